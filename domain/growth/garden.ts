import { drawnSize, type DrawnSize, type PictureShape } from './drawn-size.ts'
import { isWoody, sizeAt, type Age, type FeetRange, type GrowingPlant } from './growth.ts'

// A customer's plants around a house, all to one scale: where each stands and how large it's drawn. Nothing stands before the door: the
// first tree is planted at one end of the house and the next at the other, and what stays low before the sills. In feet, from the left
// edge of the picture and up from the ground. The picture is the same size at every age, so that only the plants change.

/** What's on record about a plant. */
export type PlantGrowth = GrowingPlant & {
  spacingFt: number | null
  /** Of the picture of the grown plant; undefined if there's none. */
  shape?: PictureShape | undefined
}

export type GardenTree = PlantGrowth & {
  slug: string
  name: string
  containerSize: string
  quantity: number
  /** As measured in the nursery. */
  todayFt: number | null
}

/** The small one is enough on a phone. */
type GardenPicture = { url: string; mini: string }

/** As it's sold, years later, and full grown. */
export type GardenPictures = Record<'young' | 'halfGrown' | 'grown', GardenPicture | null>

/** Only what has a picture can be drawn. */
export type GardenPlant = GardenTree & { pictures: GardenPictures }

/** Where a height comes from: measured, estimated from recorded growth, or recorded for a grown plant. */
type Basis = 'today' | 'estimate' | 'grown'

type GardenSize = {
  heightFt: FeetRange
  basis: Basis
  /** The picture's box. */
  box: DrawnSize
  /** A young or half-grown plant stands at the bottom of its box in its own shape, because nobody records its width. A grown one fills it. */
  picture: keyof GardenPictures
}

/** One of the given trees; those that can't be drawn for want of facts have no size. */
export type GardenLine<Tree extends GardenTree = GardenTree> = {
  tree: Tree
  /** Its place in the given order. */
  index: number
  /** From 1, left to right in the picture. */
  number: number
  size: GardenSize | null
  /** The middle of each one that's drawn. */
  xs: number[]
  grownBox: GardenSize['box'] | null
  /** Whether it's still to grow enough to be worth an outline. */
  isGrowing: boolean
  /** Stays below the sills, so it stands before the house. */
  isLow: boolean
  /** How many aren't drawn because there's no room. */
  leftOut: number
}

export type GardenLayout<Tree extends GardenTree = GardenTree> = {
  widthFt: number
  heightFt: number
  /** From left to right; at the end, those that aren't drawn. */
  lines: GardenLine<Tree>[]
  /** Where numbers stand under the picture: near their plants, and clear of the next. A line on both sides of the door has two. */
  labels: { number: number; x: number }[]
  house: { x: number; widthFt: number; heightFt: number; baseFt: number }
  /** The middle of a six-foot person. */
  personX: number
}

/** The garden is shown at this age first. */
export const firstGardenAge: Age = 10

/** The most plants in one picture. */
export const mostDrawn = 12

/** The row stops where the plants would get too small to see, and sooner for more of the same plant. */
const longestRowFt = { anyPlant: 180, sameAgain: 110 }

/** Its foot is a little up the lawn, behind the plants. */
const house = { widthFt: 47, heightFt: 18, baseFt: 1.2 }
/** How far up the picture the lawn goes. */
export const lawnFt = 4.4

// From the middle of the house. The walls end inside of the eaves, and the middle of the door is 2 ft to the right.
const walls = { left: -22, right: 22 }
const door = { left: 0.5, right: 3.5 }
const freeAtDoorFt = 6
/** Nothing is planted here. */
const free = { left: door.left - freeAtDoorFt, right: door.right + freeAtDoorFt }
/** Between a wall and the edge of a grown crown. */
const wallGapFt = 3
/** A plant that grows no taller leaves the windows free. */
const lowFt = 4

/** Under the edge of a crown there's room for a person. */
const underCrownShare = 0.55

