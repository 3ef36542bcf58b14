import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { containerSizeOf, containerSizes } from '#domain/stock/container-sizes.ts'
import type { Ground } from '#domain/places/community-facts.ts'
import { waterNeeds } from '#domain/plants/vocabulary.ts'
import {
  pots,
  rows,
  sizeByCaliper,
  summerMonths,
  weeklyGallonsPerInch,
  type Band,
  type Column,
  type PotSize,
} from './water-figures.ts'

// How much and how often to water a plant after it was planted. It's a plan, not an order: the soil decides.

type WaterNeed = (typeof waterNeeds)[number]

/** From a plant's record; null if it doesn't say. */
export const waterNeedOf = (text: string | null | undefined): WaterNeed | null =>
  waterNeeds.find((need) => need === text) ?? null

type Potted = {
  /** As the quote has it: '15 gal'. */
  containerSize: string
  caliperInches: number | null
}

export type WateredTree = Potted & {
  /** These are null if the plant's record doesn't say. */
  waterNeed: WaterNeed | null
  plantType: string | null
  leafRetention: string | null
  ground: Ground
  plantedOn: Day
}

export type WaterPlan = {
  /** A watering; null if neither the container nor the trunk is known. */
  gallons: Band | null
  /** Between waterings; null if rain is enough. */
  days: Band | null
  /** Between waterings if it doesn't rain, for a plant that otherwise lives on rain. */
  dryDays: Band | null
}

const monthOf = (day: Day) => Number(day.slice(5, 7))

export const isSummer = (day: Day) => summerMonths.includes(monthOf(day))

/** The last day of a plant's first summer, its second, and so on. One planted before July has its first in the same year. */
export const summerEnds = (plantedOn: Day, nth: number): Day =>
  `${Number(plantedOn.slice(0, 4)) + nth - (monthOf(plantedOn) <= 6 ? 1 : 0)}-09-30`

function potOf({ containerSize, caliperInches }: Potted): PotSize | null {
  const size = containerSizeOf(containerSize)
  if (size !== 'other') return size
  if (caliperInches === null) return null
  return sizeByCaliper.find(([inches]) => caliperInches <= inches)?.[1] ?? null
}

/** A tree without a pot counts as a large one. */
const isFrom = (least: PotSize, pot: PotSize | null) =>
  pot === null || containerSizes.indexOf(pot) >= containerSizes.indexOf(least)

/** Gallons on the planting day and through the first year. */
export function firstGallons(potted: Potted): Band | null {
  const pot = potOf(potted)
  return pot === null ? null : pots[pot].first
}

/** Plants without wood, and those from the smallest pots, are at home after one summer. */
const isSoft = ({ plantType }: WateredTree, pot: PotSize | null) =>
  ['perennial', 'annual', 'grass', 'succulent'].includes(plantType ?? '') ||
  (pot !== null && pots[pot].second === null)

export const firstWeeksDays = 14

/** Three times a week, then twice, then once, each until a day after planting. */
const settling = [
  { until: 30, days: rows.threeAWeek.days },
  { until: 60, days: rows.twoAWeek.days },
  { until: 90, days: rows.onceAWeek.days },
]

/** Undefined in summer, later than 90 days, and for what was planted in summer. */
const settlingOn = (plantedOn: Day, day: Day) =>
  isSummer(plantedOn) || isSummer(day)
    ? undefined
    : settling.find(({ until }) => day < addDays(plantedOn, until))

/** The last day of three waterings a week; null if summer comes first, or it never starts. */
export function threeAWeekUntil(plantedOn: Day): Day | null {
  const last = addDays(plantedOn, 29)
  return settlingOn(plantedOn, last) === undefined ? null : last
}

const firstYearRow = (month: number, isEvergreen: boolean) => {
  if (summerMonths.includes(month)) return rows.summer
  if ([4, 5, 10].includes(month)) return rows.mild
  if ([3, 11].includes(month)) return rows.cool
  return isEvergreen ? rows.winterEvergreen : rows.winter
}

const secondYearRow = (month: number) => {
  if (month >= 5 && month <= 9) return rows.secondSummer
  return [3, 4, 10].includes(month) ? rows.secondMild : rows.secondWinter
}

