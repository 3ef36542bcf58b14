// Positions of the full-grown plants in the solutions drawing: to one scale, group by group, with a person.

export type GrownPlant = {
  slug: string
  name: string
  heightFt: number
  spreadFt: number
  /** Its cut-out and the small one; undefined if it has none. */
  cutOut?: string | undefined
  mini?: string | undefined
}
type PositionedPlant = GrownPlant & { xFt: number }
export type SolutionsLayout = {
  widthFt: number
  heightFt: number
  personX: number
  plants: PositionedPlant[]
  /** The width of each group, for the text below it. */
  groupFt: number[]
}

/** Crowns in a group overlap a little; groups are separate. */
const overlap = 0.86
const groupGapFt = 7
const personFt = 8
/** Minimum share of the total width, so that the text fits below a group of small plants. */
const minShare = 0.185

/** The width of a group, including the person beside its first plant. */
function groupWidthFt(group: readonly GrownPlant[], withPerson: boolean): number {
  const last = group.at(-1)?.spreadFt ?? 0
  const crowns = group.slice(0, -1).reduce((sum, { spreadFt }) => sum + spreadFt * overlap, last)
  return crowns + (withPerson ? personFt : 0) + groupGapFt
}

export function solutionsLayout(groups: readonly (readonly GrownPlant[])[]): SolutionsLayout {
  const natural = groups.map((group, index) => groupWidthFt(group, index === 0))
  const minFt = ((natural[0] ?? 0) / (1 - (groups.length - 1) * minShare)) * minShare
  const groupFt = natural.map((feet) => Math.max(feet, minFt))
  const plants: PositionedPlant[] = []
  let start = 0
  let personX = 0
  for (const [index, group] of groups.entries()) {
    const room = (groupFt[index] ?? 0) - (natural[index] ?? 0)
    let x = start + (index === 0 ? 0 : groupGapFt + room / 2)
    for (const [place, plant] of group.entries()) {
      plants.push({ ...plant, xFt: x + plant.spreadFt / 2 })
      x += plant.spreadFt * overlap
      if (index === 0 && place === 0) {
        personX = x + plant.spreadFt * (1 - overlap) + personFt * 0.3
        x += personFt
      }
    }
    start += groupFt[index] ?? 0
  }
  return {
    widthFt: start,
    heightFt: Math.max(...plants.map(({ heightFt }) => heightFt), 10) + 6,
    personX,
    plants,
    groupFt,
  }
}
