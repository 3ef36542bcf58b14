import { mixColors, tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { barkRamp, petalRamp } from '../paints.ts'
import { drawPetal } from './petal.ts'
import type { FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawSolid } from '../solid.ts'

/** A pea flower: banner up, wings forward over the keel. Turned to the viewer, the banner shows its face. */
export function drawPea(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  const sideways = Math.abs(Math.cos(pose.angle))
  if (pose.tilt !== undefined && pose.tilt > 0.8) drawPeaFace(sketch, flower, pose, random)
  else drawPeaSide(sketch, flower, pose, random, sideways)
}

function drawCalyx(sketch: Sketch, flower: FlowerForm, { base, angle, size }: FlowerPose): void {
  const color = mixColors(flower.colors[0] ?? '#886688', '#6f6b45', 0.6)
  const axis = arc(base[0], base[1], size * 0.26, angle, 0, 4)
  drawSolid(sketch, axis, (t) => size * (0.06 + 0.09 * t), barkRamp(color), 0.5)
}

function drawPeaSide(
  sketch: Sketch,
  flower: FlowerForm,
  pose: FlowerPose,
  random: Random,
  sideways: number,
): void {
  const colors = petalRamp(random.pick(flower.colors))
  const { base, angle, size } = pose
  // the banner points to the top of the page, whichever way the flower faces
  const up = Math.cos(angle) >= 0 ? -1 : 1
  const heart = step(base, angle, size * 0.16)
  const stand = angle + up * (0.95 + 0.2 * sideways)
  drawPetal(sketch, {
    shape: 'banner',
    base: heart,
    angle: stand + up * 0.25,
    length: size * 0.64,
    halfWidth: size * 0.3,
    colors,
    middle: 0.44,
  })
  drawPetal(sketch, {
    shape: 'banner',
    base: heart,
    angle: stand - up * 0.12,
    length: size * 0.66,
    halfWidth: size * 0.3,
    colors,
    middle: 0.64,
    veins: 0,
    fold: 0.04,
  })
  if (flower.inner)
    sketch.dab(
      flower.inner,
      step(heart, stand - up * 0.1, size * 0.1),
      size * 0.36,
      size * 0.08,
      stand - up * 0.1,
      0.9,
    )
  drawPetal(sketch, {
    shape: 'round',
    base: heart,
    angle: angle - up * 0.14,
    length: size * 0.6,
    halfWidth: size * 0.15,
    colors,
    middle: 0.3,
    veins: 0,
    bend: up * 0.3,
  })
  drawPetal(sketch, {
    shape: 'round',
    base: heart,
    angle: angle + up * 0.16,
    length: size * 0.62,
    halfWidth: size * 0.19,
    colors,
    middle: 0.54,
    veins: 0,
    bend: up * 0.2,
  })
  drawCalyx(sketch, flower, pose)
}

function drawPeaFace(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  const colors = petalRamp(random.pick(flower.colors))
  const { base, angle, size } = pose
  const heart = step(base, angle, size * 0.1)
  const up = -Math.PI / 2 + Math.cos(angle) * 0.3
  for (const side of [-1, 1])
    drawPetal(sketch, {
      shape: 'banner',
      base: heart,
      angle: up + side * 0.42,
      length: size * 0.56,
      halfWidth: size * 0.28,
      colors,
      middle: 0.6 - side * 0.1,
      veins: 2,
    })
  sketch.dab(
    flower.inner ?? tone(colors, 0.92),
    step(heart, up, size * 0.04),
    size * (flower.inner ? 0.36 : 0.3),
    size * (flower.inner ? 0.11 : 0.07),
    up,
    flower.inner ? 0.95 : 0.6,
  )
  for (const side of [-1, 1])
    drawPetal(sketch, {
      shape: 'round',
      base: heart,
      angle: up + Math.PI + side * 0.34,
      length: size * 0.46,
      halfWidth: size * 0.16,
      colors,
      middle: 0.42 - side * 0.1,
      veins: 0,
    })
  sketch.dab(tone(colors, 0.12), heart, size * 0.3, size * 0.05, up + Math.PI, 0.7)
}
