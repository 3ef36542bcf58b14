import { indexSpellings } from '#domain/stock/similar-names.ts'
import type { CatalogPlant } from './catalog.ts'
import { searchText } from './search-text.ts'

/** Plants with a name that's spelled like the text, the most similar first. */
export function nearestPlants(text: string, plants: readonly CatalogPlant[]): CatalogPlant[] {
  const names = plants.flatMap((plant) =>
    // A typo is usually in one word of a name.
    plant.names.flatMap((name) => [name, ...name.split(' ')]).map((letters) => ({ letters, plant })),
  )
  const similar = indexSpellings(names)(searchText(text))
  const sorted = similar.toSorted((one, other) => other.similarity - one.similarity)
  return [...new Set(sorted.map(({ name }) => name.plant))]
}
