import type { CommunityFacts } from './community-facts.ts'

/** Something people in a community look for, or their land needs, beyond soil and zone. */
export type LocalNeed =
  | 'deer'
  | 'oak wilt'
  | 'fast'
  | 'small'
  | 'shade'
  | 'large'
  | 'windbreak'
  | 'oak'
  | 'pecan'

// Found in the community's search keywords.
const searchedFor: [LocalNeed, RegExp][] = [
  ['deer', /deer/i],
  ['fast', /fast growing/i],
  ['small', /small yard|HOA friendly/i],
  ['shade', /shade/i],
  ['large', /acreage|large lots/i],
  ['windbreak', /windbreak/i],
  ['oak', /live oak trees|oak trees|heritage oak|specimen/i],
  ['pecan', /pecan/i],
]

export function localNeeds(
  facts: Pick<CommunityFacts, 'localKeywords' | 'deerPressure' | 'oakWilt'>,
): ReadonlySet<LocalNeed> {
  const searched = searchedFor.filter(([, pattern]) => facts.localKeywords.some((text) => pattern.test(text)))
  return new Set([
    ...searched.map(([need]) => need),
    ...(facts.deerPressure === 'high' ? (['deer'] as const) : []),
    ...(facts.oakWilt === null ? [] : (['oak wilt'] as const)),
  ])
}
