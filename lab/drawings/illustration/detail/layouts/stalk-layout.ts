import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { endOf } from '../axis.ts'
import type { DetailForm } from '../detail-form.ts'
import { drawFruits } from '../fruit/fruit.ts'
import { drawInflorescence } from '../flowers/inflorescence.ts'
import { drawLeaf, leafLength } from '../leaves/leaf.ts'
import { barkRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

/** blades beside the foot of the stalk: two behind it, one in front */
const blades = [
  { x: -8, angle: -2.25, bend: -0.25, scale: 0.8, front: false },
  { x: 10, angle: -0.85, bend: 0.3, scale: 0.86, front: false },
  { x: -2, angle: -1.95, bend: -0.1, scale: 1, front: true },
]

/** The bloom stalk of a yucca, sotol or agave with a few of its leaves. */
export function drawStalk(sketch: Sketch, form: DetailForm, random: Random): void {
  const { leaf, flower, fruit } = form
  const stem = barkRamp(form.stem ?? '#8f8a62')
  const drawBlades = (front: boolean) => {
    if (!leaf) return
    for (const blade of blades.filter((each) => each.front === front).slice(0, leaf.count ?? 3))
      drawLeaf(
        sketch,
        leaf,
        {
          base: [blade.x, 126],
          angle: blade.angle,
          length: leafLength(leaf) * blade.scale,
          bend: blade.bend,
          middle: front ? 0.54 : 0.42,
        },
        random,
      )
  }
  drawBlades(false)
  const foot = arc(4, 128, 60, -1.46, -0.04, 6)
  drawStem(sketch, foot, 4, 3.2, stem)
  const { point, angle } = endOf(foot)
  if (flower) drawInflorescence(sketch, { length: 190, ...flower }, { base: point, angle, stem }, random)
  if (fruit) drawFruits(sketch, fruit, { base: point, angle: -0.5, stem }, random)
  drawBlades(true)
}
