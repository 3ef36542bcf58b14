import type { CommunityFacts } from './community-facts.ts'

/** What people of a community look for, or what its ground asks for beyond soil and zone. */
export type Wish =
  | 'deer'
  | 'oak wilt'
  | 'fast'
  | 'small'
  | 'shade'
  | 'large'
  | 'windbreak'
  | 'oak'
  | 'pecan'
  | 'wet'

// Read from the recorded keywords: what is searched for there.
const searchedFor: [Wish, RegExp][] = [
  ['deer', /deer/i],
  ['oak wilt', /oak wilt/i],
  ['fast', /fast growing/i],
  ['small', /small yard|HOA friendly/i],
  ['shade', /shade/i],
  ['large', /acreage|large lots/i],
  ['windbreak', /windbreak/i],
  ['oak', /live oak trees|oak trees|heritage oak|specimen/i],
  ['pecan', /pecan/i],
  ['wet', /creek bottom/i],
]
// Read from the recorded facts: what is said about the place.
const saidOf: [Wish, RegExp][] = [
  ['oak wilt', /oak[- ]wilt/i],
  ['wet', /\b(creeks?|river|shoreline|flood plain)\b/i],
]

export function localWishes(
  facts: Pick<CommunityFacts, 'localKeywords' | 'notableFacts' | 'deerPressure' | 'oakWiltRules'>,
): ReadonlySet<Wish> {
  const holding = (texts: readonly string[], patterns: [Wish, RegExp][]) =>
    patterns.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([wish]) => wish)
  return new Set([
    ...holding(facts.localKeywords, searchedFor),
    ...holding(facts.notableFacts, saidOf),
    ...(facts.deerPressure === 'high' ? (['deer'] as const) : []),
    ...(facts.oakWiltRules === null ? [] : (['oak wilt'] as const)),
  ])
}
