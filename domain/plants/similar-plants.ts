import type { CatalogPlant } from '#domain/search/catalog.ts'
import { sortedBy } from '#domain/search/faceted-list.ts'

const mostShown = 4

const share = (ones: readonly string[], others: readonly string[]) => ones.some((one) => others.includes(one))

/** Plants of the same type, closest in height, sun and water; natives score better. */
export function similarPlants(plant: CatalogPlant, plants: readonly CatalogPlant[]): CatalogPlant[] {
  const { types, sun } = plant.values
  const height = plant.maxHeightFt
  if (height === null || height <= 0) return []
  const distanceTo = (other: CatalogPlant) =>
    Math.abs(Math.log(Math.max(other.maxHeightFt ?? 0, 0.1) / height)) +
    (plant.exposure !== null && other.exposure !== null && share(sun, other.values.sun) ? 0 : 0.8) +
    (other.waterNeeds === plant.waterNeeds ? 0 : 0.4) +
    (other.leafRetention === plant.leafRetention ? 0 : 0.3) +
    (other.texasNative === 'Yes' ? 0 : 0.3)
  const comparable = plants.filter(
    (other) => other.id !== plant.id && other.maxHeightFt !== null && share(types, other.values.types),
  )
  return sortedBy(comparable, distanceTo).slice(0, mostShown)
}
