// Positions of the full-grown plants in the solutions drawing: to one scale, group by group, with a person. The last group's plants
// would be specks, so they have a larger scale of their own.

export type GrownPlant = {
  slug: string
  name: string
  heightFt: number
  spreadFt: number
  /** Its cut-out and the small one; undefined if it has none. */
  cutOut?: string | undefined
  mini?: string | undefined
}
type PositionedPlant = GrownPlant & { xFt: number; scale: number }
export type SolutionsLayout = {
  widthFt: number
  heightFt: number
  personX: number
  /** Where the last group begins. */
  enlargedX: number
  plants: PositionedPlant[]
  /** The width of each group, for the text below it. */
  groupFt: number[]
}

export const enlarged = 4

/** Left of each group; the first has a margin, because crowns are drawn wider than recorded. */
const groupGapFt = 9
const marginFt = 13
/** Left of the last group, for the labels of the large scale, and right of it for its own. */
const rulerFt = 9
const personFt = 8
/** Minimum share of the total width, so that a small group's names and text have room. */
const minShare = 0.18

export function solutionsLayout(groups: readonly (readonly GrownPlant[])[]): SolutionsLayout {
  const last = groups.length - 1
  const scaleOf = (index: number) => (index === last ? enlarged : 1)
  const besidesFt = (index: number) =>
    (index === 0 ? marginFt + personFt : groupGapFt) + (index === last ? 2 * rulerFt : 0)
  const crownsFt = groups.map((group, index) =>
    group.reduce((sum, { spreadFt }) => sum + spreadFt * scaleOf(index), 0),
  )
  const natural = crownsFt.map((feet, index) => feet + besidesFt(index))
  const minFt = (Math.max(...natural) * minShare) / (1 - last * minShare)
  const groupFt = natural.map((feet) => Math.max(feet, minFt))
  const plants: PositionedPlant[] = []
  let start = 0
  let personX = 0
  for (const [index, group] of groups.entries()) {
    const scale = scaleOf(index)
    // What's left over goes between the plants, half of it at each end.
    const apart = ((groupFt[index] ?? 0) - (natural[index] ?? 0)) / Math.max(1, group.length)
    let x = start + (index === 0 ? marginFt : groupGapFt) + (index === last ? rulerFt : 0) + apart / 2
    for (const [place, plant] of group.entries()) {
      const spread = plant.spreadFt * scale
      plants.push({ ...plant, scale, xFt: x + spread / 2 })
      x += spread + apart
      if (index === 0 && place === 0) {
        personX = x + personFt / 2
        x += personFt
      }
    }
    start += groupFt[index] ?? 0
  }
  return {
    widthFt: start,
    heightFt: Math.max(...plants.map(({ heightFt, scale }) => heightFt * scale), 10) + 9,
    personX,
    enlargedX: start - (groupFt.at(-1) ?? 0),
    plants,
    groupFt,
  }
}
