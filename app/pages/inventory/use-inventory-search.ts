import { useNavigate, useNavigation } from 'react-router'
import { toListStart, useListPosition } from '#app/components/plant-search/use-list-position.ts'
import {
  defaultInventorySort,
  parseInventorySearch,
  writeInventorySearch,
  type InventorySearch,
} from '#domain/search/inventory-search.ts'

export const path = '/inventory'
export const urlOf = (search: InventorySearch) => path + writeInventorySearch(search)

/** The search that is shown or loading, and a function to start another. */
export function useInventorySearch(loaded: InventorySearch) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { status, jump } = useListPosition()
  const coming = navigation.location?.pathname === path ? navigation.location.search : undefined
  // Show the new filters at once; the list follows.
  const search = coming === undefined ? loaded : parseInventorySearch(new URLSearchParams(coming))

  const show = (next: InventorySearch, isSubmitted = false) => {
    if (urlOf(next) === urlOf(search)) {
      if (isSubmitted) jump('focus')
      return
    }
    // While typing, replace the history entry, so that one step back leaves the search. A search that is still loading has none yet.
    const entry = parseInventorySearch(new URLSearchParams(window.location.search))
    const stillTyping = entry.text !== '' && withoutWords(next) === withoutWords(entry)
    void navigate(urlOf(next), {
      ...(isSubmitted
        ? toListStart()
        : next.text === search.text
          ? { preventScrollReset: true }
          : toListStart('scroll')),
      replace: stillTyping,
    })
  }
  return { search, loading: urlOf(search) !== urlOf(loaded), show, status }
}

/** The URL of the same filters without words. Each kind of search has its own default order. */
const withoutWords = ({ sort, ...search }: InventorySearch) =>
  urlOf({
    ...search,
    sort: sort === defaultInventorySort(search) ? defaultInventorySort({ ...search, text: '' }) : sort,
    text: '',
    page: 1,
  })
