import { sql, type SqlBool } from 'kysely'
import { containerSizeOf, containerSizes } from '#domain/inventory/container-sizes.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { FacetGroup } from '#domain/search/facet-bits.ts'
import { allPrices, emptyInventorySearch, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { db } from './database.ts'
import { countFacets, facetFailures, firstFreeFlag } from './facet-tally.ts'
import { heightConditions, inStock, sizeIsAny } from './inventory-filter.ts'
import { foundBy } from './inventory-found.ts'
import type { InventoryWords } from './inventory-words.ts'
import { allOf } from './plant-filter.ts'
import { mostCounted } from './plant-list.ts'
import { priceWithin } from './price-bounds.ts'

/** How many rows each filter value would find, its own group's choice aside. */
export type InventoryCounts = Record<FacetGroup, Record<string, number>> & {
  sizes: Record<string, number>
  bestSeller: number
}

const bestSellerFlag = firstFreeFlag
const sizeFlag = firstFreeFlag << 1
/** Ranges have no count beside them, so one flag does for both, and a row that fails either is out. */
const rangeFlag = firstFreeFlag << 2

type Tally = {
  bits: number
  best: boolean
  size: string
  /** Of the size, the heights and the price that are asked for. */
  ofSize: boolean
  inRange: boolean
  rows: number
}

/** The rows in which the words are found, those that are alike counted together; null where they are too many. */
async function tally(
  search: InventorySearch,
  words: readonly string[],
  prices: SizePrices,
): Promise<Tally[] | null> {
  const { lists, rows: found } = foundBy({ ...emptyInventorySearch, text: search.text }, words, prices)
  const inRange = allOf([
    ...heightConditions(search),
    ...(isFullRange(search.price, allPrices) ? [] : [priceWithin(search.price, prices)]),
  ])
  const ofSize = allOf(search.sizes.length === 0 ? [] : [sizeIsAny(search.sizes)])
  const { rows } = await sql<Tally & { many: boolean }>`
    with recursive ${lists} found as materialized (select * from ${found} as every limit ${mostCounted + 1}),
    counted as (select count(*) > ${mostCounted} as many from found)
    select many, alike.* from counted left join lateral (
      select facet_bits as bits, is_priority as best, size_key as size, ${ofSize} as "ofSize", ${inRange} as "inRange",
        count(*)::int as rows
      from found as inventory where not many group by 1, 2, 3, 4, 5) as alike on true`.execute(db())
  return rows[0]?.many === true ? null : rows.filter((row) => row.rows !== null)
}

async function isLargeStock(): Promise<boolean> {
  const { rows } = await sql<{ many: SqlBool }>`
    select exists (select from inventory where ${inStock} offset ${mostCounted}) as many`.execute(db())
  return rows[0]?.many === true
}

/** Null where the words leave more rows than are counted: counting looks at each of them, whatever is chosen. */
export async function countInventoryValues(
  search: InventorySearch,
  words: InventoryWords,
  prices: SizePrices,
): Promise<InventoryCounts | null> {
  if (words?.length === 0 && (await isLargeStock())) return null
  const alike = words === null ? [] : await tally(search, words, prices)
  if (alike === null) return null
  const facetsFailed = facetFailures(search)
  const tallies = alike.map(({ size, ofSize, inRange, ...row }) => ({
    ...row,
    size: containerSizeOf(size),
    fails:
      facetsFailed(row.bits) |
      (search.bestSeller && !row.best ? bestSellerFlag : 0) |
      (ofSize ? 0 : sizeFlag) |
      (inRange ? 0 : rangeFlag),
  }))
  const count = (flag: number, has: (row: (typeof tallies)[number]) => boolean) =>
    tallies.reduce(
      (sum, row) => ((row.fails === 0 || row.fails === flag) && has(row) ? sum + row.rows : sum),
      0,
    )
  const sizes = containerSizes.map((size) => [size, count(sizeFlag, (row) => row.size === size)])
  return {
    ...countFacets(tallies),
    sizes: Object.fromEntries(sizes) as Record<string, number>,
    bestSeller: count(bestSellerFlag, ({ best }) => best),
  }
}
