import '../../server/platform/config/require-node-24.ts'
import { loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { containerSizes } from '../../domain/stock/container-sizes.ts'
import {
  deerTolerances,
  flowerColors,
  plantTypes,
  usdaZones,
  waterNeeds,
} from '../../domain/plants/vocabulary.ts'
import { parseInventorySearch, writeInventorySearch } from '../../domain/search/inventory-search.ts'
import { parsePlantSearch, writePlantSearch } from '../../domain/search/plant-search.ts'
import { loadCatalog } from '../../server/catalog/catalog-snapshot.ts'
import { closeDatabase, useDatabase } from '../../server/platform/database/database.ts'
import { roleUrl } from '../../server/platform/database/roles.ts'
import { randomNumbers } from '../../tests/support/random-numbers.ts'
import { startSiteProcess } from '../../tests/support/site-process.ts'
import { readPlantRecords } from '../../tools/catalogue/plant-record.ts'
import { largerCatalog } from './larger-catalog.ts'
import { atMost, isQuick, quantile, report, type Result } from './measure.ts'

// P7: random lists from the built site over HTTP, one at a time, each under its canonical URL; and the catalog's memory use and
// load time.

const requests = isQuick ? 50 : 2_000
const sizes = [
  { plants: readPlantRecords().length, mostMilliseconds: 15 },
  { plants: 5_000, mostMilliseconds: 30 },
  { plants: 10_000, mostMilliseconds: 50 },
]
const mostMegabytes = 60
const mostReloadMilliseconds = 1_000

type Random = () => number
const oneOf = (values: readonly string[], random: Random) =>
  values[Math.floor(random() * values.length)] ?? ''

// Common and rare words, typos, another language, single letters.
const words = ['oak', 'texas', 'mountian lorel', 'encino', 'red', 'a', 'e', 'zzzz', 'live oak']

/** A random search: some filters, some words. One in ten asks for a later page, sometimes the very last. */
function randomQuery(random: Random, moreWords: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  const sometimes = (share: number, key: string, values: readonly string[]) => {
    if (random() < share) query.set(key, oneOf(values, random))
  }
  sometimes(0.3, 'q', [...words, ...moreWords])
  sometimes(0.45, 'type', plantTypes)
  sometimes(0.25, 'color', flowerColors)
  sometimes(0.25, 'water', waterNeeds)
  sometimes(0.25, 'zone', usdaZones)
  sometimes(0.2, 'sun', ['1-1', '1-2', '3-4', '4-4'])
  sometimes(0.2, 'height', ['0-4', '4-10', '10-18', '14-18'])
  for (const key of ['native', 'drainage', 'pets', 'best']) sometimes(0.1, key, ['1'])
  if (random() < 0.1) query.set('page', String(1 + Math.floor(random() ** 3 * 834)))
  return query
}

function randomPlantList(random: Random): string {
  const query = randomQuery(random, ['quercus', 'salvia greggii', 'muhly'])
  if (random() < 0.2) query.set('sort', oneOf(['name', 'height', 'bloom'], random))
  return `/plant-database.data${writePlantSearch(parsePlantSearch(query))}`
}

function randomStockList(random: Random): string {
  const query = randomQuery(random, ['shrub', 'tree'])
  if (random() < 0.2) query.set('deer', oneOf(deerTolerances, random).toLowerCase())
  if (random() < 0.25) query.set('size', oneOf(containerSizes, random))
  if (random() < 0.25) query.set('price', oneOf(['0-4', '3-8', '6-14', '10-14'], random))
  if (random() < 0.3) query.set('sort', oneOf(['price', 'height', 'mature'], random))
  return `/inventory.data${writeInventorySearch(parseInventorySearch(query))}`
}

async function timeLists(origin: string, randomUrl: (random: Random) => string) {
  const random = randomNumbers(7)
  for (let warmUp = 0; warmUp < 100; warmUp += 1)
    await (await fetch(origin + randomUrl(random))).arrayBuffer()
  const times: number[] = []
  for (let request = 0; request < requests; request += 1) {
    const url = origin + randomUrl(random)
    const begun = performance.now()
    const response = await fetch(url, { redirect: 'manual' })
    await response.arrayBuffer()
    times.push(performance.now() - begun)
    if (response.status >= 500) throw new Error(`${url} returned ${response.status}`)
  }
  return times
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const usedMegabytes = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

async function measureCatalog(ownerUrl: string) {
  useDatabase(roleUrl(ownerUrl, 'web'), { poolSize: 2, statementTimeoutMs: 10_000 })
  const before = usedMegabytes()
  const catalog = await loadCatalog()
  const megabytes = usedMegabytes() - before
  const begun = performance.now()
  await loadCatalog()
  const milliseconds = performance.now() - begun
  await closeDatabase()
  return { milliseconds, megabytes, rows: catalog.plants.length + catalog.stock.length }
}

const results: Result[] = []
for (const { plants, mostMilliseconds } of sizes) {
  const database = await largerCatalog(plants)
  const catalog = await measureCatalog(database.ownerUrl)
  console.log(
    `${plants} plants: ${catalog.rows} rows, ${catalog.megabytes.toFixed(1)} MB, loaded in ${catalog.milliseconds.toFixed(0)} ms`,
  )
  results.push(
    atMost('P7', `catalog of ${plants} plants, MB`, catalog.megabytes, mostMegabytes),
    atMost('P7', `catalog of ${plants} plants, ms to load`, catalog.milliseconds, mostReloadMilliseconds),
  )
  const site = await startSiteProcess(database.ownerUrl, { LOG_LEVEL: 'info' })
  for (const [name, randomUrl] of [
    ['plants', randomPlantList],
    ['stock', randomStockList],
  ] as const) {
    const times = await timeLists(site.origin, randomUrl)
    const at = (share: number) => quantile(times, share)
    console.log(
      `  ${name}: p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
    )
    results.push(atMost('P7', `lists of ${name}, ${plants} plants, p95 in ms`, at(0.95), mostMilliseconds))
  }
  site.signal('SIGTERM')
  await site.exited
  await database.stop()
}
report('lists', results, {})
