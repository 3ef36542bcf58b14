import { lastHeightStep } from '#domain/plants/height-steps.ts'
import {
  exposures,
  flowerColors,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'
import {
  isFullRange,
  readFlag,
  readList,
  readPage,
  readRange,
  readText,
  writeList,
  writeRange,
  type Range,
} from './parameters.ts'

export const plantSorts = ['match', 'name', 'height', 'bloom'] as const

/** What a visitor asks of the plant database (PD-06), and where they are in the answer. */
export type PlantSearch = {
  text: string
  types: (typeof plantTypes)[number][]
  colors: (typeof flowerColors)[number][]
  water: (typeof waterNeeds)[number][]
  soilPh: (typeof soilPhs)[number][]
  zones: (typeof usdaZones)[number][]
  /** Steps 1 to 4 of the exposure scale. */
  sun: Range
  /** Indexes into the height steps. */
  height: Range
  native: boolean
  poorDrainage: boolean
  petSafe: boolean
  bestSeller: boolean
  sort: (typeof plantSorts)[number]
  page: number
}

export const allSun: Range = [1, exposures.length]
export const allHeights: Range = [0, lastHeightStep]

export const emptyPlantSearch: PlantSearch = {
  text: '',
  types: [],
  colors: [],
  water: [],
  soilPh: [],
  zones: [],
  sun: allSun,
  height: allHeights,
  native: false,
  poorDrainage: false,
  petSafe: false,
  bestSeller: false,
  sort: 'name',
  page: 1,
}

/** Every key the plant list knows, in the order in which an address carries them. */
const plantSearchKeys = [
  'q',
  'type',
  'color',
  'water',
  'ph',
  'zone',
  'sun',
  'height',
  'native',
  'drainage',
  'pets',
  'best',
  'sort',
  'page',
] as const

export function parsePlantSearch(parameters: URLSearchParams): PlantSearch {
  const text = readText(parameters.get('q') ?? undefined)
  const [sort] = readList(parameters.getAll('sort').slice(0, 1), plantSorts)
  return {
    text,
    types: readList(parameters.getAll('type'), plantTypes),
    colors: readList(parameters.getAll('color'), flowerColors),
    water: readList(parameters.getAll('water'), waterNeeds),
    soilPh: readList(parameters.getAll('ph'), soilPhs),
    zones: readList(parameters.getAll('zone'), usdaZones),
    sun: readRange(parameters.getAll('sun'), allSun),
    height: readRange(parameters.getAll('height'), allHeights),
    native: readFlag(parameters.getAll('native')),
    poorDrainage: readFlag(parameters.getAll('drainage')),
    petSafe: readFlag(parameters.getAll('pets')),
    bestSeller: readFlag(parameters.getAll('best')),
    sort: sort ?? defaultSort(text),
    page: readPage(parameters.get('page') ?? undefined),
  }
}

/** A search by words is answered by how well they fit, everything else from A to Z. */
export const defaultSort = (text: string): PlantSearch['sort'] => (text === '' ? 'name' : 'match')

export function writePlantSearch(search: PlantSearch): string {
  const entries: [(typeof plantSearchKeys)[number], string][] = [
    ['q', search.text],
    ['type', writeList(search.types)],
    ['color', writeList(search.colors)],
    ['water', writeList(search.water)],
    ['ph', writeList(search.soilPh)],
    ['zone', writeList(search.zones)],
    ['sun', isFullRange(search.sun, allSun) ? '' : writeRange(search.sun)],
    ['height', isFullRange(search.height, allHeights) ? '' : writeRange(search.height)],
    ['native', search.native ? '1' : ''],
    ['drainage', search.poorDrainage ? '1' : ''],
    ['pets', search.petSafe ? '1' : ''],
    ['best', search.bestSeller ? '1' : ''],
    ['sort', search.sort === defaultSort(search.text) ? '' : search.sort],
    ['page', search.page === 1 ? '' : String(search.page)],
  ]
  // Commas stay readable: they need no escape in a query.
  const written = new URLSearchParams(entries.filter(([, value]) => value !== ''))
    .toString()
    .replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

/** PD-07: any change of search or filter goes back to page 1. */
export function changePlantSearch(
  search: PlantSearch,
  change: Partial<Omit<PlantSearch, 'page'>>,
): PlantSearch {
  return { ...search, ...change, page: 1 }
}

/** Whether an address already is the one that all equal searches share; keys that are not ours do not matter. */
export function isCanonical(parameters: URLSearchParams): boolean {
  const known = [...parameters].filter(([key]) => plantSearchKeys.some((own) => own === key))
  const canonical = new URLSearchParams(writePlantSearch(parsePlantSearch(parameters)))
  return new URLSearchParams(known).toString() === canonical.toString()
}
