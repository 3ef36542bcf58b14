import type { Position } from '#domain/delivery/distance.ts'

export const knownGrounds = ['limestone', 'clay', 'sand'] as const
export type KnownGround = (typeof knownGrounds)[number]
export type Ground = KnownGround | 'unknown'

/** What is recorded about a community. Null and empty mean not known: it is then left out, never guessed. */
export type CommunityFacts = {
  slug: string
  name: string
  kind: string
  counties: string[]
  zipCodes: string[]
  position: Position | null
  elevationFt: number | null
  nearestRoad: string | null
  ground: Ground
  /** False at an edge, where two kinds of ground meet. */
  groundCertain: boolean
  ecoregion: string | null
  soil: string | null
  /** '8b', or '8b/9a' where the line runs through. */
  usdaZone: string | null
  waterProvider: string | null
  deerPressure: 'low' | 'medium' | 'high' | null
  notableFacts: string[]
  oakWiltRules: string | null
  localKeywords: string[]
}

/** Too little for a page of its own: such a page is short and says so. */
export function isLittleKnown({ ground, usdaZone, position }: CommunityFacts): boolean {
  return ground === 'unknown' || usdaZone === null || position === null
}

/** At an edge a plant must take what lies on either side of it. */
export function groundsOf({ ground, groundCertain }: CommunityFacts): KnownGround[] {
  if (ground === 'unknown') return []
  if (groundCertain || ground === 'clay') return [ground]
  return [ground, 'clay']
}
