import { sql } from 'kysely'
import type { FacetGroup } from '#domain/search/facet-bits.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights } from '#domain/search/plant-choices.ts'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { countFacets, facetFailures, firstFreeFlag, type FacetTally } from './facet-tally.ts'
import { heightWithin } from './plant-filter.ts'
import { mostCounted, type SearchWords } from './plant-list.ts'
import { namesHold } from './plant-words.ts'

/** How many plants each filter value would find, its own group's choice aside. */
export type PlantCounts = Record<FacetGroup, Record<string, number>> & { bestSeller: number }

const bestSellerFlag = firstFreeFlag
const heightFlag = firstFreeFlag << 1

type Tally = FacetTally & { best: boolean }

/** Best sellers are joined as one list: looking each plant up in the inventory would cost most of the time. */
async function tally(search: PlantSearch, words: readonly string[]): Promise<Tally[]> {
  const best = sql`best_sellers.plant_id is not null`
  const failures = [
    ...facetFailures(search),
    ...(search.bestSeller ? [sql`case when ${best} then 0 else ${sql.lit(bestSellerFlag)} end`] : []),
    ...(isFullRange(search.height, allHeights)
      ? []
      : [sql`case when ${heightWithin(search.height)} then 0 else ${sql.lit(heightFlag)} end`]),
  ]
  const fails = failures.length === 0 ? sql`0` : sql.join(failures, sql` | `)
  const { rows } = await sql<Tally>`
    select fails, bits, best, count(*)::int as rows
    from (select ${fails} as fails, facet_bits as bits, ${best} as best from plants
      left join (select distinct plant_id from inventory where is_priority and deleted_at is null) as best_sellers
        on best_sellers.plant_id = plants.id
      where ${namesHold(words)}) as judged
    where fails & (fails - 1) = 0
    group by 1, 2, 3`.execute(db())
  return rows
}

async function areTooMany(words: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ many: boolean }>`
    select exists (select from plants where ${namesHold(words)} offset ${mostCounted}) as many`.execute(db())
  return rows[0]?.many ?? false
}

/** Null where the words leave more plants than are counted: counting looks at each of them, whatever is chosen. */
export async function countPlantValues(search: PlantSearch, words: SearchWords): Promise<PlantCounts | null> {
  if (words !== null && (await areTooMany(words))) return null
  const tallies = words === null ? [] : await tally(search, words)
  const bestSeller = tallies
    .filter(({ fails, best }) => best && (fails === 0 || fails === bestSellerFlag))
    .reduce((sum, { rows }) => sum + rows, 0)
  return { ...countFacets(tallies), bestSeller }
}
