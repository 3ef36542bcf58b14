import { holdsEntries, readList, readPage, writeQuery } from './parameters.ts'
import { parsePlantChoices, writePlantChoices, type PlantChoices } from './plant-choices.ts'

type Entries = [key: string, value: string][]

type Own<More, Sort> = {
  /** Besides the best match; the first is usual. */
  sorts: readonly [Sort, ...Sort[]]
  /** Its own, besides the choices about plants. */
  read: (parameters: URLSearchParams) => More
  write: (search: More) => Entries
}

/** A search of a list, as its URL has it: the choices about plants, the list's own, the sort order and the page. */
export function searchInUrl<More extends object, Sort extends string>({
  sorts,
  read,
  write,
}: Own<More, Sort>) {
  type Sorted = { sort: 'match' | Sort; page: number }
  type Whole = PlantChoices & More & Sorted

  /** Without words and place there is nothing to match. */
  const defaultSort = ({ text, place }: Pick<PlantChoices, 'text' | 'place'>): Sorted['sort'] =>
    text === '' && place === '' ? sorts[0] : 'match'

  function parse(parameters: URLSearchParams): Whole {
    const choices = parsePlantChoices(parameters)
    const [sort] = readList(parameters.getAll('sort').slice(0, 1), sorts)
    return {
      ...choices,
      ...read(parameters),
      sort: sort ?? defaultSort(choices),
      page: readPage(parameters.get('page') ?? undefined),
    }
  }

  const entriesOf = (search: Whole): Entries => [
    ...writePlantChoices(search),
    ...write(search),
    ['sort', search.sort === defaultSort(search) ? '' : search.sort],
    ['page', search.page === 1 ? '' : String(search.page)],
  ]

  /** Any change of search or filter goes back to page 1. */
  const change = (search: Whole, changed: Partial<Omit<Whole, 'page'>>): Whole => ({
    ...search,
    ...changed,
    page: 1,
  })

  return {
    empty: parse(new URLSearchParams()),
    defaultSort,
    parse,
    write: (search: Whole): string => writeQuery(entriesOf(search)),
    change,
    /** Removes a choice, and with the last of words and place the best match. */
    leaveOut: (search: Whole, without: Partial<Omit<Whole, 'page'>>): Whole => {
      const left = change(search, without)
      return left.sort === 'match' ? { ...left, sort: defaultSort(left) } : left
    },
    /** True if the URL is the canonical one for its search. Unknown parameters are ignored. */
    isCanonical: (parameters: URLSearchParams): boolean =>
      holdsEntries(parameters, entriesOf(parse(parameters))),
  }
}
