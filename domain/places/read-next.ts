import type { CommunityFacts } from './community-facts.ts'

/** Slugs of the articles that matter most in a community, three at most. */
export function readNext(facts: CommunityFacts): string[] {
  const asksAboutDeer = facts.localKeywords.some((keyword) => /deer/i.test(keyword))
  return [
    facts.deerPressure === 'high' || asksAboutDeer ? 'deer-and-young-trees' : null,
    facts.ground === 'limestone' ? 'planting-in-caliche' : null,
    facts.oakRule === null ? null : 'oak-rules-by-city',
    facts.oakWilt === null ? null : 'oak-wilt',
    facts.waterSuppliers.length > 0 ? 'watering-by-supplier' : null,
    'live-oak-or-cedar-elm',
    'when-to-plant-a-tree',
    'watering-the-first-two-summers',
  ]
    .filter((slug) => slug !== null)
    .slice(0, 3)
}
