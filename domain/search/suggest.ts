import type { Article } from '#domain/articles/article-schema.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { capitalize, counted } from '#domain/wording.ts'
import type { Catalog, CatalogPlant } from './catalog.ts'
import { findPlants } from './find-plants.ts'
import { listStock, type PlantOffer } from './find-stock.ts'
import { emptyInventorySearch } from './inventory-search.ts'
import { needs } from './needs.ts'
import { emptyPlantSearch } from './plant-search.ts'
import type { Vocabulary } from './read-words.ts'
import { searchText } from './search-text.ts'

export type Suggestion = {
  kind: 'plant' | 'size' | 'need' | 'article'
  to: string
  name: string
  detail: string
  /** A price or a count, at the right. */
  end: string
  /** The plant whose picture is shown. */
  plant?: CatalogPlant
}

export type SuggestionGroup = { title: string; suggestions: Suggestion[] }

const most = { plants: 4, sizes: 2, needs: 2, articles: 2, bestSellers: 3 }

/** Offered before anything is typed, as search text. */
const startingNeeds = ['shade', 'evergreen', 'privacy screen', 'deer']

const inventoryAt = (text: string) => `/inventory?${new URLSearchParams({ q: text }).toString()}`
const countOf = (plants: number) => counted(plants, 'plant')

function toPlant(plant: CatalogPlant): Suggestion {
  const cheapest = Math.min(...plant.stock.map(({ plantedCents }) => plantedCents))
  return {
    kind: 'plant',
    to: `/plant-database/${plant.slug}`,
    name: plant.name,
    detail: plant.scientificName,
    end: plant.stock.length === 0 ? '' : `from ${formatCents(cheapest)} planted`,
    plant,
  }
}

function toSize({ plant, items }: PlantOffer): Suggestion[] {
  const item = items.find(({ isBestSeller }) => isBestSeller) ?? items[0]
  if (item === undefined) return []
  const size = sizeInWords(item.containerSize)
  const { currentHeightInches: height, caliperInches: caliper } = item
  return [
    {
      kind: 'size',
      to: inventoryAt(`${plant.name} ${size}`),
      name: `${plant.name}, ${size}`,
      detail: [
        ...(height === null ? [] : [`${heightInWords(height)} tall`]),
        ...(caliper === null ? [] : [`${caliperInWords(caliper)} caliper`]),
      ].join(', '),
      end: `${formatCents(item.plantedCents)} planted`,
    },
  ]
}

/** Suggestions while someone types in a search field, or before. `articles` are all there are. */
export function suggest(
  catalog: Catalog,
  vocabulary: Vocabulary,
  articles: readonly Pick<Article, 'slug' | 'title'>[],
  { text, month }: { text: string; month: number },
): { groups: SuggestionGroup[]; total: number } {
  const stockFor = (wanted: string) =>
    listStock(catalog, vocabulary, { ...emptyInventorySearch, text: wanted, sort: 'match' }, month)
  const toNeed = (phrase: string, means: string): Suggestion => ({
    kind: 'need',
    to: inventoryAt(phrase),
    name: capitalize(phrase),
    detail: capitalize(means),
    end: countOf(stockFor(phrase).total),
  })

  const typed = searchText(text)
  if (typed === '') {
    const starting = startingNeeds.flatMap((phrase) =>
      needs.filter(({ phrases }) => phrases.includes(phrase)),
    )
    const inTheYard = catalog.plants.filter(({ isBestSeller }) => isBestSeller)
    return {
      groups: shown([
        {
          title: 'Try',
          suggestions: [
            ...starting.map(({ means }, index) => toNeed(startingNeeds[index] ?? '', means)),
            { ...toNeed('under $300', '$300 or less, planted'), name: 'Under $300' },
          ],
        },
        { title: 'In stock', suggestions: inTheYard.slice(0, most.bestSellers).map(toPlant) },
      ]),
      total: 0,
    }
  }

  const { found, understood } = findPlants(
    catalog.plants,
    vocabulary,
    { ...emptyPlantSearch, text, sort: 'match' },
    month,
  )
  const stock = stockFor(text)
  // Without a name, nothing says which plant's sizes are meant.
  const namesPlants = understood.map(({ given }) => given).join(' ') !== typed
  const meant = needs.filter(({ phrases }) =>
    phrases.some(
      (phrase) => ` ${phrase}`.includes(` ${typed}`) || understood.some(({ given }) => given === phrase),
    ),
  )
  const about = new Set(meant.flatMap(({ article }) => article ?? []))
  const notes = articles.filter(
    ({ slug, title }) => about.has(slug) || ` ${searchText(title)}`.includes(` ${typed}`),
  )
  return {
    groups: shown([
      { title: 'Plants', suggestions: found.slice(0, most.plants).map(toPlant) },
      { title: 'Sizes', suggestions: namesPlants ? stock.rows.slice(0, most.sizes).flatMap(toSize) : [] },
      {
        title: 'Needs and notes',
        suggestions: [
          ...meant.slice(0, most.needs).map(({ phrases, means }) => toNeed(phrases[0] ?? '', means)),
          ...notes.slice(0, most.articles).map(({ slug, title }): Suggestion => ({
            kind: 'article',
            to: `/blog/${slug}`,
            name: title,
            detail: 'Field note',
            end: '',
          })),
        ],
      },
    ]),
    total: found.length,
  }
}

const shown = (groups: SuggestionGroup[]) => groups.filter(({ suggestions }) => suggestions.length > 0)