const marginFt = 2.5
const houseMarginFt = 8
/** For the label of the tallest outline. */
const skyFt = 6
/** Of width to height: a picture is neither a tower nor a ribbon. */
const ratio = { least: 1.6, most: 2.5 }
/** The share of the width that a number needs on a small phone. */
const labelShare = 0.072

const middleOf = ({ least, most }: FeetRange) => (least + most) / 2

export function gardenSize(tree: PlantGrowth & { todayFt: number | null }, age: Age): GardenSize | null {
  const { todayFt, plantType } = tree
  const at = sizeAt(tree, todayFt, age)
  const grown = sizeAt(tree, todayFt, 'grown')
  if (at !== null && grown !== null && isWoody(plantType)) {
    const { heightFt } = at
    const full = drawnSize({ ...tree, ...grown }, 'middle')
    if (age === 'grown') return { heightFt, basis: 'grown', box: full, picture: 'grown' }
    const tall = Math.min(middleOf(heightFt), full.heightFt)
    if (age === 0) return { heightFt, basis: 'today', box: youngBox(tall), picture: 'young' }
    const isOld = age === 20
    const widthFt = isOld ? (tall / full.heightFt) * full.widthFt : Math.min(tall, full.widthFt)
    return {
      heightFt,
      basis: 'estimate',
      box: { heightFt: tall, widthFt },
      picture: isOld ? 'grown' : 'halfGrown',
    }
  }
  const isYoung = grown === null || age === 0 || (isWoody(plantType) && age !== 'grown')
  if (isYoung && todayFt !== null)
    return {
      heightFt: { least: todayFt, most: todayFt },
      basis: 'today',
      box: youngBox(todayFt),
      picture: 'young',
    }
  if (grown === null) return null
  const box = drawnSize({ ...tree, ...grown }, 'middle')
  return { heightFt: grown.heightFt, basis: 'grown', box, picture: 'grown' }
}

const youngBox = (heightFt: number) => ({ heightFt, widthFt: heightFt })

/** Vines climb a trellis, so they're never low. */
const staysLow = (tree: GardenTree, grown: GardenSize | null) =>
  grown !== null && tree.plantType !== 'vine' && grown.box.heightFt <= lowFt

/** One of each for the first lines, then one more of each in turn while there's room. */
function countsDrawn(trees: readonly GardenTree[]): number[] {
  const grown = trees.map((tree) => gardenSize(tree, 'grown'))
  const counts = trees.map(() => 0)
  let drawn = 0
  let rowFt = 0
  for (let round = 0; drawn < mostDrawn && round < mostDrawn; round++)
    for (const [index, tree] of trees.entries()) {
      const spacingFt = staysLow(tree, grown[index] ?? null) ? 0 : spacingOf(tree)
      const longest = round === 0 ? longestRowFt.anyPlant : longestRowFt.sameAgain
      const isRoom = spacingFt === 0 || rowFt + spacingFt <= longest
      if (grown[index] === null || round >= tree.quantity || drawn >= mostDrawn || !isRoom) continue
      counts[index] = round + 1
      drawn += 1
      rowFt += spacingFt
    }
  return counts
}

/** Without a recorded spacing, as far apart as it's wide. */
const spacingOf = ({ spacingFt, spreadFt }: GardenTree) => spacingFt ?? spreadFt?.most ?? 4

/** Moves each clear of the one before, and all of them back so that on average they're where they were wanted. */
function spreadApart(wanted: readonly number[], apart: number): number[] {
  const xs: number[] = []
  for (const x of wanted) xs.push(Math.max(x, (xs.at(-1) ?? Number.NEGATIVE_INFINITY) + apart))
  const shift = xs.reduce((sum, x, index) => sum + (wanted[index] ?? x) - x, 0) / Math.max(1, xs.length)
  return xs.map((x) => x + shift)
}

/** `half` of its width when it's grown. */
type Planted = { tree: GardenTree; index: number; half: number }
type Standing = Planted & { x: number }

