import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { endOf, litness, ovalPoints, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import { drawPetal, facePetal } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawSolid } from '../solid.ts'

const lobes = 5

function drawLobe(
  sketch: Sketch,
  face: Point,
  lobe: { angle: number; reach: number },
  radius: number,
  colors: Ramp,
  ruffle: number,
  random: Random,
): void {
  const phase = random.between(0, 9)
  const length = radius * (0.55 + 0.45 * lobe.reach) * random.between(0.95, 1.05)
  const rim = Array.from({ length: 13 }, (_, i): Point => {
    const q = (i - 6) / 6
    const reach = length * (1 - 0.24 * q * q) * (1 + ruffle * Math.sin((i - 6) * 1.9 + phase))
    return step(face, lobe.angle + q * 0.66 * (1.15 - 0.25 * lobe.reach), reach)
  })
  const shape = [...rim, step(face, lobe.angle, -radius * 0.1)]
  const middle = 0.58 + litness(lobe.angle) * 0.17
  sketch.shape(tone(colors, middle), shape)
  sketch.shape(
    tone(colors, middle + 0.2),
    shape.map(([x, y]): Point => [
      face[0] + (x - face[0]) * 0.78 - radius * 0.05,
      face[1] + (y - face[1]) * 0.78 - radius * 0.06,
    ]),
    0.5,
  )
  for (let k = -2; k <= 2; k++)
    sketch.line(
      tone(colors, 0.12),
      0.8,
      [
        step(face, lobe.angle + k * 0.3, radius * 0.2),
        step(face, lobe.angle + k * 0.16, length * 0.5),
        step(face, lobe.angle + k * 0.22, length * 0.84),
      ],
      0.3,
    )
  sketch.contour(tone(colors, 0), 0.8, shape, 0.4)
}

/** A long throat that opens into five ruffled lobes; `base` is the foot of the tube. */
export function drawTrumpet(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  const colors = petalRamp(random.pick(flower.colors))
  const slender = flower.petal === 'narrow'
  const radius = (pose.size / 2) * (slender ? 0.66 : 1)
  const reach = radius * (flower.petal === 'round' ? 1.1 : slender ? 3.1 : 1.55)
  const tube = arc(pose.base[0], pose.base[1], reach, pose.angle - 0.12, 0.18, 8)
  const half = (t: number) => radius * (slender ? 0.2 + 0.4 * Math.sin(t * 1.5) : 0.13 + 0.36 * t ** 1.5)
  drawSolid(sketch, tube, half, colors, 0.4)
  drawSepals(sketch, pose, radius)
  const { point: face } = endOf(tube)
  const tilt = Math.min(pose.tilt ?? 0.72, slender ? 0.5 : 1)
  const petals = Array.from({ length: lobes }, (_, i) =>
    facePetal(pose.angle, tilt, Math.PI + 0.63 + (i / lobes) * Math.PI * 2),
  )
  // lobes nearest the tube lie behind the others
  for (const i of [2, 3, 1, 4, 0]) {
    const lobe = petals[(i + 3) % lobes]
    if (lobe) drawLobe(sketch, face, lobe, radius, colors, flower.petal === 'ruffled' ? 0.09 : 0.035, random)
  }
  drawThroat(sketch, flower, face, pose.angle, radius, tilt, colors)
}

function drawSepals(sketch: Sketch, { base, angle }: FlowerPose, radius: number): void {
  const colors = leafRamp('#7C8A52')
  const cup = arc(base[0] - Math.cos(angle) * 2, base[1] - Math.sin(angle) * 2, radius * 0.4, angle, 0, 4)
  drawSolid(sketch, cup, (t) => radius * (0.1 + 0.1 * Math.sin(t * 2.2)), colors, 0.45)
}

function drawThroat(
  sketch: Sketch,
  flower: FlowerForm,
  face: Point,
  angle: number,
  radius: number,
  tilt: number,
  colors: Ramp,
): void {
  const accent = flower.accent ?? tone(colors, 0.9)
  const across = angle + Math.PI / 2
  sketch.shape(tone(colors, 0.04), ovalPoints(face, radius * 0.31, radius * 0.3 * tilt, across), 0.55)
  sketch.shape(
    accent,
    ovalPoints(step(face, angle, radius * 0.06), radius * 0.21, radius * 0.2 * tilt, across),
    0.9,
  )
  for (let k = -2; k <= 2; k++) {
    const from = step(step(face, across, k * radius * 0.05), angle, radius * 0.1)
    sketch.line(
      accent,
      1.5,
      [from, step(step(from, angle, radius * 0.34 * tilt), across, k * radius * 0.1)],
      0.65,
    )
  }
}

/** A slender tube with short lobes and threads that stick out of it. */
export const drawTube: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const bend = Math.cos(angle) >= 0 ? 0.26 : -0.26
  const tube = arc(base[0], base[1], size, angle, bend, 6)
  const isSlender = flower.petal === 'narrow'
  const half = (t: number) =>
    isSlender ? size * (0.026 + 0.042 * t ** 1.4) : size * (0.05 + 0.055 * t + (t > 0.85 ? 0.02 : 0))
  const { point, angle: heading } = endOf(tube)
  const threads = [-0.12, 0.02, 0.14].map((turn) =>
    arc(point[0], point[1], size * 0.26, heading + turn, 0.1, 3),
  )
  for (const thread of threads) sketch.line(flower.stamens ?? '#EBD08A', 1.1, thread)
  for (const thread of threads)
    sketch.dot(flower.accent ?? '#D9983C', endOf(thread).point, Math.max(1.1, size * 0.024))
  drawSolid(sketch, tube, half, colors, 0.5 + litness(angle) * 0.1)
  const lip = petalRamp(flower.inner ?? random.pick(flower.colors))
  for (const turn of [-0.85, 0.85, -0.3, 0.3])
    drawPetal(sketch, {
      shape: 'round',
      base: step(point, heading, -size * 0.02),
      angle: heading + turn,
      length: size * (isSlender ? 0.13 : 0.2),
      halfWidth: size * (isSlender ? 0.042 : 0.06),
      colors: lip,
      middle: 0.6 - Math.abs(turn) * 0.15,
      veins: -1,
      bend: turn * 0.6,
    })
}
