import { indexSpellings } from '#domain/stock/similar-names.ts'
import type { CatalogPlant } from './catalog.ts'
import { searchText } from './search-text.ts'

type Plants = readonly CatalogPlant[]

/** A catalog's names, indexed when the first search finds nothing. */
const indexes = new WeakMap<Plants, ReturnType<typeof indexNames>>()

/** Each spelling with the plants that have it. A typo is usually in one word of a name. */
function indexNames(plants: Plants) {
  const spelled = plants.flatMap((plant) =>
    plant.names.flatMap((name) => [name, ...name.split(' ')].map((letters) => ({ letters, plant }))),
  )
  const bySpelling = Map.groupBy(spelled, ({ letters }) => letters)
  return indexSpellings(
    [...bySpelling].map(([letters, all]) => ({ letters, plants: all.map(({ plant }) => plant) })),
  )
}

/** Plants with a name that's spelled like the text, the most similar first. */
export function nearestPlants(text: string, plants: Plants): CatalogPlant[] {
  const index = indexes.get(plants) ?? indexNames(plants)
  indexes.set(plants, index)
  const sorted = index(searchText(text)).toSorted((one, other) => other.similarity - one.similarity)
  return [...new Set(sorted.flatMap(({ name }) => name.plants))]
}
