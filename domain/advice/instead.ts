import type { PlantingPlace } from '#domain/places/verdict.ts'
import { similarPlants } from '#domain/plants/similar-plants.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { recommend } from './recommend.ts'
import { wishRules } from './wish-rules.ts'
import type { WishId, Wishes } from './wish.ts'

/** The wishes that a plant may stand for, the most telling first. */
const roles: readonly WishId[] = [
  'vine',
  'dry-bold',
  'shade-tree',
  'privacy-screen',
  'small-tree',
  'flowering-tree',
  'ground-cover',
  'under-oaks',
  'pollinators',
]

/** For any plant, the native in stock that we'd recommend for the same purpose in this place, or else the one most like it. */
export function insteadIn(
  place: PlantingPlace,
  plants: readonly CatalogPlant[],
  wishes: Wishes,
): (plant: CatalogPlant) => CatalogPlant | undefined {
  const offered = plants.filter(({ texasNative, stock }) => texasNative === 'Yes' && stock.length > 0)
  const bestFor = new Map(
    roles.map((role) => [role, recommend(offered, { wishes: [wishes[role]], place })[0]?.plant]),
  )
  const others = recommend(offered, { wishes: [], place }).map(({ plant }) => plant)
  return (plant) => {
    const role = roles.find((each) => bestFor.get(each) !== undefined && wishRules[each].hard(plant))
    return role === undefined ? similarPlants(plant, others)[0] : bestFor.get(role)
  }
}
