import { isWoody, sizeAt, type Age, type FeetRange, type GrowingPlant } from './growth.ts'

// A customer's plants in front of a house, all to one scale: where each stands and how large it's drawn. In feet, from the left edge of
// the picture and up from the ground. The picture is the same size at every age, so that only the plants change.

/** What's on record about a plant. */
export type PlantGrowth = GrowingPlant & { spacingFt: number | null }

export type GardenTree = PlantGrowth & {
  slug: string
  name: string
  containerSize: string
  quantity: number
  /** As measured in the nursery. */
  todayFt: number | null
}

export type GardenPictures = { young: string | null; grown: string | null }

/** Only what has a picture can be drawn. */
export type GardenPlant = GardenTree & { pictures: GardenPictures }

/** Where a height comes from: measured, estimated from recorded growth, or recorded for a grown plant. */
type Basis = 'today' | 'estimate' | 'grown'

type GardenSize = {
  heightFt: FeetRange
  basis: Basis
  /** The picture's box: its height is the middle of the band. */
  box: { widthFt: number; heightFt: number }
  /** A young plant stands at the bottom of its box in its own shape, because nobody records its width. A grown one fills it. */
  picture: 'young' | 'grown'
}

/** One of the given trees; those that can't be drawn for want of facts have no size. */
export type GardenLine = {
  tree: GardenTree
  /** From 1, left to right. */
  number: number
  size: GardenSize | null
  /** The middle of each one that's drawn. */
  xs: number[]
  /** The middle of its box when it's full grown, to draw it faintly behind. */
  grownBox: GardenSize['box'] | null
  /** Where its number stands under the picture: near its plants, and clear of the next number. */
  labelX: number
  isInFront: boolean
  /** How many aren't drawn because there's no room. */
  leftOut: number
}

export type GardenLayout = {
  widthFt: number
  heightFt: number
  lines: GardenLine[]
  house: { x: number; widthFt: number; heightFt: number }
  /** The middle of a six-foot person. */
  personX: number
}

/** The most plants in one picture. */
export const mostDrawn = 12

/** The row stops where the plants would get too small to see, and sooner for more of the same plant. */
const longestRowFt = { anyPlant: 240, sameAgain: 160 }

const house = { widthFt: 47, heightFt: 18 }
const marginFt = 2.5
const leastRatio = 1.6
/** The share of the width that a number needs on a small phone. */
const labelShare = 0.072

/** A vine climbs as high as it's given; the drawings give it a trellis. */
const trellis = { widthFt: 13, heightFt: 8 }

const middleOf = ({ least, most }: FeetRange) => (least + most) / 2

function gardenSize(tree: GardenTree, age: Age): GardenSize | null {
  const { todayFt, plantType } = tree
  const at = sizeAt(tree, todayFt, age)
  if (at !== null && isWoody(plantType)) {
    const basis = age === 0 ? 'today' : age === 'grown' ? 'grown' : 'estimate'
    const heightFt = middleOf(at.heightFt)
    return age === 0 || age === 5
      ? { heightFt: at.heightFt, basis, box: youngBox(heightFt), picture: 'young' }
      : {
          heightFt: at.heightFt,
          basis,
          box: { heightFt, widthFt: middleOf(at.spreadFt) },
          picture: 'grown',
        }
  }
  const grown = sizeAt(tree, todayFt, 'grown')
  const isYoung = grown === null || age === 0 || (isWoody(plantType) && age !== 'grown')
  if (isYoung && todayFt !== null)
    return {
      heightFt: { least: todayFt, most: todayFt },
      basis: 'today',
      box: youngBox(todayFt),
      picture: 'young',
    }
  if (grown === null) return null
  const box =
    plantType === 'vine' ? trellis : { heightFt: middleOf(grown.heightFt), widthFt: middleOf(grown.spreadFt) }
  return { heightFt: grown.heightFt, basis: 'grown', box, picture: 'grown' }
}

const youngBox = (heightFt: number) => ({ heightFt, widthFt: heightFt })

/** One of each for the first lines, then one more of each in turn while there's room. */
function countsDrawn(trees: readonly GardenTree[]): number[] {
  const canDraw = trees.map((tree) => gardenSize(tree, 'grown') !== null)
  const counts = trees.map(() => 0)
  let drawn = 0
  let rowFt = 0
  for (let round = 0; drawn < mostDrawn && round < mostDrawn; round++)
    for (const [index, tree] of trees.entries()) {
      const spacingFt = isWoody(tree.plantType) ? spacingOf(tree) : 0
      const isRoom = rowFt + spacingFt <= (round === 0 ? longestRowFt.anyPlant : longestRowFt.sameAgain)
      if (!canDraw[index] || round >= tree.quantity || drawn >= mostDrawn || !isRoom) continue
      counts[index] = round + 1
      drawn += 1
      rowFt += spacingFt
    }
  return counts
}

/** Without a recorded spacing, as far apart as it's wide. */
const spacingOf = ({ spacingFt, spreadFt }: GardenTree) => spacingFt ?? spreadFt?.most ?? 4

/** Moves each clear of the one before, and all of them back so that on average they're where they were wanted. */
function spreadApart(wanted: readonly number[], apart: (index: number) => number): number[] {
  const xs: number[] = []
  for (const [index, x] of wanted.entries())
    xs.push(Math.max(x, (xs[index - 1] ?? Number.NEGATIVE_INFINITY) + apart(index)))
  const shift = xs.reduce((sum, x, index) => sum + (wanted[index] ?? x) - x, 0) / Math.max(1, xs.length)
  return xs.map((x) => x + shift)
}

type Standing = { index: number; x: number }

