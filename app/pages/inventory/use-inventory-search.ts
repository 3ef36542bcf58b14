import { useNavigate, useNavigation } from 'react-router'
import {
  parseInventorySearch,
  writeInventorySearch,
  type InventorySearch,
} from '#domain/search/inventory-search.ts'

export const path = '/inventory'
export const urlOf = (search: InventorySearch) => path + writeInventorySearch(search)

/** The search that is shown or on its way, and how to ask for another. */
export function useInventorySearch(loaded: InventorySearch) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const coming = navigation.location?.pathname === path ? navigation.location.search : undefined
  // What was just chosen shows at once; the list follows.
  const search = coming === undefined ? loaded : parseInventorySearch(new URLSearchParams(coming))

  const show = (next: InventorySearch) => {
    if (urlOf(next) === urlOf(search)) return
    // One step back leaves a search, however many pauses there were while it was typed.
    const stillTyping =
      search.text !== '' && urlOf({ ...next, text: '' }) === urlOf({ ...search, text: '', page: 1 })
    void navigate(urlOf(next), { preventScrollReset: true, replace: stillTyping })
  }
  return { search, loading: urlOf(search) !== urlOf(loaded), show }
}
