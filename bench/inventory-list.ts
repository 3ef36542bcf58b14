import { containerSizes } from '#domain/inventory/container-sizes.ts'
import { deerTolerances } from '#domain/plants/vocabulary.ts'
import {
  inventorySorts,
  parseInventorySearch,
  writeInventorySearch,
} from '#domain/search/inventory-search.ts'
import { oneOf, randomQuery, timeLists } from './time-lists.ts'

// `node bench/inventory-list.ts 10000`: two rows in stock for each plant.

await timeLists('inventory-list', (random) => {
  const query = randomQuery(random, ['shrub', 'tree'])
  if (random() < 0.2) query.set('deer', oneOf(deerTolerances, random).toLowerCase())
  if (random() < 0.25) query.set('size', oneOf(containerSizes, random))
  if (random() < 0.25) query.set('price', oneOf(['0-4', '3-8', '6-14', '10-14'], random))
  if (random() < 0.3) query.set('sort', oneOf(inventorySorts.slice(1), random))
  return `/inventory.data${writeInventorySearch(parseInventorySearch(query))}`
})
