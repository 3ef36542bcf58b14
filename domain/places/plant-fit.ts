import { hardySteps } from '#domain/plants/usda-zone.ts'
import { groundsOf, type CommunityFacts } from './community-facts.ts'
import { isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'
import { isForbidden } from './planting-warning.ts'

export type CommunityGround = Pick<
  CommunityFacts,
  'slug' | 'name' | 'ground' | 'groundCertain' | 'usdaZone' | 'waters'
> & { forbidsRedOaks: boolean }

export type PlantNeeds = Pick<
  PlantFacts,
  'plantType' | 'soilTextures' | 'soilPh' | 'usdaZone' | 'oakWilt' | 'landforms'
>

/** Whether a plant grows in a community, only along its creeks, or what rules it out there. */
export type PlantFit = 'fits' | 'creek' | 'ground' | 'winter' | 'forbidden' | 'unknown'

/**
 * The one rule for "fits Helotes": the plant takes the community's ground (both kinds, where two meet) and its winters, and
 * the city allows it. A plant of creek banks also fits along a creek, where the hills around are too dry for it. The lists'
 * filter, the community pages and the guides all use it.
 */
export function plantFit(plant: PlantNeeds, place: Omit<CommunityGround, 'slug' | 'name'>): PlantFit {
  const grounds = groundsOf(place)
  if (grounds.length === 0 || place.usdaZone === null) return 'unknown'
  if (plant.soilTextures.length === 0 || hardySteps(plant) === null) return 'unknown'
  if (isForbidden(plant, place)) return 'forbidden'
  const takesIt = grounds.every((ground) => takesGround(plant, ground))
  if (!takesIt && !(plant.landforms.includes('creek') && place.waters.length > 0)) return 'ground'
  if (!isHardyIn(plant, place.usdaZone)) return 'winter'
  return takesIt ? 'fits' : 'creek'
}

export const isAtHome = (fit: PlantFit) => fit === 'fits' || fit === 'creek'
