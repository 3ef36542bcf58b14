import { groundsOf, type CommunityFacts } from './community-facts.ts'
import { isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'

export type CommunityGround = Pick<CommunityFacts, 'slug' | 'name' | 'ground' | 'groundCertain' | 'usdaZone'>

export type PlantNeeds = Pick<PlantFacts, 'soilTextures' | 'soilPh' | 'usdaZone'>

/** Whether a plant grows in a community, or what rules it out there. */
export type PlantFit = 'fits' | 'ground' | 'winter' | 'unknown'

/**
 * The one rule for "fits Helotes": the plant takes the community's ground (both kinds, where two meet) and its winters. The
 * lists' filter, the community pages and the guides all use it.
 */
export function plantFit(
  plant: PlantNeeds,
  place: Pick<CommunityGround, 'ground' | 'groundCertain' | 'usdaZone'>,
): PlantFit {
  const grounds = groundsOf(place)
  if (grounds.length === 0 || place.usdaZone === null) return 'unknown'
  if (plant.soilTextures.length === 0 || plant.usdaZone === null) return 'unknown'
  if (!grounds.every((ground) => takesGround(plant, ground))) return 'ground'
  return isHardyIn(plant, place.usdaZone) ? 'fits' : 'winter'
}
