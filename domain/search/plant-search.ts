import { holdsEntries, readList, readPage, writeQuery } from './parameters.ts'
import { noPlantChoices, parsePlantChoices, writePlantChoices, type PlantChoices } from './plant-choices.ts'

export const plantSorts = ['match', 'name', 'height', 'bloom'] as const

/** A search of the plant database: filters, sort order and page. */
export type PlantSearch = PlantChoices & {
  sort: (typeof plantSorts)[number]
  page: number
}

export const emptyPlantSearch: PlantSearch = { ...noPlantChoices, sort: 'name', page: 1 }

export function parsePlantSearch(parameters: URLSearchParams): PlantSearch {
  const choices = parsePlantChoices(parameters)
  const [sort] = readList(parameters.getAll('sort').slice(0, 1), plantSorts)
  return {
    ...choices,
    sort: sort ?? defaultSort(choices),
    page: readPage(parameters.get('page') ?? undefined),
  }
}

/** With words or a place the best match comes first, otherwise it's the alphabet. */
export const defaultSort = ({ text, place }: Pick<PlantSearch, 'text' | 'place'>): PlantSearch['sort'] =>
  text === '' && place === '' ? 'name' : 'match'

const entriesOf = (search: PlantSearch): [key: string, value: string][] => [
  ...writePlantChoices(search),
  ['sort', search.sort === defaultSort(search) ? '' : search.sort],
  ['page', search.page === 1 ? '' : String(search.page)],
]

export const writePlantSearch = (search: PlantSearch): string => writeQuery(entriesOf(search))

/** Any change of search or filter goes back to page 1. */
export function changePlantSearch(
  search: PlantSearch,
  change: Partial<Omit<PlantSearch, 'page'>>,
): PlantSearch {
  return { ...search, ...change, page: 1 }
}

/** Removes a choice. Without words and place, sorting by best match makes no sense, so it falls back to name. */
export function leaveOutOfPlantSearch(search: PlantSearch, without: Partial<PlantChoices>) {
  const left = changePlantSearch(search, without)
  return left.sort === 'match' ? { ...left, sort: defaultSort(left) } : left
}

/** True if the URL is the canonical one for its search. Unknown parameters are ignored. */
export const isCanonical = (parameters: URLSearchParams): boolean =>
  holdsEntries(parameters, entriesOf(parsePlantSearch(parameters)))
