import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { countInventoryValues } from '#server/db/inventory-counts.ts'
import { listInventory } from '#server/db/inventory-list.ts'
import { readInventoryWords } from '#server/db/inventory-words.ts'
import { getSizePrices } from '#server/size-prices.ts'

/** Everything the inventory page shows of a search. */
export async function browseInventory(search: InventorySearch) {
  const [prices, { words, corrections }] = await Promise.all([
    getSizePrices(),
    readInventoryWords(search.text),
  ])
  const [list, counts] = await Promise.all([
    listInventory(search, words, prices),
    countInventoryValues(search, words, prices),
  ])
  return { ...list, counts, corrections }
}
