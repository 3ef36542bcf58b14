import type { CommunityFacts } from './community-facts.ts'

/** Something people in a community look for, or their land needs, beyond soil and zone. */
export type Wish = 'deer' | 'oak wilt' | 'fast' | 'small' | 'shade' | 'large' | 'windbreak' | 'oak' | 'pecan'

// Found in the community's search keywords.
const searchedFor: [Wish, RegExp][] = [
  ['deer', /deer/i],
  ['fast', /fast growing/i],
  ['small', /small yard|HOA friendly/i],
  ['shade', /shade/i],
  ['large', /acreage|large lots/i],
  ['windbreak', /windbreak/i],
  ['oak', /live oak trees|oak trees|heritage oak|specimen/i],
  ['pecan', /pecan/i],
]

export function localWishes(
  facts: Pick<CommunityFacts, 'localKeywords' | 'deerPressure' | 'oakWilt'>,
): ReadonlySet<Wish> {
  const searched = searchedFor.filter(([, pattern]) => facts.localKeywords.some((text) => pattern.test(text)))
  return new Set([
    ...searched.map(([wish]) => wish),
    ...(facts.deerPressure === 'high' ? (['deer'] as const) : []),
    ...(facts.oakWilt === null ? [] : (['oak wilt'] as const)),
  ])
}
