import { knownGrounds, type CommunityFacts } from './community-facts.ts'
import { isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'

export type CommunityGround = Pick<CommunityFacts, 'slug' | 'name' | 'ground' | 'groundCertain' | 'usdaZone'>

type PlantNeeds = Pick<PlantFacts, 'soilTextures' | 'soilPh' | 'usdaZone'>

/** The communities whose ground and winters suit a plant, grouped by ground. Communities with uncertain ground are left out. */
export function fittingCommunities(plant: PlantNeeds, places: readonly CommunityGround[]) {
  return knownGrounds.flatMap((ground) => {
    if (!takesGround(plant, ground)) return []
    const fitting = places.filter(
      (place) => place.groundCertain && place.ground === ground && isHardyIn(plant, place.usdaZone),
    )
    return fitting.length === 0
      ? []
      : [{ ground, communities: fitting.map(({ slug, name }) => ({ slug, name })) }]
  })
}