export const middleOf = ([least, most]: Band) => Math.max(1, Math.round((least + most) / 2))

function tableDays(tree: WateredTree, column: Column, isGrown: boolean, day: Day): Band {
  const { plantedOn, leafRetention } = tree
  if (day < addDays(plantedOn, firstWeeksDays))
    return rows[isSummer(day) ? 'firstWeeksInSummer' : 'firstWeeks'].days[column]
  if (isGrown) return secondYearRow(monthOf(day)).days[column]
  const isEvergreen = leafRetention?.endsWith('evergreen') === true
  const inMonth: Band = firstYearRow(monthOf(day), isEvergreen).days[column]
  const atAge: Band | undefined = settlingOn(plantedOn, day)?.days[column]
  return atAge !== undefined && middleOf(atAge) < middleOf(inMonth) ? atAge : inMonth
}

/** A thirsty plant a day sooner; one that needs little a day later, once its roots are out. Never sooner than every other day, and weeks stay weeks. */
function daysForNeed([least, most]: Band, waterNeed: WaterNeed | null, isGrown: boolean): Band {
  const later = waterNeed === 'high' ? -1 : waterNeed === 'low' && isGrown ? 1 : 0
  return most > 2 && most < 14 ? [Math.max(2, least + later), most + later] : [least, most]
}

/** Never so rarely that a summer week brings less than the Forest Service's rule for the trunk. */
function daysForTrunk(days: Band, [least, most]: Band, inches: number): Band {
  const limit = Math.max(1, Math.floor((7 * (least + most)) / 2 / (weeklyGallonsPerInch * inches)))
  return middleOf(days) <= limit ? days : [Math.min(days[0], limit), limit]
}

/** The plan for a day. Before the planting day it's that day's. */
export function waterPlan(tree: WateredTree, day: Day): WaterPlan {
  const { plantedOn, waterNeed, caliperInches, ground } = tree
  const pot = potOf(tree)
  const isHoldingWater = ground === 'clay' || ground === 'unknown'
  const column = isFrom('10-gal', pot) ? (isHoldingWater ? 3 : 2) : isHoldingWater ? 1 : 0
  const isGrown = !isSoft(tree, pot) && day >= addDays(plantedOn, 365)
  const figures = pot === null ? null : pots[pot]
  const gallons = figures?.[isGrown ? 'second' : 'first'] ?? null
  if (day > summerEnds(plantedOn, isSoft(tree, pot) ? 1 : 2)) {
    const isThirsty = isGrown && (waterNeed === 'high' || isFrom('45-gal', pot))
    const isThirdSummer = isSummer(day) && day <= summerEnds(plantedOn, 3)
    const dryDays = isThirsty && isThirdSummer ? rows.dryThirdSummer.days[column] : null
    return { gallons, days: null, dryDays }
  }
  const days = daysForNeed(tableDays(tree, column, isGrown, day), waterNeed, isGrown)
  if (figures === null || gallons === null || !isSummer(day)) return { gallons, days, dryDays: null }
  const [young, older] = figures.trunk
  const inches = (caliperInches ?? young) + (isGrown ? older - young : 0)
  return { gallons, days: daysForTrunk(days, gallons, inches), dryDays: null }
}

/** The next day to water, today included; null if rain is enough from here. Counted from the planting day, whose watering is ours. */
export function nextWatering(tree: WateredTree, today: Day): Day | null {
  let day = tree.plantedOn
  for (;;) {
    const { days } = waterPlan(tree, day)
    if (days === null) return null
    day = addDays(day, middleOf(days))
    if (day >= today) return day
  }
}

/** How often a month, for the year of bars; 0 if rain is enough. */
export const wateringsAMonth = ({ days }: WaterPlan): number =>
  days === null ? 0 : Math.round(30 / middleOf(days))

const bucketGallons = 5

/** In five-gallon buckets, to the half; less than half a bucket is as it is. */
export function bucketsOf(gallons: Band): number {
  const buckets = (gallons[0] + gallons[1]) / 2 / bucketGallons
  return buckets < 0.5 ? buckets : Math.round(buckets * 2) / 2
}