const halfway = (one: GardenTree, other: GardenTree) => (spacingOf(one) + spacingOf(other)) / 2

/** The row of trees and shrubs, each half of its own and half of its neighbor's spacing from the next. */
function backRow(trees: readonly GardenTree[], counts: readonly number[]): Standing[] {
  const row = trees.flatMap((tree, index) =>
    isWoody(tree.plantType) ? Array.from({ length: counts[index] ?? 0 }, () => ({ tree, index })) : [],
  )
  let x = 0
  return row.map(({ tree, index }, at) => {
    const before = row[at - 1]?.tree
    if (before !== undefined) x += halfway(before, tree)
    return { index, x }
  })
}

/** Everything else stands in front, in the gap between the trees that it comes between. */
function frontRow(trees: readonly GardenTree[], counts: readonly number[], back: readonly Standing[]) {
  const row = trees.flatMap((tree, index) => {
    if (isWoody(tree.plantType)) return []
    const before = back.findLast((standing) => standing.index < index)
    const after = back.find((standing) => standing.index > index)
    const aside = (standing: Standing | undefined) => {
      const neighbor = standing && trees[standing.index]
      return neighbor === undefined ? 0 : spacingOf(neighbor) / 2
    }
    const x =
      before === undefined
        ? (after?.x ?? 0) - aside(after)
        : after === undefined
          ? before.x + aside(before)
          : (before.x + after.x) / 2
    return Array.from({ length: counts[index] ?? 0 }, () => ({ tree, index, x }))
  })
  // Those of one gap are spread around its middle; then the gaps' groups are moved clear of each other.
  const groups = Map.groupBy(row, ({ x }) => x)
  const wanted = [...groups.values()].flatMap((group) =>
    spreadApart(
      group.map(({ x }) => x),
      (at) => apartIn(group, at),
    ),
  )
  const xs = spreadApart(wanted, (at) => apartIn(row, at))
  return row.map(({ index }, at): Standing => ({ index, x: xs[at] ?? 0 }))
}

function apartIn(row: readonly { tree: GardenTree }[], at: number): number {
  const [before, here] = [row[at - 1]?.tree, row[at]?.tree]
  return before === undefined || here === undefined ? 0 : halfway(before, here)
}

/** The trees from left to right, as the customer ordered them. */
export function gardenLayout(trees: readonly GardenTree[], age: Age): GardenLayout {
  const counts = countsDrawn(trees)
  const back = backRow(trees, counts)
  const front = frontRow(trees, counts, back)
  const grown = trees.map((tree) => gardenSize(tree, 'grown'))
  const standing = [...back, ...front]
  const halfOf = ({ index }: Standing) => (grown[index]?.box.widthFt ?? 0) / 2
  const left = Math.min(0, ...standing.map((each) => each.x - halfOf(each))) - marginFt
  const right = Math.max(0, ...standing.map((each) => each.x + halfOf(each))) + marginFt
  const heightFt =
    Math.max(house.heightFt, ...grown.map((size, index) => (counts[index] ? (size?.box.heightFt ?? 0) : 0))) +
    marginFt
  const widthFt = Math.max(right - left, heightFt * leastRatio)
  const shift = (widthFt - (right - left)) / 2 - left
  const xsOf = (index: number) => standing.filter((each) => each.index === index).map(({ x }) => x + shift)
  const labelXs = labelsOf(trees, xsOf, widthFt)
  return {
    widthFt,
    heightFt,
    lines: trees.map((tree, index) => ({
      tree,
      number: index + 1,
      size: gardenSize(tree, age),
      xs: xsOf(index),
      grownBox: grown[index]?.box ?? null,
      labelX: labelXs.get(index) ?? 0,
      isInFront: !isWoody(tree.plantType),
      leftOut: tree.quantity - (counts[index] ?? 0),
    })),
    house: { ...house, x: (widthFt - house.widthFt) / 2 },
    personX: widestGap(
      [
        ...back.map(({ x }) => ({ x: x + shift, half: 1 })),
        ...front.map((each) => ({ x: each.x + shift, half: halfOf(each) })),
      ],
      widthFt,
    ),
  }
}

function labelsOf(trees: readonly GardenTree[], xsOf: (index: number) => number[], widthFt: number) {
  const drawn = trees.flatMap((_, index) => {
    const xs = xsOf(index)
    return xs.length === 0 ? [] : [{ index, x: xs.reduce((sum, x) => sum + x, 0) / xs.length }]
  })
  const apartFt = Math.min(labelShare * widthFt, widthFt / (drawn.length + 1))
  const wanted = spreadApart(
    drawn.map(({ x }) => x),
    () => apartFt,
  )
  // At either edge, each leaves room for those beyond it.
  const xs = wanted.map((x, at) => {
    const [least, most] = [(at + 0.5) * apartFt, widthFt - (drawn.length - at - 0.5) * apartFt]
    return Math.min(Math.max(x, least), most)
  })
  return new Map(drawn.map(({ index }, at) => [index, xs[at] ?? 0]))
}

/** A person is seen best where nothing else stands. */
function widestGap(standing: readonly { x: number; half: number }[], widthFt: number): number {
  const sorted = standing.toSorted((one, other) => one.x - other.x)
  const ends = [{ x: 0, half: 0 }, ...sorted, { x: widthFt, half: 0 }]
  const gaps = ends.slice(1).map((after, index) => {
    const before = ends[index] ?? after
    const [from, to] = [before.x + before.half, after.x - after.half]
    return { width: to - from, x: (from + to) / 2 }
  })
  return gaps.reduce((best, gap) => (gap.width > best.width + 0.01 ? gap : best)).x
}
