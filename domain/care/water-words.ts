import { sizeInWords } from '#domain/stock/container-sizes.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import type { Band } from './water-figures.ts'
import { bucketsOf, waterPlan, type WateredTree } from './water-plan.ts'

// Amounts and intervals as people say them, in the two languages of the water card.

export type CardLanguage = 'en' | 'es'

const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 1.5: '1½' }
const amount = (value: number) => fractions[value] ?? String(value)

export const range = (band: Band, to: string) =>
  band[0] === band[1] ? amount(band[0]) : `${amount(band[0])} ${to} ${amount(band[1])}`

/** '5 to 7 gallons' */
export function gallonsInWords(gallons: Band, language: CardLanguage = 'en'): string {
  if (language === 'es') return `${range(gallons, 'a')} ${gallons[1] <= 1 ? 'galón' : 'galones'}`
  return `${range(gallons, 'to')} ${gallons[1] <= 1 ? 'gallon' : 'gallons'}`
}

/** 'every day', 'every other day', 'every 5 to 7 days' */
export function daysInWords(days: Band, language: CardLanguage = 'en'): string {
  const isDaily = days[1] === 1
  if (language === 'es') return isDaily ? 'todos los días' : `cada ${range(days, 'a')} días`
  if (days[1] === 2) return days[0] === 1 ? 'every day or two' : 'every other day'
  return isDaily ? 'every day' : `every ${range(days, 'to')} days`
}

/** 'every 3 to 6 days', from the soonest to the latest of several plants on these days; '' if rain is enough for all. */
export function rhythmInWords(
  trees: readonly WateredTree[],
  on: readonly Day[],
  language: CardLanguage = 'en',
) {
  const days = trees.flatMap((tree) => on.flatMap((day) => waterPlan(tree, day).days ?? []))
  return days.length === 0 ? '' : daysInWords([Math.min(...days), Math.max(...days)], language)
}

/** '2½ buckets', 'under half a bucket' */
export function bucketsInWords(gallons: Band, language: CardLanguage = 'en'): string {
  const buckets = bucketsOf(gallons)
  if (buckets < 0.5) return language === 'es' ? 'menos de media cubeta' : 'under half a bucket'
  if (buckets === 0.5) return language === 'es' ? 'media cubeta' : 'half a bucket'
  const whole = Math.floor(buckets)
  const count = buckets === whole ? String(whole) : `${whole}½`
  if (language === 'es') return `${count} ${buckets === 1 ? 'cubeta' : 'cubetas'}`
  return `${count} ${buckets === 1 ? 'bucket' : 'buckets'}`
}

/** How full each bucket is, 0 to 1, for drawing them. */
export function bucketFills(gallons: Band): number[] {
  const buckets = bucketsOf(gallons)
  const whole = Math.floor(buckets)
  const rest = buckets - whole
  return [...Array.from({ length: whole }, () => 1), ...(rest > 0 ? [rest] : [])]
}

/** 'In its first summer, one from a 5 gal pot takes 1½ to 2 gallons every 2 to 3 days on rock or sand, every 3 to 4 days on clay.' */
export function firstSummerWater(
  plant: Pick<WateredTree, 'plantType' | 'waterNeed' | 'leafRetention'>,
  containerSize: string,
): string | null {
  // Any fall and the July after it.
  const tree = { ...plant, containerSize, caliperInches: null, plantedOn: '2026-11-01' }
  const [rock, clay] = (['limestone', 'clay'] as const).map((ground) =>
    waterPlan({ ...tree, ground }, '2027-07-15'),
  )
  if (rock?.gallons == null || rock.days === null || clay?.days == null) return null
  return `In its first summer, one from a ${sizeInWords(containerSize)} pot takes ${gallonsInWords(rock.gallons)} ${daysInWords(rock.days)} on rock or sand, ${daysInWords(clay.days)} on clay.`
}
