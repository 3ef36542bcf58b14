import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { endOf, spotOn, type Axis } from '../axis.ts'
import { flatten, type Layer } from '../flowers/cluster.ts'
import type { DetailForm, FlowerForm } from '../detail-form.ts'
import { flowerSize } from '../flowers/flower.ts'
import { drawFruits } from '../fruit/fruit.ts'
import { drawInflorescence } from '../flowers/inflorescence.ts'
import { drawLeaf, leafLength } from '../leaves/leaf.ts'
import { barkRamp } from '../paints.ts'
import { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

const fewKnots = [0.18, 0.48, 0.8]
const manyKnots = [0.14, 0.36, 0.58, 0.8]

/** Flowers before the leaves: clusters at the knots of last year's wood, young leaves at the tip. */
export function drawBareTwig(sketch: Sketch, form: DetailForm, random: Random): void {
  const { leaf, flower, fruit } = form
  const stem = barkRamp(form.stem ?? '#6a5a4e')
  const axis = arc(-100, 72, 210, -0.55, -0.28, 12)
  const knots = flower && flowerSize(flower) > 40 ? fewKnots : manyKnots
  const tip = endOf(axis)
  if (leaf)
    for (const { turn, scale, index } of [
      { turn: 0.6, scale: 0.8, index: 1 },
      { turn: -0.45, scale: 1, index: 0 },
    ]) {
      const length = leafLength(leaf) * scale
      drawLeaf(
        sketch,
        leaf,
        { base: tip.point, angle: tip.angle + turn, length, bend: turn * 0.5, index },
        random,
      )
    }
  drawStem(sketch, axis, 5, 2, stem)
  for (const t of knots) sketch.dot(tone(stem, 0.3), spotOn(axis, t).point, 5.4 - 2.6 * t)
  if (flower) flatten(sketch, flowerLayers(flower, axis, knots, stem, random))
  // pods hang between the upper knots
  const pods = spotOn(axis, 0.69).point
  if (fruit) drawFruits(sketch, fruit, { base: pods, angle: Math.PI / 2 - 0.2, stem }, random)
}

function flowerLayers(
  flower: FlowerForm,
  axis: Axis,
  knots: readonly number[],
  stem: Ramp,
  random: Random,
): Layer[] {
  const small = flowerSize(flower) < 34
  return knots.map((t, i): Layer => {
    const { point, angle } = spotOn(axis, t)
    const turn = (i % 2 === 0 ? 1 : -1) * random.between(1, 1.3)
    const layer = new Sketch()
    drawInflorescence(layer, flower, { base: point, angle: angle - turn, stem }, random)
    const fewer = { ...flower, count: Math.max(1, (flower.count ?? 4) - 2) }
    if (small) drawInflorescence(layer, fewer, { base: point, angle: angle + turn, stem }, random)
    return { depth: i % 2, sketch: layer }
  })
}
