import { flowerColors, plantTypes, usdaZones, waterNeeds } from '#domain/plants/vocabulary.ts'
import { timeLists } from './time-lists.ts'

// `node bench/plant-list.ts 10000`

const words = [
  'oak',
  'texas',
  'mountian lorel',
  'encino',
  'red',
  'a',
  'e',
  'quercus',
  'salvia greggii',
  'zzzz',
  'muhly',
  'live oak',
]

function randomAddress(random: () => number): string {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const query = new URLSearchParams()
  if (random() < 0.3) query.set('q', one(words))
  if (random() < 0.5) query.set('type', one(plantTypes))
  if (random() < 0.25) query.set('color', one(flowerColors))
  if (random() < 0.25) query.set('water', one(waterNeeds))
  if (random() < 0.25) query.set('zone', one(usdaZones))
  if (random() < 0.2) query.set('sun', one(['1-1', '1-2', '3-4', '4-4']))
  if (random() < 0.2) query.set('height', one(['0-4', '4-10', '10-18', '14-18']))
  for (const key of ['native', 'pets', 'drainage', 'best']) if (random() < 0.1) query.set(key, '1')
  if (random() < 0.2) query.set('sort', one(['name', 'height', 'bloom']))
  // Every tenth visitor turns pages, some of them to the very end.
  if (random() < 0.1) query.set('page', String(1 + Math.floor(random() ** 3 * 834)))
  return `/plant-database.data?${query.toString()}`
}

await timeLists(Number(process.argv[2] ?? 10_000), randomAddress)
