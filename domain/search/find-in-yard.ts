import type { YardFound } from '#domain/stock/yard-item.ts'
import type { CatalogPlant } from './catalog.ts'
import { matchRank } from './find-plants.ts'
import { sortedBy } from './faceted-list.ts'
import { nearestPlants } from './nearest-plants.ts'
import { readSearch } from './read-search.ts'
import type { Vocabulary } from './search-vocabulary.ts'

const mostNearest = 3

/**
 * The yard's search reads words as the public inventory does, typos included, but also finds what's out. A price limit is
 * ignored: not everybody in the yard sees prices.
 */
export function findInYard(
  text: string,
  plants: readonly CatalogPlant[],
  vocabulary: Vocabulary,
  month: number,
): YardFound {
  const { reading, words, sizes, fitsPlant } = readSearch(text, plants, vocabulary, month, () => true)
  const found = plants.filter(fitsPlant)
  const sorted = words.length === 0 ? found : sortedBy(found, matchRank(words))
  return {
    plantIds: sorted.map(({ id }) => id),
    sizes,
    corrections: reading.corrections.filter(({ given, meant }) => meant !== given),
    nearest:
      found.length > 0
        ? []
        : nearestPlants(text, plants)
            .slice(0, mostNearest)
            .map(({ id }) => id),
  }
}
