import { knownGrounds } from './community-facts.ts'
import { plantFit, type CommunityGround, type PlantNeeds } from './plant-fit.ts'

/** The communities whose ground and winters suit a plant, grouped by ground. */
export function fittingCommunities(plant: PlantNeeds, places: readonly CommunityGround[]) {
  const fitting = places.filter((place) => plantFit(plant, place) === 'fits')
  return knownGrounds.flatMap((ground) => {
    const communities = fitting.filter((place) => place.ground === ground)
    return communities.length === 0
      ? []
      : [{ ground, communities: communities.map(({ slug, name }) => ({ slug, name })) }]
  })
}
