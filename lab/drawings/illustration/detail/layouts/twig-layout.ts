import { type Ramp, tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { clamp } from '../../vector.ts'
import { endOf, spotOn, type Axis, type Spot } from '../axis.ts'
import type { DetailForm, FlowerForm, FruitForm, LeafForm } from '../detail-form.ts'
import { flowerSize } from '../flowers/flower.ts'
import { drawFruits, fruitSize } from '../fruit/fruit.ts'
import { drawInflorescence } from '../flowers/inflorescence.ts'
import { drawLeaf, leafLength } from '../leaves/leaf.ts'
import { barkRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

const twigLength = 190

type Twig = {
  axis: Axis
  stem: Ramp
  /** positions of the leaves from foot (0) to tip (1) */
  nodes: readonly number[]
  /** a leaf ends the twig */
  ended: boolean
  /** the node whose lower leaf makes room for hanging flowers or fruit */
  hangsAt: number | undefined
}

function twigAxis(kind: 'twig' | 'vine'): Axis {
  if (kind === 'twig') return arc(-72, 92, twigLength, -0.98, 0.24, 12)
  const lower = arc(-92, 62, 105, -0.2, -0.75, 8)
  const { point } = endOf(lower)
  return [...lower, ...arc(point[0], point[1], 105, -0.95, 0.75, 8).slice(1)]
}

function nodeCount(leaf: LeafForm): number {
  if (leaf.count !== undefined) return leaf.count
  if (leaf.compound) return 4
  const paired = leaf.arrangement === 'opposite' || leaf.arrangement === 'whorled'
  const nodes = twigLength / (leafLength(leaf) * (paired ? 0.52 : 0.34))
  return Math.round(clamp(nodes, paired ? 3 : 4, paired ? 9 : 15))
}

function nodePositions(leaf: LeafForm | undefined, ended: boolean): number[] {
  const nodes = leaf ? nodeCount(leaf) : 4
  const last = ended ? 1 : 0.9
  return Array.from({ length: nodes }, (_, node) => 0.1 + ((last - 0.1) * node) / Math.max(1, nodes - 1))
}

/** Which sides of the twig carry a leaf at the node: -1 the upper, 1 the lower. */
function sidesAt(leaf: LeafForm, node: number): readonly number[] {
  if (leaf.arrangement === 'opposite') return [-1, 1]
  if (leaf.arrangement === 'whorled') return [-1, 1, -0.35]
  if (leaf.arrangement === 'clustered') return [-1, 0.8, node % 2 === 0 ? 0.3 : -0.3]
  return node % 2 === 0 ? [-1] : [1]
}

/** Hanging flowers or fruit replace a leaf on the lower side, near the middle of the twig. */
function hangingNode(leaf: LeafForm | undefined, nodes: readonly number[]): number {
  // compound leaves are too few to lose one, and open enough to hang something between them
  if (leaf?.compound && leaf.compound !== 'palmate') return nodes.length > 2 ? 0.26 : 0.55
  const lower = leaf ? nodes.filter((_, node) => sidesAt(leaf, node).some((side) => side > 0)) : nodes
  return lower.toSorted((a, b) => Math.abs(a - 0.38) - Math.abs(b - 0.38))[0] ?? 0.38
}

/** No other leaf grows on the lower side this close to hanging flowers or fruit. */
const hangingGap = 0.12

function drawLeaves(
  sketch: Sketch,
  leaf: LeafForm,
  { axis, nodes, ended, hangsAt }: Twig,
  random: Random,
): void {
  const length = leafLength(leaf)
  const spread = leaf.compound && leaf.compound !== 'palmate' ? 0.85 : 1
  let index = 0
  for (const [node, t] of nodes.entries()) {
    const { point, angle } = spotOn(axis, t)
    const terminal = ended && node === nodes.length - 1
    for (const side of terminal ? [0] : sidesAt(leaf, node)) {
      if (hangsAt !== undefined && side > 0 && Math.abs(t - hangsAt) < hangingGap) continue
      const pose = {
        base: point,
        angle: angle + side * spread * random.between(0.78, 1.02) * (1.08 - 0.28 * t),
        length: length * (1 - 0.2 * t ** 3) * random.between(0.9, 1.08),
        bend: -side * 0.24 + (terminal ? 0.15 : 0),
        middle: 0.5 - side * 0.05 + random.gaussian() * 0.07,
        index: index++,
      }
      drawLeaf(sketch, leaf, pose, random)
    }
  }
}

type Axil = Spot & { side: number }

/** Points for flowers and fruits at nodes, on alternating sides, above anything that hangs. */
function axils({ axis, nodes, hangsAt }: Twig, count: number): Axil[] {
  const low = hangsAt === undefined ? 0.14 : hangsAt + 0.05
  const inner = nodes.filter((t) => t > low && t < 0.97)
  const between = Array.from({ length: count }, (_, i) => low + 0.06 + ((0.9 - low) * i) / count)
  const usable = inner.length >= count ? inner : between
  return Array.from({ length: count }, (_, i) => {
    const pick = Math.round((i / Math.max(1, count - 1)) * (usable.length - 1))
    return { ...spotOn(axis, usable[pick] ?? 0.5), side: i % 2 === 0 ? 1 : -1 }
  })
}

/** Large flowers sit in few axils, small ones in many. */
const axilCount = (reach: number) => (reach > 76 ? 2 : reach > 36 ? 3 : reach > 24 ? 4 : 5)

function drawFlowers(sketch: Sketch, flower: FlowerForm, twig: Twig, random: Random): void {
  const { axis, stem, hangsAt = 0.4 } = twig
  const at = flower.at ?? 'tip'
  const draw = (base: Spot['point'], angle: number) =>
    drawInflorescence(sketch, flower, { base, angle, stem }, random)
  if (at === 'tip') return draw(endOf(axis).point, endOf(axis).angle)
  if (at === 'hanging') return draw(spotOn(axis, hangsAt).point, Math.PI / 2 - 0.42)
  const long = flower.cluster === 'raceme' || flower.cluster === 'spike'
  const reach = long ? (flower.length ?? 130) * 0.5 : flowerSize(flower) * Math.sqrt(flower.count ?? 1)
  for (const { point, angle, side } of axils(twig, axilCount(reach)))
    draw(point, angle + side * random.between(0.55, 0.85))
}

const fruitPlace = (fruit: FruitForm) => fruit.at ?? (fruitSize(fruit) > 30 ? 'hanging' : 'axils')

function drawTwigFruits(sketch: Sketch, fruit: FruitForm, twig: Twig, ringed: boolean, random: Random): void {
  const { axis, stem, hangsAt = 0.4 } = twig
  const at = fruitPlace(fruit)
  const draw = (base: Spot['point'], angle: number) =>
    drawFruits(sketch, fruit, { base, angle, stem }, random)
  if (at === 'tip') return draw(endOf(axis).point, endOf(axis).angle)
  if (at === 'hanging') return draw(spotOn(axis, hangsAt).point, Math.PI / 2 - 0.5)
  // between paired leaves the fruits ring the stem
  const lean = ringed ? 0.25 : 1
  for (const { point, angle, side } of axils(twig, 4))
    draw(point, angle + side * lean * random.between(0.75, 1.05))
}

/** A branch from the lower left to the upper right with leaves, flowers and fruits. */
export function drawTwig(sketch: Sketch, form: DetailForm, kind: 'twig' | 'vine', random: Random): void {
  const { leaf, flower, fruit } = form
  const atTip = (flower && (flower.at ?? 'tip') === 'tip') || fruit?.at === 'tip'
  const hanging = (fruit && fruitPlace(fruit) === 'hanging') || flower?.at === 'hanging'
  const nodes = nodePositions(leaf, !atTip)
  const twig: Twig = {
    axis: twigAxis(kind),
    stem: barkRamp(form.stem ?? '#7d6a55'),
    nodes,
    ended: !atTip,
    hangsAt: hanging ? hangingNode(leaf, nodes) : undefined,
  }
  if (kind === 'vine') drawTendril(sketch, twig)
  drawStem(sketch, twig.axis, kind === 'vine' ? 2.8 : 3.6, 1.5, twig.stem)
  if (form.thorns) drawThorns(sketch, twig)
  if (leaf) drawLeaves(sketch, leaf, twig, random)
  if (fruit) drawTwigFruits(sketch, fruit, twig, leaf?.arrangement === 'opposite', random)
  if (flower) drawFlowers(sketch, flower, twig, random)
}

function drawThorns(sketch: Sketch, { axis, nodes, stem }: Twig): void {
  for (const t of nodes) {
    const { point, angle } = spotOn(axis, t)
    for (const side of [-1, 1]) sketch.dab(tone(stem, 0.85), point, 17, 1.1, angle + side * 1.25)
  }
}

/** A climbing shoot holds on with a coil. */
function drawTendril(sketch: Sketch, { axis, stem }: Twig): void {
  const { point, angle } = spotOn(axis, 0.62)
  const reach = arc(point[0], point[1], 40, angle + 1, -0.6, 6)
  const end = endOf(reach)
  sketch.line(tone(stem, 0.5), 1.4, [...reach, ...arc(end.point[0], end.point[1], 44, end.angle, 8.5, 22)])
}
