import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { addMonths } from './care-dates.ts'
import { changeDays, middleOf, nextWatering, waterPlan } from './water-plan.ts'
import { bucketsInWords, daysInWords } from './water-words.ts'
import { gallonsEach, treeLabel, type PlantedTree } from './tree-care.ts'

/** Reminders that repeat every so many days, for a month or as long as the plan stays the same. */
export type WaterSeries = {
  /** The first day of its stretch, which never changes. */
  id: Day
  from: Day
  /** The last day on which it may repeat. */
  until: Day
  everyDays: number
  /** One line per tree: 'Lacey Oak, 15 gal: 5 to 7 gallons, 1 bucket, every 7 days' */
  trees: string[]
}

function treeLine(tree: PlantedTree, day: Day): string {
  const { gallons, days } = waterPlan(tree, day)
  const amount = gallons === null ? [] : [gallonsEach(gallons, tree), bucketsInWords(gallons)]
  return `${treeLabel(tree)}: ${[...amount, ...(days === null ? [] : [daysInWords(days)])].join(', ')}`
}

/** The water for each tree that needs some on a day. */
export const treeWater = (trees: readonly PlantedTree[], day: Day): string[] =>
  thirstyOn(trees, day).map(({ tree }) => treeLine(tree, day))

const thirstyOn = (trees: readonly PlantedTree[], day: Day) =>
  trees.flatMap((tree) => {
    const { days } = waterPlan(tree, day)
    return days === null ? [] : [{ tree, every: middleOf(days) }]
  })

/** Longer than any plan: a tree planted in July has its second summer 27 months later. */
const mostMonths = 30

/** One series for each stretch of the first three months, and then for each month, until every tree lives on rain. */
export function waterSeries(trees: readonly PlantedTree[]): WaterSeries[] {
  const [first] = trees
  if (first === undefined) return []
  const { plantedOn } = first
  const months = Array.from({ length: mostMonths }, (_, index) =>
    addMonths(`${plantedOn.slice(0, 7)}-01`, index + 1),
  )
  const starts = [...new Set([addDays(plantedOn, 1), ...changeDays(plantedOn), ...months])].toSorted()
  return starts.slice(0, -1).flatMap((from, index) => {
    const until = addDays(starts[index + 1] ?? from, -1)
    const thirsty = thirstyOn(trees, from)
    if (thirsty.length === 0) return []
    const next = thirsty
      .flatMap(({ tree }) => nextWatering(tree, from) ?? [])
      .toSorted()
      .at(0)
    if (next === undefined || next > until) return []
    return [
      {
        id: from,
        from: next,
        until,
        everyDays: Math.min(...thirsty.map(({ every }) => every)),
        trees: treeWater(trees, from),
      },
    ]
  })
}
