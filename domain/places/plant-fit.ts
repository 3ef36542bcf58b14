import { hardySteps } from '#domain/plants/usda-zone.ts'
import { groundsOf, type CommunityFacts } from './community-facts.ts'
import { isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'

export type CommunityGround = Pick<CommunityFacts, 'slug' | 'name' | 'ground' | 'groundCertain' | 'usdaZone'>

export type PlantNeeds = Pick<PlantFacts, 'plantType' | 'soilTextures' | 'soilPh' | 'usdaZone' | 'oakWilt'>

/** Whether a plant grows in a community, or what rules it out there. */
export type PlantFit = 'fits' | 'ground' | 'winter' | 'forbidden' | 'unknown'

/**
 * Cities that forbid planting red oaks, because oak wilt spreads from them. Boerne: Unified Development Code, section 8.3 E, as
 * the city's page on oak wilt had it in November 2026.
 */
const forbidsRedOaks = new Set(['boerne'])

/**
 * The one rule for "fits Helotes": the plant takes the community's ground (both kinds, where two meet) and its winters, and
 * the city allows it. The lists' filter, the community pages and the guides all use it.
 */
export function plantFit(
  plant: PlantNeeds,
  place: Pick<CommunityGround, 'slug' | 'ground' | 'groundCertain' | 'usdaZone'>,
): PlantFit {
  const grounds = groundsOf(place)
  if (grounds.length === 0 || place.usdaZone === null) return 'unknown'
  if (plant.soilTextures.length === 0 || hardySteps(plant) === null) return 'unknown'
  if (plant.oakWilt === 'high' && forbidsRedOaks.has(place.slug)) return 'forbidden'
  if (!grounds.every((ground) => takesGround(plant, ground))) return 'ground'
  return isHardyIn(plant, place.usdaZone) ? 'fits' : 'winter'
}
