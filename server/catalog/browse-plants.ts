import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { findPlants, listPlants } from '#domain/search/find-plants.ts'
import { nearestPlants } from '#domain/search/nearest-plants.ts'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { getSearchableCatalog } from './site-search.ts'

const mostNearest = 3

type Relaxed = { label: string; search: PlantSearch }

/**
 * One page of the plant database. If nothing is found, suggests those of the `relaxed` searches (one filter fewer) that find
 * something, and three plants: those with a similar name, or else those that the first of these searches finds.
 */
export async function browsePlants(search: PlantSearch, now: Date, relaxed: readonly Relaxed[]) {
  const { plants, vocabulary, ...advised } = await getSearchableCatalog()
  const month = nurseryMonth(now)
  const list = listPlants(plants, vocabulary, search, month, advised)
  if (list.total > 0) return { ...list, wayOut: [], nearest: [] }
  const tried = relaxed
    .map((each) => ({ ...each, found: findPlants(plants, vocabulary, each.search, month, advised).found }))
    // Finding every plant is no help: that's the list without a search.
    .filter(({ found }) => found.length > 0 && found.length < plants.length)
  const nearest = [...nearestPlants(search.text, plants), ...(tried[0]?.found ?? [])]
  return {
    ...list,
    wayOut: tried.map(({ found, ...each }) => ({ ...each, total: found.length })),
    nearest: [...new Set(nearest)].slice(0, mostNearest),
  }
}
