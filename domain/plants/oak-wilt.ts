import { monthDay } from '#domain/time/day-words.ts'
import type { Day } from '#domain/time/nursery-clock.ts'

// Texas A&M Forest Service: don't prune or wound oaks from February through June, and paint every wound at once, all year.

const restMonths = new Set([2, 3, 4, 5, 6])

export const isOak = (scientificName: string) => /^quercus\b/i.test(scientificName)

export const mayPruneOak = (month: number) => !restMonths.has(month)

/** A city's own rule, in one line. */
export type CityOakRule = {
  city: string
  text: string
  /** It says when to prune, so ours isn't the last word. */
  limitsPruning: boolean
}

const always = 'Don’t cut oaks February through June'

/** The rule for the whole year and, given a day, for that day; a city's own comes before ours. */
export function oakAdvice(day: Day | null, rule?: CityOakRule) {
  if (day === null)
    return {
      tone: 'neutral',
      title: `${always}.`,
      text: 'Only what is dangerous then. Paint every cut at once, in any month.',
    } as const
  const today = `Today, ${monthDay(day)}:`
  if (!mayPruneOak(Number(day.slice(5, 7))))
    return {
      tone: 'danger',
      title: `${today} don’t cut`,
      text: `Only what is dangerous, painted at once. ${always}.`,
    } as const
  if (rule?.limitsPruning === true)
    return {
      tone: 'neutral',
      title: `${today} check ${rule.city}’s rule`,
      text: `Paint each cut at once. ${always}.`,
    } as const
  return {
    tone: 'good',
    title: `${today} you may`,
    text: `Paint each cut at once. The season stays open through January 31. ${always}.`,
  } as const
}

/** How susceptible an oak is; null if it isn't rated. */
export function oakWiltRisk(rating: string | null): string | null {
  if (rating === 'high') return 'The red oaks, this one among them, are the most susceptible of all.'
  if (rating === 'intermediate')
    return 'Live oaks fall between the red oaks and the white ones. They share roots, and the disease travels through them from tree to tree.'
  if (rating === 'low')
    return 'The white oaks, this one among them, catch it least. Least is not never, so the same rules apply.'
  return null
}
