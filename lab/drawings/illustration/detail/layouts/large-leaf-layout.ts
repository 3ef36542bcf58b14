import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { endOf, spotOn } from '../axis.ts'
import type { DetailForm } from '../detail-form.ts'
import { drawFruits } from '../fruit/fruit.ts'
import { drawInflorescence } from '../flowers/inflorescence.ts'
import { drawLeaf, leafLength } from '../leaves/leaf.ts'
import { barkRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

/** One or two leaves that identify the tree by themselves, on a stub of twig with its fruit. */
export function drawLargeLeaf(
  sketch: Sketch,
  { leaf, flower, fruit, stem }: DetailForm,
  random: Random,
): void {
  const wood = barkRamp(stem ?? '#7d6a55')
  const twig = arc(-66, 122, 100, -0.32, -0.12, 8)
  const [left, right] = [spotOn(twig, 0.3).point, spotOn(twig, 0.72).point]
  if (leaf) {
    const length = leafLength(leaf)
    const [first, second] = [leaf.colors[0] ?? '#667744', leaf.colors[1] ?? leaf.colors[0] ?? '#667744']
    if ((leaf.count ?? 2) > 1)
      drawLeaf(
        sketch,
        { ...leaf, colors: [second] },
        { base: left, angle: -2.02, length: length * 0.74, bend: 0.3, middle: 0.44 },
        random,
      )
    drawLeaf(
      sketch,
      { ...leaf, colors: [first] },
      { base: right, angle: -1.12, length, bend: -0.26, middle: 0.52 },
      random,
    )
  }
  // a palmetto leaf rises from the ground; its fruits are on their own spray
  const ground = leaf?.shape === 'fan'
  const carrier = ground ? arc(right[0], right[1], 120, -0.85, 0.9, 10) : twig
  drawStem(sketch, carrier, ground ? 1.8 : 4, ground ? 1 : 2.4, wood)
  const { point, angle } = endOf(carrier)
  if (fruit)
    drawFruits(sketch, fruit, { base: point, angle: fruit.at === 'tip' ? angle : 0.72, stem: wood }, random)
  if (flower)
    drawInflorescence(
      sketch,
      flower,
      { base: point, angle: flower.at === 'hanging' ? 1 : -0.4, stem: wood },
      random,
    )
}
