import type { Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { clamp, mixPoints, type Point } from '../../vector.ts'
import { endOf, spotOn, step, type Axis } from '../axis.ts'
import { drawBud } from '../flowers/daisy.ts'
import type { DetailForm, FlowerForm, LeafForm } from '../detail-form.ts'
import { drawFlower, flowerSize, isFace } from '../flowers/flower.ts'
import { drawFruits } from '../fruit/fruit.ts'
import { drawInflorescence } from '../flowers/inflorescence.ts'
import { drawLeaf, leafLength } from '../leaves/leaf.ts'
import { leafRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

function drawStemLeaves(sketch: Sketch, leaf: LeafForm, axis: Axis, random: Random): void {
  const length = leafLength(leaf)
  if (leaf.arrangement === 'basal') return drawRosette(sketch, leaf, axis, random)
  const paired = leaf.arrangement === 'opposite'
  const nodes = leaf.count ?? Math.round(clamp(120 / (length * (paired ? 0.8 : 0.5)), 2, 9))
  let index = 0
  for (let node = 0; node < nodes; node++) {
    const t = 0.12 + (0.74 * node) / Math.max(1, nodes - 1)
    const { point, angle } = spotOn(axis, t)
    for (const side of paired ? [-1, 1] : [node % 2 === 0 ? 1 : -1])
      drawLeaf(
        sketch,
        leaf,
        {
          base: point,
          angle: angle + side * random.between(0.75, 1.05),
          length: length * (1.06 - 0.4 * t) * random.between(0.92, 1.06),
          bend: side * random.between(0.1, 0.4),
          middle: 0.5 - side * 0.05 + random.gaussian() * 0.06,
          index: index++,
        },
        random,
      )
  }
}

/** Leaves that spring from the foot of the stem, the outer ones lying flat. */
function drawRosette(sketch: Sketch, leaf: LeafForm, axis: Axis, random: Random): void {
  const foot = spotOn(axis, 0.05).point
  const count = leaf.count ?? 6
  const order = Array.from({ length: count }, (_, i) => (i / (count - 1)) * 2 - 1)
  for (const offset of order.toSorted((a, b) => Math.abs(b) - Math.abs(a)))
    drawLeaf(
      sketch,
      leaf,
      {
        base: foot,
        angle: -Math.PI / 2 + offset * 1.42 + random.gaussian() * 0.05,
        length: leafLength(leaf) * random.between(0.88, 1.08),
        bend: offset * 0.5,
        middle: 0.5 - offset * 0.08 + random.gaussian() * 0.05,
      },
      random,
    )
}

/** more heads, measured from the first in head sizes; stalks leave the main stem at `from` */
const sideHeads = [
  { from: 0.2, right: 0.8, down: 0.52, scale: 0.76 },
  { from: 0.3, right: -0.66, down: 0.42, scale: 0.62 },
]

function sideStalk(main: Axis, from: number, to: Point): Axis {
  const { point } = spotOn(main, from)
  // outward first, then up into the light
  const knee: Point = [point[0] + (to[0] - point[0]) * 0.7, point[1] + (to[1] - point[1]) * 0.34]
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return mixPoints(mixPoints(point, knee, t), mixPoints(knee, to, t), t)
  })
}

function drawHeads(sketch: Sketch, flower: FlowerForm, main: Axis, stem: Ramp, random: Random): void {
  const heads = flower.count ?? 2
  const size = flowerSize(flower)
  const tip = endOf(main).point
  const stalks = sideHeads.slice(0, heads - 1).map(({ from, right, down, scale }) => ({
    axis: sideStalk(main, from, [tip[0] + right * size, tip[1] + down * size]),
    scale,
  }))
  for (const { axis } of stalks) drawStem(sketch, axis, 1.7, 1.3, stem)
  for (const [i, { axis, scale }] of stalks.entries()) {
    const { point, angle } = endOf(axis)
    if (i === 1 && flower.type === 'daisy') drawBud(sketch, flower, { base: point, angle, size: size * 0.62 })
    else drawHead(sketch, flower, axis, size * scale, 0.74, random)
  }
  drawHead(sketch, flower, main, size, 0.94, random)
}

function drawHead(
  sketch: Sketch,
  flower: FlowerForm,
  axis: Axis,
  size: number,
  tilt: number,
  random: Random,
): void {
  const { point, angle } = endOf(axis)
  const base = isFace(flower.type) ? step(point, angle, size * 0.06) : point
  drawFlower(sketch, flower, { base, angle, size, tilt }, random)
}

/** An upright herb: leaves on the lower stem, flowers on top. */
export function drawStemSprig(sketch: Sketch, form: DetailForm, random: Random): void {
  const { leaf, flower, fruit } = form
  const stem = leafRamp(form.stem ?? leaf?.colors[0] ?? '#7a8a52')
  const heads = flower !== undefined && (flower.cluster ?? 'single') === 'single'
  const size = flower ? flowerSize(flower) : 0
  const axis = arc(4, 128, heads ? 120 + size * 0.42 : 120, -1.66, 0.16, 12)
  drawStem(sketch, axis, 2.6, 1.7, stem)
  if (leaf) drawStemLeaves(sketch, leaf, axis, random)
  const tip = endOf(axis)
  if (fruit) {
    const spot = spotOn(axis, 0.62)
    drawFruits(sketch, fruit, { base: spot.point, angle: -0.35, stem }, random)
  }
  if (heads) drawHeads(sketch, flower, axis, stem, random)
  else if (flower) drawInflorescence(sketch, flower, { base: tip.point, angle: tip.angle, stem }, random)
}
