import { tone, type Ramp } from '../../color.ts'
import { arc, ribbon } from '../../path.ts'
import type { Random } from '../../random.ts'
import { spotOn, step, type Axis } from '../axis.ts'
import type { DetailForm } from '../detail-form.ts'
import { drawFlower } from '../flowers/flower.ts'
import { drawFruits } from '../fruit/fruit.ts'
import { leafRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'

const padHalf = (t: number) => 62 * Math.max(0, Math.sin(Math.PI * t ** 0.8)) ** 0.6 * (0.74 + 0.3 * t) + 0.5

/** bands across the pad (half-widths), step of the ramp, opacity */
const shading = [
  { from: -1, to: -0.05, shade: 0.38, opacity: 0.5 },
  { from: -1, to: -0.4, shade: 0.25, opacity: 0.5 },
  { from: -1, to: -0.7, shade: 0.12, opacity: 0.4 },
  { from: 0.92, to: 0.25, shade: 0.64, opacity: 0.5 },
  { from: 0.85, to: 0.5, shade: 0.78, opacity: 0.5 },
]

function drawPadBody(sketch: Sketch, axis: Axis, colors: Ramp): void {
  sketch.shape(tone(colors, 0.5), ribbon(axis, padHalf))
  // the ribbon's positive edge is on the left of an upright pad, toward the light
  for (const { from, to, shade, opacity } of shading)
    sketch.shape(tone(colors, shade), ribbon(axis, padHalf, from, to), opacity)
  sketch.contour(tone(colors, 0), 0.9, ribbon(axis, padHalf), 0.5)
}

function drawSpines(sketch: Sketch, axis: Axis, isSmooth: boolean, random: Random): void {
  for (let row = 0; row < 5; row++)
    for (let column = -2; column <= 2; column++) {
      const t = 0.22 + row * 0.16 + (column % 2 === 0 ? 0 : 0.08)
      if (t > 0.93) continue
      const { point, angle } = spotOn(axis, t)
      const across = column * 0.38
      const areole = step(point, angle + Math.PI / 2, padHalf(t) * across)
      sketch.dot('#7A6642', areole, 2.1)
      if (isSmooth) continue
      for (let k = 0; k < 3; k++)
        sketch.line(
          '#F6EDD0',
          1.2,
          [areole, step(areole, angle + across + random.gaussian() * 0.7, random.between(12, 20))],
          0.95,
        )
    }
}

/** A prickly pear pad with its fruit and flower on the rim. */
export function drawPad(sketch: Sketch, { leaf, flower, fruit }: DetailForm, random: Random): void {
  const colors = leafRamp(leaf?.colors[0] ?? '#86A06C')
  const stem = colors
  const axis = arc(-14, 124, 150, -1.5, 0.06, 18)
  if (fruit) {
    drawFruits(sketch, fruit, { base: [34, 4], angle: -0.95, stem, count: 1 }, random)
    drawFruits(
      sketch,
      { ...fruit, size: (fruit.size ?? 54) * 0.86 },
      { base: [46, 34], angle: -0.45, stem, count: 1 },
      random,
    )
    drawFruits(
      sketch,
      { ...fruit, colors: [leaf?.colors[0] ?? '#86A06C'] },
      { base: [-20, -10], angle: -1.72, stem, count: 1 },
      random,
    )
  }
  drawPadBody(sketch, axis, colors)
  drawSpines(sketch, axis, leaf?.edge === 'smooth', random)
  if (flower) drawFlower(sketch, flower, { base: [-29, -58], angle: -1.7, size: flower.size ?? 116 }, random)
}
