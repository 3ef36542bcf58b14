import { knownGrounds } from './community-facts.ts'
import { plantFit, type CommunityGround, type PlantNeeds } from './plant-fit.ts'

/** The communities whose ground and winters suit a plant, grouped by ground; last, those where it only fits along a creek. */
export function fittingCommunities(plant: PlantNeeds, places: readonly CommunityGround[]) {
  const fitsOn = (place: CommunityGround) => {
    const fit = plantFit(plant, place)
    return fit === 'fits' ? place.ground : fit
  }
  return [...knownGrounds, 'creek' as const].flatMap((ground) => {
    const communities = places.filter((place) => fitsOn(place) === ground)
    return communities.length === 0
      ? []
      : [{ ground, communities: communities.map(({ slug, name }) => ({ slug, name })) }]
  })
}
