import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import { ovalPoints, spotOn, step } from '../axis.ts'
import { drawBlade } from '../leaves/blade.ts'
import { leafOutline } from '../leaves/leaf-outline.ts'
import type { OutlinePoint } from '../leaves/lobed-outlines.ts'
import { fruitRamp } from '../paints.ts'
import type { DrawFruit } from '../pose.ts'
import { drawSolid } from '../solid.ts'

/** Ash: a seed with one paddle. */
export const drawSamara: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  drawBlade(sketch, {
    outline: leafOutline('spoon'),
    base,
    angle,
    length: size,
    halfWidth: size * 0.13,
    colors,
    veins: 2,
    fold: 0.08,
  })
  const seed = arc(base[0], base[1], size * 0.46, angle, 0, 6)
  drawSolid(
    sketch,
    seed,
    (t) => size * 0.055 * Math.sin(Math.PI * (0.1 + t * 0.85)) + 0.3,
    fruitRamp(fruit.accent ?? '#8F7A4A'),
    0.46,
  )
}

/** The wing of a maple: straight on the back, rounded in front. */
const wing: readonly OutlinePoint[] = [
  [0, 0.1],
  [0.15, 0.25],
  [0.4, 0.7],
  [0.7, 1],
  [0.92, 0.8],
  [1, 0.3],
  [1, 0],
]

export const drawMapleSamara: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const seeds = fruitRamp(fruit.accent ?? '#8A8A52')
  for (const side of [-1, 1]) {
    const heading = angle + side * 0.62
    const seed = step(base, heading, size * 0.08)
    drawBlade(sketch, {
      outline: wing,
      base: seed,
      angle: heading,
      length: size,
      halfWidth: size * 0.17,
      bend: side * 0.3,
      colors,
      middle: 0.54 - side * 0.06,
      veins: 5,
      fold: 0.08,
    })
    const nut = arc(base[0], base[1], size * 0.26, heading, 0, 6)
    const half = (t: number) => size * 0.085 * Math.sin(Math.PI * (0.14 + t * 0.8)) + 0.3
    drawSolid(sketch, nut, half, seeds, 0.48)
  }
}

/** Elm and hoptree: a seed in the middle of a round papery wing. */
export const drawWafer: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const center = step(base, angle, size / 2)
  const rim = ovalPoints(center, size * 0.5, size * 0.43, angle, 12)
  sketch.shape(tone(colors, 0.56), rim)
  sketch.shape(
    tone(colors, 0.78),
    ovalPoints([center[0] - size * 0.07, center[1] - size * 0.08], size * 0.34, size * 0.27, angle),
    0.6,
  )
  const veins = 12
  for (let i = 0; i < veins; i++) {
    const turn = (i / veins) * Math.PI * 2
    sketch.line(
      tone(colors, 0.22),
      0.7,
      [step(center, turn, size * 0.14), step(center, turn + 0.14, size * 0.38)],
      0.5,
    )
  }
  const seed = arc(...step(center, angle, -size * 0.2), size * 0.4, angle, 0, 6)
  const half = (t: number) => size * 0.1 * Math.sin(Math.PI * (0.1 + 0.82 * t)) + 0.3
  drawSolid(sketch, seed, half, fruitRamp(fruit.accent ?? '#9A8A50'), 0.48)
  sketch.line(tone(colors, 0.2), 0.9, [base, spotOn(seed, 0).point])
  sketch.contour(tone(colors, 0), 0.8, rim, 0.5)
}
