import { holdsEntries, readList, readPage, writeQuery } from './parameters.ts'
import { noPlantChoices, parsePlantChoices, writePlantChoices, type PlantChoices } from './plant-choices.ts'

export const plantSorts = ['match', 'name', 'height', 'bloom'] as const

/** What a visitor asks of the plant database (PD-06), and where they are in the answer. */
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
    sort: sort ?? defaultSort(choices.text),
    page: readPage(parameters.get('page') ?? undefined),
  }
}

/** A search by words is answered by how well they fit, everything else from A to Z. */
export const defaultSort = (text: string): PlantSearch['sort'] => (text === '' ? 'name' : 'match')

const entriesOf = (search: PlantSearch): [key: string, value: string][] => [
  ...writePlantChoices(search),
  ['sort', search.sort === defaultSort(search.text) ? '' : search.sort],
  ['page', search.page === 1 ? '' : String(search.page)],
]

export const writePlantSearch = (search: PlantSearch): string => writeQuery(entriesOf(search))

/** PD-07: any change of search or filter goes back to page 1. */
export function changePlantSearch(
  search: PlantSearch,
  change: Partial<Omit<PlantSearch, 'page'>>,
): PlantSearch {
  return { ...search, ...change, page: 1 }
}

/** Takes a choice back. Without the words searched for, nothing is left to sort by how well it fits. */
export const leaveOutOfPlantSearch = (search: PlantSearch, without: Partial<PlantChoices>) =>
  changePlantSearch(search, without.text === '' ? { ...without, sort: 'name' } : without)

/** Whether an address already is the one that all equal searches share; keys that are not ours do not matter. */
export const isCanonical = (parameters: URLSearchParams): boolean =>
  holdsEntries(parameters, entriesOf(parsePlantSearch(parameters)))
