import { bestMatch, type Advised } from './best-match.ts'
import { heightSteps, lastHeightStep } from './range-steps.ts'
import type { CatalogPlant } from './catalog.ts'
import { findAndCount, pageOf, sortedBy } from './faceted-list.ts'
import { isFullRange, type Range } from './parameters.ts'
import { allHeights } from './plant-choices.ts'
import { bestSellerFilter, chosenFilters, placeFilter } from './plant-filters.ts'
import type { PlantSearch } from './plant-search.ts'
import { readSearch } from './read-search.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/** Both ends of the plant's height lie within the chosen range. An unknown height passes only at the full range. */
function fitsBetween([from, to]: Range) {
  const [low = 0, high = 0] = [heightSteps[from], heightSteps[to]]
  return ({ minHeightFt, maxHeightFt }: CatalogPlant) =>
    minHeightFt !== null &&
    maxHeightFt !== null &&
    minHeightFt >= low &&
    (to === lastHeightStep || maxHeightFt <= high)
}

/** Names that start with the search words come first, then names with a word that does, then the rest. */
export function matchRank(words: readonly string[]) {
  const phrase = words.join('-')
  return ({ slug }: CatalogPlant) => (slug.startsWith(phrase) ? 0 : `-${slug}`.includes(`-${phrase}`) ? 1 : 2)
}

function rankBy(
  { sort }: PlantSearch,
  words: readonly string[],
  month: number,
  recommended: ((plant: CatalogPlant) => number) | null,
) {
  if (sort === 'height') return ({ maxHeightFt }: CatalogPlant) => -(maxHeightFt ?? -1)
  if (sort === 'bloom') return ({ bloomMonths }: CatalogPlant) => (bloomMonths.includes(month) ? 0 : 1)
  if (sort !== 'match') return undefined
  return matchThenAdvice(words, recommended)
}

/** The best match first: of the names, if any were typed, then of the needs and the place. */
export function matchThenAdvice(
  words: readonly string[],
  recommended: ((plant: CatalogPlant) => number) | null,
) {
  const match = words.length === 0 ? () => 0 : matchRank(words)
  return (plant: CatalogPlant) => match(plant) * 1_000_000 + (recommended?.(plant) ?? 0)
}

/** Everything a search finds, sorted, with a count for every filter value. `month` decides what's in bloom. */
export function findPlants(
  plants: readonly CatalogPlant[],
  vocabulary: Vocabulary,
  search: PlantSearch,
  month: number,
  advised?: Advised,
) {
  const { reading, words, fitsPlant, rank: ownRank } = readSearch(search.text, plants, vocabulary, month)
  const named = plants.filter(fitsPlant)
  const { found, counts } = findAndCount(named, {
    ...chosenFilters<CatalogPlant>(search, (plant) => plant),
    bestSeller: bestSellerFilter<CatalogPlant>(search.bestSeller),
    place: placeFilter<CatalogPlant>(search.place, (plant) => plant),
    height: { passes: isFullRange(search.height, allHeights) ? undefined : fitsBetween(search.height) },
  })
  const recommended =
    advised === undefined || search.sort !== 'match'
      ? null
      : bestMatch(found, { place: search.place, understood: reading.understood }, advised)
  const rank = rankBy(search, words, month, recommended)
  const ranked = rank === undefined ? found : sortedBy(found, rank)
  return {
    found: search.sort === 'match' && ownRank !== undefined ? sortedBy(ranked, ownRank) : ranked,
    counts,
    reading,
  }
}

/** One page of a search. */
export function listPlants(
  plants: readonly CatalogPlant[],
  vocabulary: Vocabulary,
  search: PlantSearch,
  month: number,
  advised?: Advised,
) {
  const { found, ...rest } = findPlants(plants, vocabulary, search, month, advised)
  return { ...rest, ...pageOf(found, search.page) }
}
