import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn, type Point } from '../../vector.ts'
import { litness, ovalPoints, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import { drawPetal, facePetal } from './petal.ts'
import type { FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

const petalCount = 10
const fringeThreads = 64

/** The wheel of a maypop: ten petals, a crimped fringe banded purple and white, and the raised column. */
export function drawPassionflower(
  sketch: Sketch,
  flower: FlowerForm,
  { base, angle, size, tilt = 0.9 }: FlowerPose,
  random: Random,
): void {
  const colors = petalRamp(random.pick(flower.colors))
  const fringe = petalRamp(flower.accent ?? '#7A4FA3')
  const radius = size / 2
  for (const layer of [0, 1])
    for (let i = layer; i < petalCount; i += 2) {
      const petal = facePetal(angle, tilt, (i / petalCount) * fullTurn + 0.2)
      drawPetal(sketch, {
        shape: 'pointed',
        base,
        angle: petal.angle,
        length: radius * petal.reach * (layer ? 0.92 : 0.98),
        halfWidth: radius * 0.16,
        colors,
        veins: 3,
      })
    }
  for (let i = 0; i < fringeThreads; i++) {
    const { angle: heading, reach } = facePetal(
      angle,
      tilt,
      (i / fringeThreads) * fullTurn + random.gaussian() * 0.03,
    )
    const length = radius * reach * random.between(0.74, 0.92)
    const thread = crimped(base, heading, length, i)
    sketch.line(tone(fringe, 0.5 + litness(heading) * 0.2), 1.3, thread)
    sketch.line('#F3ECF2', 1.4, thread.slice(2, 4), 0.9)
  }
  sketch.shape(tone(fringe, 0.12), ovalPoints(base, radius * 0.26, radius * 0.26 * tilt))
  sketch.shape('#EDE6DA', ovalPoints(base, radius * 0.17, radius * 0.17 * tilt))
  drawColumn(sketch, base, radius)
}

function crimped(base: Point, heading: number, length: number, i: number): Point[] {
  return Array.from({ length: 8 }, (_, k) => {
    const t = k / 7
    const wave = t > 0.55 ? Math.sin(k * 2.6 + i) * length * 0.035 : 0
    return step(step(base, heading, length * (0.22 + 0.78 * t)), heading + Math.PI / 2, wave)
  })
}

function drawColumn(sketch: Sketch, base: Point, radius: number): void {
  const green = leafRamp('#9DAE62')
  for (let i = 0; i < 5; i++) {
    const heading = (i / 5) * fullTurn - 0.6
    const end = step(base, heading, radius * 0.3)
    sketch.line(tone(green, 0.5), 2.4, [base, end])
    sketch.dab(
      tone(petalRamp('#D9C25A'), 0.5),
      step(end, heading + Math.PI / 2, -radius * 0.1),
      radius * 0.2,
      radius * 0.035,
      heading + Math.PI / 2,
    )
  }
  sketch.dot(tone(green, 0.3), base, radius * 0.11)
  sketch.dot(tone(green, 0.6), [base[0] - radius * 0.02, base[1] - radius * 0.03], radius * 0.08)
  for (let i = 0; i < 3; i++) {
    const heading = (i / 3) * fullTurn + 0.5
    const style = arc(base[0], base[1], radius * 0.36, heading, 0.5, 4)
    sketch.line('#8C4A6E', 1.8, style)
    sketch.dot('#A8628A', style.at(-1) ?? base, radius * 0.05)
  }
}
