import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { DetailForm } from '../detail-form.ts'
import { drawGrassHead } from '../flowers/grass-head.ts'
import { drawLeaf, leafLength } from '../leaves/leaf.ts'
import { leafRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

const culms = [
  { x: -18, angle: -1.14, length: 228 },
  { x: -4, angle: -1.86, length: 196 },
  { x: -10, angle: -1.48, length: 232 },
]

const blades = [
  { x: -22, angle: -2.15, bend: -0.7, scale: 0.8 },
  { x: 4, angle: -0.95, bend: 0.8, scale: 0.86 },
  { x: -6, angle: -1.75, bend: -0.3, scale: 0.95 },
  { x: 0, angle: -1.3, bend: 0.5, scale: 0.7 },
]

/** A few culms with their heads, and some blades at the foot. */
export function drawGrassTuft(sketch: Sketch, { leaf, flower, stem }: DetailForm, random: Random): void {
  const straw = leafRamp(stem ?? '#9a8a5a')
  if (leaf)
    for (const { x, angle, bend, scale } of blades.slice(0, leaf.count ?? 4))
      drawLeaf(
        sketch,
        leaf,
        {
          base: [x, 122],
          angle,
          length: (leaf.length ?? leafLength(leaf) * 0.72) * scale,
          bend,
          middle: 0.48 + random.gaussian() * 0.06,
        },
        random,
      )
  for (const { x, angle, length } of culms.slice(0, flower?.count ?? 3)) {
    const lean = angle + Math.PI / 2
    const culm = arc(x, 122, length * ((flower?.length ?? 228) / 228), angle, lean * 0.55, 18)
    drawStem(sketch, culm, 1.3, 0.6, straw)
    if (flower) drawGrassHead(sketch, flower, culm, random)
  }
}
