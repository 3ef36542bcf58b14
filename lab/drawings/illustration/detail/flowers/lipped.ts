import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { endOf, litness, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import { drawPetal } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawSolid } from '../solid.ts'

/** Sages and their kin: a tube, a small hood above, a broad skirt below. */
export const drawLipped: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const down = Math.cos(angle) >= 0 ? 1 : -1
  const slender = flower.petal === 'narrow'
  const lips = slender ? 0.66 : 1
  const tube = arc(base[0], base[1], size * (slender ? 0.8 : 0.62), angle, down * (slender ? 0.2 : -0.15), 6)
  const half = (t: number) => size * (slender ? 0.045 + 0.05 * t : 0.06 + 0.06 * t)
  const { point, angle: heading } = endOf(tube)
  for (const turn of [0, 0.1])
    sketch.line(
      tone(colors, 0.8),
      0.9,
      arc(point[0], point[1], size * 0.34, heading - down * (0.35 + turn), down * 0.5, 4),
    )
  drawPetal(sketch, {
    shape: 'round',
    base: step(point, heading, -size * 0.08),
    angle: heading - down * 0.32,
    length: size * 0.36 * lips,
    halfWidth: size * 0.12 * lips,
    colors,
    middle: 0.66,
    bend: down * 0.5,
    veins: 0,
  })
  drawSolid(sketch, tube, half, colors, 0.48 + litness(angle) * 0.08)
  const lip = step(point, heading, -size * 0.06)
  drawPetal(sketch, {
    shape: 'notched',
    base: lip,
    angle: heading + down * 1.15,
    length: size * 0.34 * lips,
    halfWidth: size * 0.13 * lips,
    colors,
    middle: 0.44,
    veins: 0,
  })
  drawPetal(sketch, {
    shape: 'notched',
    base: lip,
    angle: heading + down * 0.62,
    length: size * 0.46 * lips,
    halfWidth: size * 0.22 * lips,
    colors,
    middle: 0.58,
    veins: 0,
    bend: down * 0.4,
  })
  if (flower.inner)
    sketch.dab(
      flower.inner,
      step(lip, heading + down * 0.6, size * 0.06),
      size * 0.26,
      size * 0.05,
      heading + down * 0.62,
      0.9,
    )
  const calyx = leafRamp(flower.accent ?? '#7E8A5C')
  const cup = arc(base[0], base[1], size * 0.3, angle, 0, 4)
  drawSolid(sketch, cup, (t) => size * (0.07 + 0.07 * Math.sin(t * 2.6)), calyx, 0.46)
}

/** A nodding urn with a pinched mouth. */
export function drawBell(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  if (pose.size > 34) return drawLily(sketch, flower, pose, random)
  const colors = petalRamp(random.pick(flower.colors))
  const { base, angle, size } = pose
  const axis = arc(base[0], base[1], size, angle, 0, 8)
  const half = (t: number) =>
    size * (0.12 + 0.3 * Math.sin(Math.PI * Math.min(1, t * 1.02 + 0.06)) ** 0.7 * (1 - 0.35 * t))
  const { point } = endOf(axis)
  for (const turn of [-0.9, 0, 0.9])
    drawPetal(sketch, {
      shape: 'round',
      base: step(point, angle, -size * 0.1),
      angle: angle + turn,
      length: size * 0.3,
      halfWidth: size * 0.13,
      colors,
      middle: 0.6,
      veins: -1,
      bend: turn * 0.8,
    })
  drawSolid(sketch, axis, half, colors, 0.62)
  sketch.dab(flower.accent ?? '#8A9A62', step(base, angle, -size * 0.04), size * 0.3, size * 0.14, angle)
}

/** The wide bell of a yucca: pointed tepals, three in front of three. */
const drawLily: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const tepals = [
    { turn: -0.62, middle: 0.34, bend: 0.55 },
    { turn: 0.62, middle: 0.3, bend: -0.55 },
    { turn: 0.08, middle: 0.36, bend: 0 },
    { turn: -0.4, middle: 0.66, bend: 0.75 },
    { turn: 0.4, middle: 0.56, bend: -0.75 },
    { turn: 0, middle: 0.74, bend: 0 },
  ]
  for (const { turn, middle, bend } of tepals)
    drawPetal(sketch, {
      shape: 'pointed',
      base,
      angle: angle + turn,
      length: size,
      halfWidth: size * 0.22,
      colors,
      middle,
      bend,
      veins: 3,
    })
  sketch.dab(flower.accent ?? '#A9B080', step(base, angle, -2), size * 0.22, size * 0.07, angle)
}
