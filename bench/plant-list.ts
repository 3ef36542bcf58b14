import { parsePlantSearch, writePlantSearch } from '#domain/search/plant-search.ts'
import { oneOf, randomQuery, timeLists } from './time-lists.ts'

// `node bench/plant-list.ts 10000`

await timeLists('plant-list', (random) => {
  const query = randomQuery(random, ['quercus', 'salvia greggii', 'muhly'])
  if (random() < 0.2) query.set('sort', oneOf(['name', 'height', 'bloom'], random))
  return `/plant-database.data${writePlantSearch(parsePlantSearch(query))}`
})
