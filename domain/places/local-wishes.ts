import type { CommunityFacts } from './community-facts.ts'

/** Something people in a community look for, or their land needs, beyond soil and zone. */
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

// Found in the community's search keywords.
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
// Found in the notable facts.
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
