import { tone } from '../../color.ts'
import type { Random } from '../../random.ts'
import { step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { petalRamp } from '../paints.ts'
import { drawPetal } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

/** petals in a ring, their length, and how far they spread */
const rings = [
  { petals: 7, length: 1, spread: 1.3, shade: 0.36 },
  { petals: 6, length: 0.96, spread: 1.0, shade: 0.48 },
  { petals: 5, length: 0.82, spread: 0.72, shade: 0.62 },
]

/** A satiny cup seen from the side; `base` is its foot. */
export const drawCactusFlower: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const length = size * 0.6
  for (const [index, ring] of rings.entries()) {
    if (index === 2) drawStamens(sketch, flower, base, angle, length, random)
    const order = Array.from({ length: ring.petals }, (_, i) => (i / (ring.petals - 1)) * 2 - 1)
    for (const offset of order.toSorted((a, b) => Math.abs(b) - Math.abs(a)))
      drawPetal(sketch, {
        shape: 'round',
        base,
        angle: angle + offset * ring.spread,
        length: length * (index === 2 ? 0.62 : ring.length) * random.between(0.93, 1.05),
        halfWidth: length * 0.24,
        colors,
        middle: ring.shade - offset * 0.14 + 0.08,
        bend: -offset * 0.5,
        veins: 2,
      })
  }
}

function drawStamens(
  sketch: Sketch,
  flower: FlowerForm,
  base: FlowerPose['base'],
  angle: number,
  length: number,
  random: Random,
): void {
  const ends = Array.from({ length: 22 }, () =>
    step(base, angle + random.gaussian() * 0.3, length * random.between(0.58, 0.8)),
  )
  const colors = petalRamp(flower.accent ?? '#D9A23A')
  for (const end of ends) sketch.line(tone(colors, 0.4), 0.8, [base, end], 0.8)
  for (const end of ends) sketch.dot(tone(colors, 0.66), end, length * 0.035)
}
