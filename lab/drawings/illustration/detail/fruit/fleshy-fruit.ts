import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { endOf, ovalPoints, spotOn, step } from '../axis.ts'
import type { FruitForm } from '../detail-form.ts'
import { fruitRamp, leafRamp } from '../paints.ts'
import type { DrawFruit, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawBall, drawSolid } from '../solid.ts'

export const drawBerry: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const radius = size / 2
  const center = step(base, angle, radius * 0.9)
  drawBall(sketch, center, radius, colors, fruit.bloom ?? false)
  // the scar of the flower, on the far end
  if (size > 13) sketch.dot(tone(colors, 0), step(center, angle, radius * 0.72), radius * 0.12, 0.6)
}

/** A plum or olive: longer than wide, with a seam. */
export const drawPlum: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const axis = arc(base[0], base[1], size, angle, 0, 12)
  const half = (t: number) => size * 0.39 * Math.max(0.02, Math.sin(Math.PI * (0.07 + t * 0.88))) ** 0.58
  drawSolid(sketch, axis, half, colors, 0.44)
  const center = spotOn(axis, 0.48).point
  sketch.shape(
    tone(colors, 0.78),
    ovalPoints([center[0] - size * 0.1, center[1] - size * 0.12], size * 0.19, size * 0.14, angle),
    0.5,
  )
  if (fruit.bloom)
    sketch.shape(
      '#ffffff',
      ovalPoints([center[0] - size * 0.07, center[1] - size * 0.1], size * 0.26, size * 0.18, angle),
      0.2,
    )
  else
    sketch.shape(
      '#ffffff',
      ovalPoints([center[0] - size * 0.15, center[1] - size * 0.16], size * 0.06, size * 0.04, angle),
      0.6,
    )
  sketch.line(
    tone(colors, 0.1),
    0.9,
    [
      step(base, angle, size * 0.04),
      step(step(base, angle, size * 0.45), angle + Math.PI / 2, size * 0.12),
      step(base, angle, size * 0.92),
    ],
    0.4,
  )
}

/** Maypop: a large smooth egg. */
export function drawEgg(sketch: Sketch, fruit: FruitForm, pose: FlowerPose, random: Random): void {
  drawPlum(sketch, { ...fruit, bloom: true }, pose, random)
  const cap = leafRamp(fruit.accent ?? '#7F8F55')
  for (const turn of [-0.9, 0, 0.9])
    sketch.dab(
      tone(cap, 0.5 - turn * 0.15),
      step(pose.base, pose.angle, -pose.size * 0.05),
      pose.size * 0.22,
      pose.size * 0.05,
      pose.angle + turn,
    )
}

/** A small pepper that stands up whichever way its stalk grows, with a green cap. */
export const drawPepper: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const axis = arc(base[0], base[1], size, angle, -0.1, 10)
  const half = (t: number) => size * 0.27 * Math.max(0.02, Math.sin(Math.PI * (0.12 + t * 0.84))) ** 0.6
  drawSolid(sketch, axis, half, colors, 0.46)
  const shine = spotOn(axis, 0.42).point
  sketch.shape(
    '#ffffff',
    ovalPoints(
      [shine[0] - size * 0.08, shine[1] - size * 0.04],
      size * 0.04,
      size * 0.14,
      angle + Math.PI / 2,
    ),
    0.5,
  )
  sketch.shape(
    tone(leafRamp(fruit.accent ?? '#6F8A48'), 0.45),
    ovalPoints(base, size * 0.09, size * 0.16, angle),
  )
}

/** The fruit of a prickly pear: a barrel with a flat top and tufts of bristles. */
export const drawTuna: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const axis = arc(base[0], base[1], size, angle, 0.06, 10)
  const half = (t: number) => size * 0.3 * Math.sin(Math.PI * (0.14 + t * 0.68)) ** 0.7
  drawSolid(sketch, axis, half, colors, 0.48)
  const { point } = endOf(axis)
  sketch.shape(
    tone(colors, 0.14),
    ovalPoints(step(point, angle, -size * 0.03), half(1) * 0.8, size * 0.05, angle + Math.PI / 2),
    0.8,
  )
  for (let i = 0; i < 9; i++) {
    const t = 0.2 + (i % 3) * 0.27
    const across = (Math.floor(i / 3) - 1) * 0.6 + (i % 2) * 0.12
    const at = step(spotOn(axis, t).point, angle + Math.PI / 2, half(t) * across)
    sketch.dot('#F0DFB0', at, Math.max(1.3, size * 0.035))
  }
}

/** Sumac: fuzzy drupes packed in a cone along the angle. */
export const drawFuzzyCluster: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const axis = arc(base[0], base[1], size, angle, Math.cos(angle) * 0.2, 10)
  sketch.line(tone(fruitRamp('#7A5A44'), 0.4), 2.4, axis)
  const count = Math.round(size * 0.62)
  const drupes = Array.from({ length: count }, (_, i) => {
    const t = 0.06 + (0.92 * i) / count
    const turn = i * 2.39996
    const spot = spotOn(axis, t)
    const reach = size * 0.2 * (1 - 0.72 * t) + size * 0.03
    return {
      at: step(spot.point, spot.angle + Math.PI / 2, Math.sin(turn) * reach),
      front: Math.cos(turn),
      t,
    }
  }).toSorted((a, b) => a.front - b.front)
  const radius = Math.max(3.4, size * 0.052)
  for (const { at, front } of drupes) {
    const colors = fruitRamp(random.pick(fruit.colors))
    sketch.dot(tone(colors, 0.1 + 0.08 * front), [at[0] + 0.6, at[1] + 0.8], radius)
    sketch.dot(tone(colors, 0.46 + 0.12 * front), at, radius * 0.88)
    sketch.dot(tone(colors, 0.78), [at[0] - radius * 0.25, at[1] - radius * 0.28], radius * 0.36, 0.8)
  }
}