const halfway = (one: GardenTree, other: GardenTree) => (spacingOf(one) + spacingOf(other)) / 2

/** How far each trunk is from where a row begins: the first by half of its crown, the others half of each neighbor's spacing apart. */
function trunksOf(row: readonly Planted[]): number[] {
  let at = 0
  return row.map(({ tree, half }, index) => {
    const before = row[index - 1]
    at += before === undefined ? half : halfway(before.tree, tree)
    return at
  })
}

const lengthOf = (row: readonly Planted[]) => (trunksOf(row).at(-1) ?? 0) + (row.at(-1)?.half ?? 0)

/** Both sides of the house, each from the house outward. */
type Sides = { left: Planted[]; right: Planted[] }

/** The cut of a row into two sides that costs least, by the first number that differs; of equal ones, the first. */
function cutOf(row: readonly Planted[], cuts: readonly number[], costOf: (sides: Sides) => number[]): Sides {
  const [best] = cuts
    .map((cut) => {
      const sides = { left: row.slice(0, cut).toReversed(), right: row.slice(cut) }
      return { sides, cost: costOf(sides) }
    })
    .toSorted((one, other) => {
      const at = one.cost.findIndex((value, index) => value !== other.cost[index])
      return at === -1 ? 0 : (one.cost[at] ?? 0) - (other.cost[at] ?? 0)
    })
  return best?.sides ?? { left: [], right: [] }
}

/** A row from a point outward; `side` is -1 to the left. */
const standing = (row: readonly Planted[], from: number, side: -1 | 1): Standing[] =>
  trunksOf(row).flatMap((trunk, index) => {
    const plant = row[index]
    return plant === undefined ? [] : [{ ...plant, x: from + side * trunk }]
  })

/** Trees and tall shrubs at the ends of the house: with two or more, at least one on each side, and neither side longer than it must be. */
function atTheEnds(row: readonly Planted[]): Standing[] {
  const cuts = row.length === 1 ? [1] : row.slice(1).map((_, index) => index + 1)
  const { left, right } = cutOf(row, cuts, (sides) => [Math.max(lengthOf(sides.left), lengthOf(sides.right))])
  return [...standing(left, walls.left - wallGapFt, -1), ...standing(right, walls.right + wallGapFt, 1)]
}

/** Low plants before the sills, one kind on one side if there's room; more than that goes on past the ends of the house. */
function beforeTheSills(row: readonly Planted[]): Standing[] {
  const rooms = { left: free.left - walls.left, right: walls.right - free.right }
  const cuts = Array.from({ length: row.length + 1 }, (_, index) => row.length - index)
  const { left, right } = cutOf(row, cuts, (sides) => {
    const [one, other] = [lengthOf(sides.left), lengthOf(sides.right)]
    const overflow = Math.max(0, one - rooms.left) + Math.max(0, other - rooms.right)
    const isParted = sides.left[0] !== undefined && sides.left[0].index === sides.right[0]?.index
    return [overflow, Number(isParted), Math.max(one / rooms.left, other / rooms.right)]
  })
  const inTheMiddle = (side: readonly Planted[], room: number) => Math.max(0, (room - lengthOf(side)) / 2)
  return [
    ...standing(left, free.left - inTheMiddle(left, rooms.left), -1),
    ...standing(right, free.right + inTheMiddle(right, rooms.right), 1),
  ]
}

