import type { Position } from '#domain/delivery/distance.ts'
import type { OakRule, WaterSupplier } from './local-rules.ts'

export const knownGrounds = ['limestone', 'clay', 'sand'] as const
export type KnownGround = (typeof knownGrounds)[number]
export type Ground = KnownGround | 'unknown'

/** A part of a community that has other ground than the rest. */
export type Belt = Pick<CommunityFacts, 'name' | 'groundCertain' | 'deerPressure' | 'zipCodes'> & {
  ground: KnownGround
}

/** The recorded facts about a community. Null or empty means unknown; pages leave it out and never guess. */
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
  /** False where two kinds of ground meet. */
  groundCertain: boolean
  belts: Belt[]
  ecoregion: string | null
  soil: string | null
  /** '8b', or '8b/9a' if the community lies on the line. */
  usdaZone: string | null
  waterProvider: string | null
  deerPressure: 'low' | 'medium' | 'high' | null
  notableFacts: string[]
  /** Oak wilt has been identified here, or is confirmed in the county; null if it isn't on record. */
  oakWilt: 'here' | 'county' | null
  /** The rule of the city it's in or part of. */
  oakRule: OakRule | null
  waterSuppliers: WaterSupplier[]
  /** Creeks and rivers, as named in a sentence: 'the Guadalupe River'. */
  waters: string[]
  localKeywords: string[]
}

/** True if we know too little for a full page. The page is then short and says so. */
export function isLittleKnown({ ground, usdaZone, position }: CommunityFacts): boolean {
  return ground === 'unknown' || usdaZone === null || position === null
}

type LocalGround = Pick<CommunityFacts, 'ground' | 'groundCertain' | 'belts'>

/** Each part of a community that has ground of its own, and the rest; nothing if it's all the same. */
export function areasOf(facts: CommunityFacts): CommunityFacts[] {
  if (facts.belts.length === 0) return []
  const inBelts = new Set(facts.belts.flatMap(({ zipCodes }) => zipCodes))
  const rest = { name: 'The middle of town', zipCodes: facts.zipCodes.filter((zip) => !inBelts.has(zip)) }
  return [...facts.belts, rest].map((part) => ({ ...facts, ...part, belts: [] }))
}

/** The ground at a ZIP code of a community. */
export const groundAt = (zip: string, { belts, ...rest }: LocalGround) =>
  belts.find(({ zipCodes }) => zipCodes.includes(zip)) ?? rest

/** Where two kinds of ground meet, a plant must tolerate both. */
export function groundsOf({
  ground,
  groundCertain,
}: Pick<CommunityFacts, 'ground' | 'groundCertain'>): KnownGround[] {
  if (ground === 'unknown') return []
  if (groundCertain || ground === 'clay') return [ground]
  return [ground, 'clay']
}
