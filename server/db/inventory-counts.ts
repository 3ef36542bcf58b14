import { sql, type SqlBool } from 'kysely'
import { containerSizeOf, containerSizes } from '#domain/inventory/container-sizes.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import type { FacetGroup } from '#domain/search/facet-bits.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights } from '#domain/search/plant-choices.ts'
import { db } from './database.ts'
import { countFacets, facetFailures, firstFreeFlag, type FacetTally } from './facet-tally.ts'
import { heightOverlaps, inStock, isBestSellingRow, namesOrTypeHold, sizeIsAny } from './inventory-filter.ts'
import type { InventoryWords } from './inventory-words.ts'
import { allOf, type Condition } from './plant-filter.ts'
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

type Tally = FacetTally & { best: boolean; size: string }

/** Which groups of filters a row fails, as flags. */
function failsOf(search: InventorySearch, price: ReturnType<typeof priceWithin> | null) {
  const own: [chosen: boolean, flag: number, passes: () => Condition][] = [
    [search.bestSeller, bestSellerFlag, () => isBestSellingRow],
    [search.sizes.length > 0, sizeFlag, () => sizeIsAny(search.sizes)],
    [!isFullRange(search.height, allHeights), rangeFlag, () => heightOverlaps(search.height)],
    [price !== null, rangeFlag, () => price?.condition ?? sql<SqlBool>`true`],
  ]
  const failures = [
    ...facetFailures(search),
    ...own
      .filter(([chosen]) => chosen)
      .map(([, flag, passes]) => sql<number>`case when ${passes()} then 0 else ${sql.lit(flag)} end`),
  ]
  return failures.length === 0 ? sql<number>`0` : sql<number>`${sql.join(failures, sql` | `)}`
}

/** One pass over the rows in which the words are found. */
async function tally(
  search: InventorySearch,
  words: readonly string[],
  prices: SizePrices,
): Promise<Tally[]> {
  const price = isFullRange(search.price, allPrices) ? null : priceWithin(search.price, prices)
  const { rows } = await sql<Tally>`
    select fails, bits, best, size, count(*)::int as rows
    from (select ${failsOf(search, price)} as fails, facet_bits as bits, is_priority as best, lower(size_description) as size
      from inventory join plants on plants.id = inventory.plant_id ${price?.join ?? sql``}
      where ${allOf([inStock, ...namesOrTypeHold(words)])}) as judged
    where fails & (fails - 1) = 0
    group by 1, 2, 3, 4`.execute(db())
  return rows
}

async function areTooMany(words: readonly string[]): Promise<boolean> {
  const plants = words.length === 0 ? sql`` : sql`join plants on plants.id = inventory.plant_id`
  const { rows } = await sql<{ many: SqlBool }>`select exists (select from inventory ${plants}
    where ${allOf([inStock, ...namesOrTypeHold(words)])} offset ${mostCounted}) as many`.execute(db())
  return rows[0]?.many === true
}

/** Null where the words leave more rows than are counted: counting looks at each of them, whatever is chosen. */
export async function countInventoryValues(
  search: InventorySearch,
  words: InventoryWords,
  prices: SizePrices,
): Promise<InventoryCounts | null> {
  // A stock that is small as a whole needs no second look.
  if (words !== null && (await areTooMany([])) && (words.length === 0 || (await areTooMany(words))))
    return null
  const tallies = (words === null ? [] : await tally(search, words, prices)).map((row) => ({
    ...row,
    size: containerSizeOf(row.size),
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
