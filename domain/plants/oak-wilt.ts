import { monthNames } from './months.ts'

// Texas A&M Forest Service: don't prune or wound oaks from February through June, and paint every wound at once, all year.

const restMonths = new Set([2, 3, 4, 5, 6])

export const isOak = (scientificName: string) => /^quercus\b/i.test(scientificName)

export const mayPruneOak = (month: number) => !restMonths.has(month)

/** Whether an oak may be pruned in a month, 1 to 12. */
export function oakPruningAdvice(month: number): { mayPrune: boolean; title: string; text: string } {
  const name = monthNames[month - 1] ?? ''
  return mayPruneOak(month)
    ? {
        mayPrune: true,
        title: `${name}: OK to prune`,
        text: 'Paint every cut at once, stubs and stumps too. Don’t cut from February through June.',
      }
    : {
        mayPrune: false,
        title: `${name}: do not prune`,
        text: 'The beetles that carry the fungus fly from February through June. Wait until July. If a storm breaks a limb, paint the wound at once.',
      }
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
