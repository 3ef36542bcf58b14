import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { containerSizeOf } from '#domain/stock/container-sizes.ts'
import type { Ground } from '#domain/places/community-facts.ts'
import { waterNeeds } from '#domain/plants/vocabulary.ts'
import {
  firstWeeks,
  firstYear,
  gallonsBySize,
  laterDays,
  secondYear,
  settling,
  sizeByCaliper,
  summerMonths,
  type Band,
} from './water-figures.ts'

// How much and how often to water a tree after it was planted. It's a plan, not an order: the soil decides.

type WaterNeed = (typeof waterNeeds)[number]

/** From a plant's record; null if it doesn't say. */
export const waterNeedOf = (text: string | null | undefined): WaterNeed | null =>
  waterNeeds.find((need) => need === text) ?? null

export type WateredTree = {
  /** As the quote has it: '15 gal'. */
  containerSize: string
  caliperInches: number | null
  /** Null if the plant's record doesn't say. */
  waterNeed: WaterNeed | null
  ground: Ground
  plantedOn: Day
}

export type WaterPlan = {
  stage: 'first-weeks' | 'first-year' | 'second-year' | 'on-its-own'
  /** A watering; null if neither the container nor the trunk is known. */
  gallons: Band | null
  /** Between waterings; null if rain is enough. */
  days: Band | null
}

const monthOf = (day: Day) => Number(day.slice(5, 7))
const yearOf = (day: Day) => Number(day.slice(0, 4))

/** The last day of September that ends a tree's second summer. One planted before July has its first summer in the same year. */
const secondSummerEnds = (plantedOn: Day): Day =>
  `${yearOf(plantedOn) + (monthOf(plantedOn) <= 6 ? 1 : 2)}-09-30`

/** Below 0: sooner. Thin rock and sand let water go, and clay holds it. */
const pullOfNeed: Record<WaterNeed, number> = { low: 1, medium: 0, high: -1 }
const pullOfGround: Record<Ground, number> = { clay: 1, limestone: -1, sand: -1, unknown: 0 }

/** The part of the band that fits this plant in this ground. */
function within([least, most]: Band, { waterNeed, ground }: WateredTree): Band {
  const pull = (waterNeed === null ? 0 : pullOfNeed[waterNeed]) + pullOfGround[ground]
  const quarter = (most - least) / 4
  const [from, to] = pull > 0 ? [2, 4] : pull < 0 ? [0, 2] : [1, 3]
  return [Math.round(least + quarter * from), Math.round(least + quarter * to)]
}

function gallonsOf({ containerSize, caliperInches }: WateredTree): Band | null {
  const size = containerSizeOf(containerSize)
  if (size !== 'other') return gallonsBySize[size].band
  if (caliperInches === null) return null
  const usual = sizeByCaliper.find(([inches]) => caliperInches <= inches)?.[1]
  return usual === undefined ? null : gallonsBySize[usual].band
}

const bandOfMonth = (figures: typeof firstYear, day: Day): Band =>
  figures[monthOf(day) - 1]?.band ?? laterDays.band

/** The plan for a day. Before the planting day it's that day's. */
export function waterPlan(tree: WateredTree, day: Day): WaterPlan {
  const { plantedOn } = tree
  const gallons = gallonsOf(tree)
  if (day < addDays(plantedOn, firstWeeks.days)) {
    const { inSummer, otherwise } = firstWeeks
    return {
      stage: 'first-weeks',
      gallons,
      days: summerMonths.includes(monthOf(day)) ? inSummer.band : otherwise.band,
    }
  }
  if (day > secondSummerEnds(plantedOn))
    return { stage: 'on-its-own', gallons, days: tree.waterNeed === 'high' ? laterDays.band : null }
  if (day >= addDays(plantedOn, 365))
    return { stage: 'second-year', gallons, days: within(bandOfMonth(secondYear, day), tree) }
  const [least, most] = bandOfMonth(firstYear, day)
  const isSettling = day < addDays(plantedOn, settling.days)
  const upTo = isSettling ? Math.min(most, settling.mostDaysBetween) : most
  return { stage: 'first-year', gallons, days: within([Math.min(least, upTo), upTo], tree) }
}

export const middleOf = ([least, most]: Band) => Math.max(1, Math.round((least + most) / 2))

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