const meanOf = (xs: readonly number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length

/** The trees around a house, each row from left to right as the customer ordered them. */
export function gardenLayout<Tree extends GardenTree>(trees: readonly Tree[], age: Age): GardenLayout<Tree> {
  const counts = countsDrawn(trees)
  const grown = trees.map((tree) => gardenSize(tree, 'grown'))
  const planted = trees.flatMap((tree, index) => {
    const half = (grown[index]?.box.widthFt ?? 0) / 2
    return Array.from({ length: counts[index] ?? 0 }, (): Planted => ({ tree, index, half }))
  })
  const isLow = ({ tree, index }: Planted) => staysLow(tree, grown[index] ?? null)
  const tall = atTheEnds(planted.filter((each) => !isLow(each)))
  const low = beforeTheSills(planted.filter(isLow))
  const all = [...tall, ...low]
  const left = Math.min(-house.widthFt / 2 - houseMarginFt, ...all.map(({ x, half }) => x - half - marginFt))
  const right = Math.max(house.widthFt / 2 + houseMarginFt, ...all.map(({ x, half }) => x + half + marginFt))
  const tallest = planted.map(({ index }) => grown[index]?.box.heightFt ?? 0)
  const tallFt = Math.max(house.heightFt + house.baseFt, ...tallest) + skyFt
  const heightFt = Math.max(tallFt, (right - left) / ratio.most)
  const widthFt = Math.max(right - left, heightFt * ratio.least)
  const middle = (widthFt - (right - left)) / 2 - left
  const groups = [...Map.groupBy(all, ({ index, x }) => `${index} ${x < 0}`).values()]
    .map((group) => ({ index: group[0]?.index ?? 0, x: meanOf(group.map(({ x }) => x)) + middle }))
    .toSorted((one, other) => one.x - other.x)
  const fromLeft = [...new Set([...groups.map(({ index }) => index), ...trees.keys()])]
  return {
    widthFt,
    heightFt,
    lines: fromLeft.flatMap((index, at) => {
      const tree = trees[index]
      if (tree === undefined) return []
      const [size, grownSize] = [gardenSize(tree, age), grown[index] ?? null]
      const line: GardenLine<Tree> = {
        tree,
        index,
        number: at + 1,
        size,
        xs: all
          .flatMap((each) => (each.index === index ? [each.x + middle] : []))
          .toSorted((one, other) => one - other),
        grownBox: grownSize?.box ?? null,
        isGrowing: size !== null && grownSize !== null && isWorthAnOutline(size, grownSize),
        isLow: staysLow(tree, grownSize),
        leftOut: tree.quantity - (counts[index] ?? 0),
      }
      return [line]
    }),
    labels: labelXs(groups, widthFt).map((x, at) => ({
      x,
      number: fromLeft.indexOf(groups[at]?.index ?? 0) + 1,
    })),
    house: { ...house, x: middle - house.widthFt / 2 },
    personX: widestGap(
      [
        ...tall.map(({ x, half }) => ({ x: x + middle, half: half * underCrownShare })),
        ...low.map(({ x, half }) => ({ x: x + middle, half })),
        { x: middle, half: walls.right },
      ],
      widthFt,
    ),
  }
}

/** Below the sills, and where little is left to grow, an outline would only be a second edge. */
const isWorthAnOutline = ({ box }: GardenSize, grown: GardenSize) =>
  grown.box.heightFt > lowFt && grown.box.heightFt > 1.15 * box.heightFt

function labelXs(groups: readonly { x: number }[], widthFt: number): number[] {
  const apartFt = Math.min(labelShare * widthFt, widthFt / (groups.length + 1))
  const wanted = spreadApart(
    groups.map(({ x }) => x),
    apartFt,
  )
  // At either edge, each leaves room for those beyond it.
  return wanted.map((x, at) => {
    const [least, most] = [(at + 0.5) * apartFt, widthFt - (groups.length - at - 0.5) * apartFt]
    return Math.min(Math.max(x, least), most)
  })
}

/** A person is seen best where nothing else stands. */
function widestGap(taken: readonly { x: number; half: number }[], widthFt: number): number {
  const sorted = taken.toSorted((one, other) => one.x - other.x)
  const ends = [{ x: 0, half: 0 }, ...sorted, { x: widthFt, half: 0 }]
  const gaps = ends.slice(1).map((after, index) => {
    const before = ends[index] ?? after
    const [from, to] = [before.x + before.half, after.x - after.half]
    return { width: to - from, x: (from + to) / 2 }
  })
  return gaps.reduce((best, gap) => (gap.width > best.width + 0.01 ? gap : best)).x
}
