import type { PlantSearch } from '#domain/search/plant-search.ts'
import { countPlantValues } from '#server/db/plant-counts.ts'
import { listLetterPages } from '#server/db/plant-letters.ts'
import { countPlants, listPlants, mostCounted, readWords } from '#server/db/plant-list.ts'

type Relaxed = { label: string; search: PlantSearch }

/** A page of the plant list with all that stands around it; `relaxed` says which filter to take off when nothing is found. */
export async function browsePlants(search: PlantSearch, now: Date, relaxed: readonly Relaxed[]) {
  const { words, corrections } = await readWords(search.text)
  const [list, counts] = await Promise.all([
    listPlants(search, words, now.getMonth() + 1),
    countPlantValues(search, words),
  ])
  const byLetter = search.sort === 'name' && list.pageCount > 1 && list.total <= mostCounted
  const letters = byLetter ? await listLetterPages(search, words) : null
  return { ...list, corrections, counts, letters, wayOut: list.total === 0 ? await wayOut(relaxed) : [] }
}

/** Those filters whose removal brings something back, and how much. */
async function wayOut(relaxed: readonly Relaxed[]) {
  const counted = await Promise.all(
    relaxed.map(async ({ label, search }) => ({
      label,
      search,
      total: await countPlants(search, (await readWords(search.text)).words),
    })),
  )
  return counted.filter(({ total }) => total > 0)
}
