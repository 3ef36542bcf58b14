// Where grown plants stand in the drawing of the solutions: all at one scale, group by group, beside a person.

export type GrownPlant = {
  slug: string
  name: string
  heightFt: number
  spreadFt: number
  /** Its picture without background, and the small one; undefined for a plant that has none. */
  cutOut?: string | undefined
  mini?: string | undefined
}
type Standing = GrownPlant & { xFt: number }
export type SolutionsLayout = {
  widthFt: number
  heightFt: number
  personX: number
  standing: Standing[]
  /** How wide the ground of each group is, for the words below it. */
  groupFt: number[]
}

/** Crowns may meet as in a grove, groups keep apart. */
const overlap = 0.86
const groupGapFt = 7
const personFt = 8
/** Of the whole width: room for the words below a group of small plants. */
const leastShare = 0.185

/** How far a group reaches, the person beside its first plant included. */
function reachFt(group: readonly GrownPlant[], withPerson: boolean): number {
  const last = group.at(-1)?.spreadFt ?? 0
  const crowns = group.slice(0, -1).reduce((sum, { spreadFt }) => sum + spreadFt * overlap, last)
  return crowns + (withPerson ? personFt : 0) + groupGapFt
}

export function solutionsLayout(groups: readonly (readonly GrownPlant[])[]): SolutionsLayout {
  const natural = groups.map((group, index) => reachFt(group, index === 0))
  const leastFt = ((natural[0] ?? 0) / (1 - (groups.length - 1) * leastShare)) * leastShare
  const groupFt = natural.map((feet) => Math.max(feet, leastFt))
  const standing: Standing[] = []
  let start = 0
  let personX = 0
  for (const [index, group] of groups.entries()) {
    const room = (groupFt[index] ?? 0) - (natural[index] ?? 0)
    let x = start + (index === 0 ? 0 : groupGapFt + room / 2)
    for (const [place, plant] of group.entries()) {
      standing.push({ ...plant, xFt: x + plant.spreadFt / 2 })
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
    heightFt: Math.max(...standing.map(({ heightFt }) => heightFt), 10) + 6,
    personX,
    standing,
    groupFt,
  }
}
