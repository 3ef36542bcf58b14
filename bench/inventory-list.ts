import '#server/require-node-24.ts'
import fc from 'fast-check'
import { containerSizes } from '#domain/inventory/container-sizes.ts'
import { deerTolerances, flowerColors, plantTypes, usdaZones, waterNeeds } from '#domain/plants/vocabulary.ts'
import {
  emptyInventorySearch,
  inventorySorts,
  type InventorySearch,
} from '#domain/search/inventory-search.ts'
import type { Range } from '#domain/search/parameters.ts'
import { browseInventory } from '#server/commands/browse-inventory.ts'
import { closeDatabase } from '#server/db/database.ts'
import { roleUrl } from '#server/db/roles.ts'
import { catalogueOf } from './catalogue-of.ts'

// How long the inventory takes to answer random searches: node bench/inventory-list.ts [synthetic plants] [requests]

const plants = Number(process.argv[2] ?? 30_000)
const requests = Number(process.argv[3] ?? 2_000)

const few = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 })
const seldom = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })

const searches: fc.Arbitrary<InventorySearch> = fc.record({
  ...Object.fromEntries(
    Object.entries(emptyInventorySearch).map(([key, value]) => [key, fc.constant(value)]),
  ),
  text: seldom(fc.constantFrom('oak', 'a', 'e', 'tree', 'texas', 'redbud', 'mountian lorel', 'zzzzqqqq'), ''),
  types: seldom(few(plantTypes), []),
  colors: seldom(few(flowerColors), []),
  water: seldom(few(waterNeeds), []),
  zones: seldom(few(usdaZones), []),
  deer: seldom(few(deerTolerances), []),
  sun: seldom<Range>(fc.constantFrom([1, 2], [3, 4]), [1, 4]),
  height: seldom<Range>(fc.constantFrom([4, 12], [0, 9]), [0, 18]),
  native: seldom(fc.constant(true), false),
  petSafe: seldom(fc.constant(true), false),
  bestSeller: seldom(fc.constant(true), false),
  sizes: seldom(few(containerSizes), []),
  price: seldom<Range>(fc.constantFrom([2, 8], [5, 14]), [0, 14]),
  sort: fc.constantFrom(...inventorySorts),
  page: fc.constantFrom(1, 1, 1, 2, 3, 40, 834),
}) as fc.Arbitrary<InventorySearch>

const database = await catalogueOf(plants)
Object.assign(process.env, {
  DATABASE_URL: roleUrl(database.ownerUrl, 'web'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  SITE_ORIGIN: 'https://trees.example',
})
const measured: { milliseconds: number; search: InventorySearch }[] = []
for (const search of [...fc.sample(searches, 50), ...fc.sample(searches, requests)]) {
  const start = performance.now()
  await browseInventory(search)
  measured.push({ milliseconds: performance.now() - start, search })
}
const timed = measured.slice(50).toSorted((a, b) => a.milliseconds - b.milliseconds)
const at = (share: number) => timed[Math.min(timed.length - 1, Math.floor(timed.length * share))]
console.log(
  [0.5, 0.95, 0.99, 1].map((share) => `p${share * 100} ${at(share)?.milliseconds.toFixed(1)} ms`).join(', '),
)
const changed = Object.entries(at(1)?.search ?? {}).filter(
  ([key, value]) =>
    JSON.stringify(value) !== JSON.stringify(emptyInventorySearch[key as keyof InventorySearch]),
)
console.log('slowest:', JSON.stringify(Object.fromEntries(changed)))
await closeDatabase()
await database.stop()
