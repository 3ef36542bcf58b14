import { yardMonth } from '#domain/company/yard-clock.ts'
import { findPlants, listPlants } from '#domain/search/find-plants.ts'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { getCatalog } from '#server/reads/catalog-snapshot.ts'

type Relaxed = { label: string; search: PlantSearch }

/**
 * One page of the plant database. If nothing is found, suggests those of the `relaxed` searches (one filter fewer) that find
 * something.
 */
export async function browsePlants(search: PlantSearch, now: Date, relaxed: readonly Relaxed[]) {
  const { plants, vocabulary } = await getCatalog()
  const month = yardMonth(now)
  const list = listPlants(plants, vocabulary, search, month)
  const suggest = () =>
    relaxed
      .map((each) => ({ ...each, total: findPlants(plants, vocabulary, each.search, month).found.length }))
      .filter(({ total }) => total > 0)
  return { ...list, wayOut: list.total === 0 ? suggest() : [] }
}
