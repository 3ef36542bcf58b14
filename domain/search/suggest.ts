import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { capitalize, counted } from '#domain/wording.ts'
import type { Advised } from './best-match.ts'
import type { Catalog, CatalogPlant } from './catalog.ts'
import { findPlants } from './find-plants.ts'
import { listStock, type PlantOffer } from './find-stock.ts'
import { emptyInventorySearch } from './inventory-search.ts'
import { needs, type Need } from './needs.ts'
import { emptyPlantSearch } from './plant-search.ts'
import { readSearch, type Reading } from './read-search.ts'
import type { Answer } from './answers.ts'
import type { NotSold } from './not-sold.ts'
import { searchText } from './search-text.ts'
import { shortestPart, type Vocabulary } from './search-vocabulary.ts'

export type Suggestion = {
  kind: 'plant' | 'size' | 'need' | 'place' | 'not-sold' | Answer['kind']
  /** Of what we don't sell. */
  id?: string
  to: string
  name: string
  detail: string
  /** A price or a count, at the right. */
  end: string
  /** The plant whose picture is shown. */
  plant?: CatalogPlant
  /** The community whose distance is shown. */
  place?: string
}

export type SuggestionGroup = { title: string; suggestions: Suggestion[] }

const most = { plants: 4, sizes: 2, needs: 2, answers: 2, services: 1, places: 2, bestSellers: 3 }
/** A question gets one more answer. */
const mostAnswersToQuestion = 3
const mostRows = 9

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

const toAnswer = ({ kind, to, name, detail }: Answer): Suggestion => ({ kind, to, name, detail, end: '' })

const toPlace = ({ slug, name }: Reading['places'][number]): Suggestion => ({
  kind: 'place',
  to: `/tree-service/${slug}`,
  name,
  detail: '',
  end: '',
  place: slug,
})

const whereWePlant: Suggestion = {
  kind: 'page',
  to: '/tree-service',
  name: 'Where we plant and deliver',
  detail: 'The towns we serve, and how far each is from our yard',
  end: '',
}

/** The first sentence stands out: 'We don't grow figs.' */
function toNotSold({ id, says }: NotSold, text: string): Suggestion {
  const [, name = says, detail = ''] = /^(.*?[.]) (.*)$/.exec(says) ?? []
  return { kind: 'not-sold', id, to: inventoryAt(text), name, detail, end: '' }
}

/** Needs that were understood, and those that are still being typed. */
function needsIn({ understood }: Reading, typed: string): Need[] {
  const named = new Set(understood.map(({ need }) => need))
  return needs.filter(
    ({ phrases }) =>
      named.has(phrases[0] ?? '') ||
      (typed.length >= shortestPart && phrases.some((phrase) => phrase.startsWith(typed))),
  )
}

/** Suggestions while someone types in a search field, or before. */
export function suggest(
  catalog: Catalog & Advised,
  vocabulary: Vocabulary,
  { text, month }: { text: string; month: number },
): { groups: SuggestionGroup[]; total: number } {
  const stockFor = (wanted: string) =>
    listStock(catalog, vocabulary, { ...emptyInventorySearch, text: wanted, sort: 'match' }, month)
  const inStock = catalog.plants.filter(({ stock }) => stock.length > 0)
  const toNeed = (phrase: string, means: string): Suggestion => ({
    kind: 'need',
    to: inventoryAt(phrase),
    name: capitalize(phrase),
    detail: capitalize(means),
    end: countOf(inStock.filter(readSearch(phrase, inStock, vocabulary, month).fitsPlant).length),
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

  const { found, reading } = findPlants(
    catalog.plants,
    vocabulary,
    { ...emptyPlantSearch, text, sort: 'match' },
    month,
    catalog,
  )
  const { answers, notSold, places, isQuestion } = reading
  const namesPlants = reading.corrections.length > 0
  const about = notSold === null ? needsIn(reading, typed) : []
  const group = (title: string, suggestions: Suggestion[]) => ({ title, suggestions })
  const plants = [
    group(notSold === null ? 'Plants' : 'The nearest we have', found.slice(0, most.plants).map(toPlant)),
    // Without a name, nothing says which plant's sizes are meant.
    group(
      'Sizes',
      namesPlants && !isQuestion ? stockFor(text).rows.slice(0, most.sizes).flatMap(toSize) : [],
    ),
    group(
      'Needs',
      about.slice(0, most.needs).map(({ phrases, means }) => toNeed(phrases[0] ?? '', means)),
    ),
  ]
  const services = answers.filter(({ kind }) => kind === 'service')
  const others = answers.filter(({ kind }) => kind !== 'service')
  const replies = [
    group('Answers', others.slice(0, isQuestion ? mostAnswersToQuestion : most.answers).map(toAnswer)),
    group('Services', services.slice(0, most.services).map(toAnswer)),
  ]
  if (answers[0]?.kind === 'service') replies.reverse()
  const town = group('Places', reading.isOutside ? [whereWePlant] : places.slice(0, most.places).map(toPlace))
  const isAnswer = isQuestion || found.length === 0
  const ordered = [...(isAnswer ? replies : []), ...plants, ...(isAnswer ? [] : replies)]
  return {
    groups: shown([
      group('Not here', notSold === null ? [] : [toNotSold(notSold, text)]),
      // Live Oak is a tree first.
      ...(namesPlants ? [...ordered, town] : [town, ...ordered]),
    ]),
    total: found.length,
  }
}

/** The groups that have something, with the longest ones cut until all fit. */
function shown(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  let lengths = groups.map(({ suggestions }) => suggestions.length)
  while (lengths.reduce((sum, length) => sum + length, 0) > mostRows) {
    const longest = lengths.lastIndexOf(Math.max(...lengths))
    lengths = lengths.with(longest, Math.max(...lengths) - 1)
  }
  return groups
    .map(({ title, suggestions }, index) => ({ title, suggestions: suggestions.slice(0, lengths[index]) }))
    .filter(({ suggestions }) => suggestions.length > 0)
}
