import type { Picture } from '#domain/pictures/picture.ts'
import { monthNames, monthSpans } from '#domain/plants/months.ts'
import { isOak, mayPruneOak } from '#domain/plants/oak-wilt.ts'
import { dayInWords, fullDay, monthDay } from '#domain/time/day-words.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { countInWords } from '#domain/quotes/quote-words.ts'
import { capitalize } from '#domain/wording.ts'
import { addMonths, cageOff, daysBetween, stakeOff } from './care-dates.ts'
import { seasonWords } from './season-words.ts'
import type { Band } from './water-figures.ts'
import { nextWatering, wateringsAMonth, waterPlan, type WateredTree, type WaterPlan } from './water-plan.ts'
import { bucketFills, bucketsInWords, daysInWords, gallonsInWords } from './water-words.ts'

/** A line that we planted, with what its plant's record says. */
export type PlantedTree = WateredTree & {
  line: number
  quantity: number
  name: string
  spanishName: string | null
  scientificName: string
  /** Null if the plant is no longer in the catalog. */
  slug: string | null
  /** '15 gal, 9 ft 7 in tall' */
  size: string
  growthRate: string | null
  bloomMonths: readonly number[]
  fallColor: string | null
  hasCage: boolean
}

type WaterRow = {
  line: number
  label: string
  gallons: string
  buckets: string
  fills: number[]
  every: string
}

type PageTree = {
  line: number
  name: string
  scientificName: string
  slug: string | null
  size: string
  picture: Picture | null
  plantedOn: string
  season: string
  facts: { label: string; value: string }[]
}

/** The customer's page after planting, in words. */
export type TreeCare = {
  lead: string
  month: string
  headline: string
  /** 'Thursday, December 17'; null if rain is enough. */
  next: string | null
  water: WaterRow[]
  months: { name: string; letter: string; waterings: number; isNow: boolean }[]
  /** Clay needs a warning of its own. */
  isClay: boolean
  trees: PageTree[]
}

const monthOf = (day: Day) => Number(day.slice(5, 7))

/** 'December 2027' */
const monthAndYear = (day: Day) => `${monthNames[monthOf(day) - 1] ?? ''} ${day.slice(0, 4)}`

export const treeLabel = ({ name, quantity, containerSize }: PlantedTree) =>
  `${quantity === 1 ? name : `${quantity} × ${name}`}, ${containerSize}`

/** '1 gallon each': several plants don't share one. */
export const gallonsEach = (gallons: Band, { quantity }: PlantedTree) =>
  `${gallonsInWords(gallons)}${quantity === 1 ? '' : ' each'}`

function guaranteeWords(ends: Day, today: Day): string {
  const left = daysBetween(today, ends)
  if (left < 0) return `ended ${fullDay(ends)}`
  return left === 0 ? 'ends today' : `${countInWords(left, 'day')} left, to ${monthDay(ends)}`
}

const oakMonths = monthSpans(
  Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => !mayPruneOak(month)),
)

function factsOf(tree: PlantedTree, guaranteeEnds: Day, today: Day): PageTree['facts'] {
  const stake = stakeOff(tree.plantedOn)
  const cage = cageOff(tree.plantedOn, tree.growthRate)
  return [
    { label: 'Guarantee', value: capitalize(guaranteeWords(guaranteeEnds, today)) },
    ...(tree.plantType === 'tree'
      ? [{ label: 'Stake, if it has one', value: `Off in ${monthAndYear(stake)}` }]
      : []),
    ...(tree.hasCage ? [{ label: 'Deer cage', value: `On to about ${monthAndYear(cage)}` }] : []),
    ...(isOak(tree.scientificName) ? [{ label: "Don't prune", value: oakMonths }] : []),
  ]
}

const everyInWords = ({ days, dryDays }: WaterPlan) => {
  if (days !== null) return daysInWords(days)
  return dryDays === null ? 'only in a drought' : `${daysInWords(dryDays)} without rain`
}

function headlineOf(plans: readonly WaterPlan[]): string {
  const intervals = new Set(plans.map(({ days }) => (days === null ? 'none' : daysInWords(days))))
  const [only] = intervals
  if (intervals.size > 1) return 'Slowly, and each at its own pace'
  return only === undefined || only === 'none' ? 'Rain is enough now' : `${capitalize(only)}, slowly`
}

/** The next twelve months, this one first. Bars show the tree that's watered most often. */
function monthsOf(trees: readonly PlantedTree[], today: Day): TreeCare['months'] {
  const year = Array.from({ length: 12 }, (_, index) => {
    const day = index === 0 ? today : `${addMonths(`${today.slice(0, 7)}-01`, index).slice(0, 7)}-15`
    const name = monthNames[monthOf(day) - 1] ?? ''
    const waterings = Math.max(0, ...trees.map((tree) => wateringsAMonth(waterPlan(tree, day))))
    return { name, letter: name.slice(0, 1), waterings, isNow: index === 0 }
  })
  return year
}

type Seen = {
  trees: readonly PlantedTree[]
  city: string
  plantedOn: Day
  guaranteeEnds: Day
  today: Day
  pictures: ReadonlyMap<number, Picture | null>
}

/** Everything about the trees we planted, this month's water first. */
export function toTreeCare({ trees, city, plantedOn, guaranteeEnds, today, pictures }: Seen): TreeCare {
  const plans = trees.map((tree) => waterPlan(tree, today))
  const next = trees
    .flatMap((tree) => nextWatering(tree, today) ?? [])
    .toSorted()
    .at(0)
  const count = trees.reduce((sum, { quantity }) => sum + quantity, 0)
  const noun = trees.every(({ plantType }) => plantType === 'tree') ? 'tree' : 'plant'
  const where = city === '' ? '' : ` in ${city}`
  const [plantedYear, thisYear] = [plantedOn.slice(0, 4), today.slice(0, 4)]
  return {
    lead: `${capitalize(countInWords(count, noun))}${where}, planted ${dayInWords(plantedOn)}, ${plantedYear}. Today is ${monthDay(today)}${thisYear === plantedYear ? '' : `, ${thisYear}`}.`,
    month: monthNames[monthOf(today) - 1] ?? '',
    headline: headlineOf(plans),
    next: next === undefined ? null : dayInWords(next),
    water: trees.map((tree) => {
      const plan = waterPlan(tree, today)
      const { gallons } = plan
      return {
        line: tree.line,
        label: treeLabel(tree),
        gallons: gallons === null ? 'Ask us how much' : gallonsEach(gallons, tree),
        buckets: gallons === null ? '' : bucketsInWords(gallons),
        fills: gallons === null ? [] : bucketFills(gallons),
        every: everyInWords(plan),
      }
    }),
    months: monthsOf(trees, today),
    isClay: trees.some(({ ground }) => ground === 'clay'),
    trees: trees.map((tree) => ({
      line: tree.line,
      name: tree.quantity === 1 ? tree.name : `${tree.quantity} × ${tree.name}`,
      scientificName: tree.scientificName,
      slug: tree.slug,
      size: tree.size,
      picture: pictures.get(tree.line) ?? null,
      plantedOn: fullDay(tree.plantedOn),
      season: seasonWords(tree, monthOf(today)),
      facts: factsOf(tree, guaranteeEnds, today),
    })),
  }
}
