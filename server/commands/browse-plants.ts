import type { PlantSearch } from '#domain/search/plant-search.ts'
import { countPlantValues } from '#server/db/plant-counts.ts'
import { listLetterPages } from '#server/db/plant-letters.ts'
import { countPlants, listPlants, mostCounted, pageSize, readWords } from '#server/db/plant-list.ts'

type Relaxed = { label: string; search: PlantSearch }

/** A page of the plant list with all that stands around it; `relaxed` says which filter to take off when nothing is found. */
export async function browsePlants(search: PlantSearch, now: Date, relaxed: readonly Relaxed[]) {
  const { words, corrections } = await readWords(search.text)
  const counting = countPlantValues(search, words)
  // A failure to count is reported by the counting itself, below.
  const knownTotal = counting.then(
    (counts) => counts?.total,
    () => undefined,
  )
  const listing = listPlants(search, words, now.getMonth() + 1, { knownTotal })
  const letters = async () => {
    if (search.sort !== 'name') return null
    const total = (await knownTotal) ?? (await listing).total
    return total > pageSize && total <= mostCounted ? listLetterPages(search, words) : null
  }
  const [list, counts, letterPages] = await Promise.all([listing, counting, letters()])
  return {
    ...list,
    corrections,
    counts,
    letters: letterPages,
    wayOut: list.total === 0 ? await wayOut(relaxed) : [],
  }
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
