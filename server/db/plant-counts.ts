import { sql, type SqlBool } from 'kysely'
import type { FacetGroup } from '#domain/search/facet-bits.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights } from '#domain/search/plant-choices.ts'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { countFacets, facetFailures, firstFreeFlag } from './facet-tally.ts'
import { allOf, heightWithin } from './plant-filter.ts'
import { kindKnows, kindsThat, plantsOfKinds } from './plant-kinds.ts'
import { mostCounted, type SearchWords } from './plant-list.ts'
import { namesHold } from './plant-words.ts'

/** How many plants each filter value would find, its own group's choice aside; and how many are found. */
export type PlantCounts = Record<FacetGroup, Record<string, number>> & { bestSeller: number; total: number }

const heightFlag = firstFreeFlag

type Tally = { bits: number; best: boolean; fits: boolean; rows: number }

/**
 * The plants in whose names the words occur, those that are alike counted together, and of them once more those that sell
 * best; null where they are too many.
 */
async function tally({ height }: PlantSearch, words: readonly string[]): Promise<Tally[] | null> {
  const fits = isFullRange(height, allHeights) ? sql<SqlBool>`true` : heightWithin(height)
  const named = allOf(namesHold(words))
  const { rows } = await sql<Tally & { many: boolean }>`
    with ${kindsThat(words.map((word) => kindKnows(word)))},
    counted as materialized (select count(*) > ${mostCounted} as many
      from (select from ${words.length === 0 ? sql`plants` : plantsOfKinds(sql`id`, named)} as every
        limit ${mostCounted + 1}) as found)
    select many, alike.* from counted left join lateral (
      select facet_bits as bits, false as best, plant.* from kinds cross join lateral (
        select coalesce(${fits}, false) as fits, count(*)::int as rows from plants
        where facet_bits = kinds.facet_bits and bloom_months = kinds.bloom_months and ${named} group by 1) as plant
      where not many
      union all
      select facet_bits, true, plant.* from (select distinct facet_bits from kinds) as kinds cross join lateral (
        select coalesce(${fits}, false), count(distinct plant_id)::int from inventory
        where is_priority and deleted_at is null and facet_bits = kinds.facet_bits and ${named} group by 1) as plant
      where not many) as alike on true`.execute(db())
  return rows[0]?.many === true ? null : rows.filter((row) => row.rows !== null)
}

/** Null where the words leave more plants than are counted: counting looks at each of them, whatever is chosen. */
export async function countPlantValues(search: PlantSearch, words: SearchWords): Promise<PlantCounts | null> {
  const alike = words === null ? [] : await tally(search, words)
  if (alike === null) return null
  const facetsFailed = facetFailures(search)
  const judged = alike.map(({ bits, best, fits, rows }) => ({
    bits,
    rows,
    best,
    fails: facetsFailed(bits) | (fits ? 0 : heightFlag),
  }))
  const bestSellers = judged.filter(({ best }) => best)
  const counted = search.bestSeller ? bestSellers : judged.filter(({ best }) => !best)
  return { ...countFacets(counted), bestSeller: passing(bestSellers), total: passing(counted) }
}

const passing = (tallies: readonly { fails: number; rows: number }[]) =>
  tallies.reduce((sum, { fails, rows }) => (fails === 0 ? sum + rows : sum), 0)
