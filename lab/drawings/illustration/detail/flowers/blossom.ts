import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn } from '../../vector.ts'
import { endOf, litness, ovalPoints, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { petalRamp } from '../paints.ts'
import { drawPetal, facePetal, type PetalShape } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

/** Below this size a flower is a few dabs. */
const floretSize = 20

/** half-width of a petal as a share of its length */
const petalWidth: Record<PetalShape, number> = {
  round: 0.5,
  notched: 0.46,
  ruffled: 0.5,
  narrow: 0.22,
  clawed: 0.46,
  ray: 0.2,
  toothed: 0.24,
  pointed: 0.3,
  banner: 0.6,
}

/** An open flower seen face on; `base` is its center. */
export function drawBlossom(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  if (pose.size < floretSize) return drawFloret(sketch, flower, pose, random)
  const colors = petalRamp(random.pick(flower.colors))
  const count = flower.petals ?? 5
  const shape = flower.petal ?? (flower.type === 'star' ? 'pointed' : 'round')
  const tilt = pose.tilt ?? 0.85
  const radius = pose.size / 2
  const crowded = flower.type === 'cup' ? 1.3 : 1
  const width = petalWidth[shape] * (5 / Math.max(4.4, count)) ** 0.8 * crowded
  const turn = random.between(0, fullTurn)
  const petals = Array.from({ length: count }, (_, i) =>
    facePetal(pose.angle, tilt, turn + (i / count) * fullTurn),
  )
  for (const { angle, reach } of petals.toSorted(
    (a, b) => Math.sin(a.angle) * a.reach - Math.sin(b.angle) * b.reach,
  )) {
    const length = radius * reach * random.between(0.96, 1.04)
    const halfWidth = radius * width * (0.62 + 0.38 * reach)
    const satin = flower.type === 'cup' && { middle: 0.54 + litness(angle) * 0.08, fold: 0.02, veins: 6 }
    drawPetal(sketch, { shape, base: pose.base, angle, length, halfWidth, colors, ...satin })
    if (flower.inner) drawInner(sketch, flower, pose, angle, length, halfWidth)
  }
  drawHeart(sketch, flower, pose, tilt, random)
}

function drawInner(
  sketch: Sketch,
  flower: FlowerForm,
  pose: FlowerPose,
  angle: number,
  length: number,
  halfWidth: number,
): void {
  const colors = petalRamp(flower.inner ?? '#ffffff')
  const share = flower.innerShare ?? 0.35
  sketch.dab(tone(colors, 0.55), pose.base, length * share * 1.25, halfWidth * share, angle, 0.85)
}

/** Stamens and the eye. */
function drawHeart(
  sketch: Sketch,
  flower: FlowerForm,
  { base, angle, size }: FlowerPose,
  tilt: number,
  random: Random,
): void {
  const accent = flower.accent ?? '#D2A544'
  if (flower.type === 'cup') {
    sketch.shape(
      tone(petalRamp(accent), 0.45),
      ovalPoints(base, size * 0.09, size * 0.09 * tilt, angle + Math.PI / 2),
    )
    for (let i = 0; i < 14; i++) {
      const turn = i * 2.4
      const reach = Math.sqrt(i / 14) * size * 0.085
      sketch.dot(tone(petalRamp(accent), 0.8), step(base, turn, reach), size * 0.016)
    }
    return
  }
  sketch.dot(tone(petalRamp(accent), 0.3), base, size * 0.07, 0.6)
  if (flower.stamens) return drawLongStamens(sketch, flower.stamens, accent, base, angle, size, random)
  if (flower.petals !== undefined && flower.inner) return
  const threads = Array.from({ length: 16 }, () => {
    const { angle: turn, reach } = facePetal(angle, tilt, random.between(0, fullTurn))
    return step(base, turn, size * reach * random.between(0.12, 0.26))
  })
  for (const end of threads) sketch.line('#B9AE8E', 0.8, [base, end], 0.9)
  for (const end of threads) sketch.dot(accent, end, Math.max(0.9, size * 0.022))
}

/** Threads that sweep out past the petals, all to the facing side. */
function drawLongStamens(
  sketch: Sketch,
  color: string,
  accent: string,
  base: FlowerPose['base'],
  angle: number,
  size: number,
  random: Random,
): void {
  const threads = Array.from({ length: 9 }, (_, i) =>
    arc(
      base[0],
      base[1],
      size * random.between(0.62, 0.85),
      angle + (i - 4) * 0.14,
      (i - 4) * -0.05 - 0.35,
      6,
    ),
  )
  for (const thread of threads) sketch.line(color, 1.1, thread)
  for (const thread of threads) sketch.dab(accent, endOf(thread).point, size * 0.07, size * 0.016, angle + 1)
}

/** A flower of a few dabs, for clusters. */
export const drawFloret: DrawFlower = (sketch, flower, { base, angle, size, tilt = 0.85 }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const count = flower.petals ?? 5
  const turn = random.between(0, fullTurn)
  const light = random.between(0.5, 0.72)
  const slim = flower.type === 'star' || flower.petal === 'narrow'
  const width = size * (slim ? 0.1 : 0.15) * (5 / Math.max(4, count))
  for (const { shade, scale } of [
    { shade: light - 0.42, scale: 1 },
    { shade: light + 0.06, scale: 0.86 },
  ])
    for (let i = 0; i < count; i++) {
      const petal = facePetal(angle, tilt, turn + (i / count) * fullTurn)
      const halfWidth = width * scale * (0.6 + 0.4 * petal.reach)
      sketch.lobe(tone(colors, shade), base, (size / 2) * petal.reach * scale, halfWidth, petal.angle)
    }
  sketch.dot(flower.accent ?? tone(colors, 0.3), base, size * 0.075)
}
