import { sql, type RawBuilder } from 'kysely'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { allOf, choiceConditions, heightConditions, isBestSeller } from './plant-filter.ts'
import { bestSellerIds, bestSellersOfKinds, kindKnows, kindsThat, plantsOfKinds } from './plant-kinds.ts'
import { sortedBy, tiersOf, type Tier } from './plant-order.ts'
import { correctWords, namesHold } from './plant-words.ts'

export const pageSize = 12
/** Totals are exact up to here; above, a list says '10,000+' and ends at its 834th page. */
export const mostCounted = 10_000
const lastPage = Math.ceil(mostCounted / pageSize)

type Window = { from: number; to: number }

/** What a search asks, of a kind and of each plant. */
function asked(search: PlantSearch, words: readonly string[]) {
  return {
    ofKind: [...choiceConditions(search, sql`facet_bits`), ...words.map((word) => kindKnows(word))],
    ofPlant: [...heightConditions(search), ...namesHold(words)],
  }
}

/** The plants that fit, counted to one more than `most`, and the ids in the window unless there are more. */
async function countAndSort(
  source: { kinds: RawBuilder<unknown>; plants: RawBuilder<unknown> },
  tiers: readonly Tier[],
  { from, to }: Window,
  most: number,
) {
  const tier = sql.join(
    tiers.map(({ holds }, index) => sql`when ${holds} then ${sql.lit(index)}`),
    sql` `,
  )
  const order = sql.join([
    ...(tiers.length > 1 ? [sql`case ${tier} end`] : []),
    ...tiers.slice(0, 1).map((first) => first.order),
  ])
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with ${source.kinds} found as materialized (select * from ${source.plants} as every limit ${most + 1}),
    counted as (select count(*)::int as total from found)
    select total, case when total <= ${most} then array(
      select id from found order by ${order} limit ${to - from} offset ${from}) end as ids
    from counted`.execute(db())
  const { total = 0, ids = null } = rows[0] ?? {}
  return { total, ids: ids === null ? null : ids.map(Number) }
}

function ofKinds(
  search: PlantSearch,
  { ofKind, ofPlant }: ReturnType<typeof asked>,
  { ofKind: kindHolds = [], holds }: Partial<Tier> = {},
) {
  const columns = sortedBy[search.sort]
  const tier = holds === undefined ? [] : [holds]
  return {
    kinds: sql`${kindsThat([...ofKind, ...kindHolds])},`,
    plants: search.bestSeller
      ? bestSellersOfKinds(columns, allOf(ofPlant), allOf(tier))
      : plantsOfKinds(columns, allOf([...ofPlant, ...tier])),
  }
}

/** How many are sorted rather than met on a walk along an index: the further a page reaches, the longer the walk. */
const mostSorted = ({ to }: Window) => Math.min(mostCounted, 2_000 + 40 * to)

/**
 * A page of a tier that holds many. Where they are dense a short walk along the tier's order meets them. Where they are not,
 * they are of few kinds, or late in the order: then the first of each kind are merged.
 */
async function pageAlongOrder(
  search: PlantSearch,
  words: readonly string[],
  { holds, order, ofKind: kindHolds = [] }: Tier,
  { from, to }: Window,
) {
  const { ofKind, ofPlant } = asked(search, words)
  const own = [...ofPlant, holds, ...(search.bestSeller ? [isBestSeller] : [])]
  const walk = sql`(select id, plant_name, slug, facet_bits, bloom_months, min_height_ft, max_height_ft, search_text from plants
    ${search.sort === 'height' ? sql`where ${holds}` : sql``} order by ${order} limit ${2_000 + 20 * to})`
  const met = await sql<{ id: number }>`select id from ${walk} as plants
    where ${allOf([...choiceConditions(search), ...own])} order by ${order} limit ${to}`.execute(db())
  if (met.rows.length === to) return met.rows.slice(from)
  const merged = plantsOfKinds(sortedBy[search.sort], allOf(own), sql`order by ${order} limit ${to}`)
  const { rows } = await sql<{ id: number }>`with ${kindsThat([...ofKind, ...kindHolds])}
    select id from ${merged} as first order by ${order} limit ${to - from} offset ${from}`.execute(db())
  return rows
}

/** Few plants of a tier are sorted, many are read along its order. */
async function pageOfTier(
  search: PlantSearch,
  words: readonly string[],
  tier: Tier,
  window: Window,
  most: number,
): Promise<{ total: number; ids: number[] }> {
  const asks = asked(search, words)
  const found = allOf([...choiceConditions(search), ...asks.ofPlant, tier.holds])
  const counted = await countAndSort(
    tier.bySlug && !search.bestSeller
      ? { kinds: sql``, plants: sql`(select ${sortedBy[search.sort]} from plants where ${found} offset 0)` }
      : ofKinds(search, asks, tier),
    [tier],
    window,
    most,
  )
  if (counted.ids !== null) return { total: counted.total, ids: counted.ids }
  const rows = await pageAlongOrder(search, words, tier, window)
  // A page that was not filled has reached the tier's end.
  return { total: window.from + rows.length, ids: rows.map(({ id }) => id) }
}

/** A page out of many: tier by tier, as far as the page reaches. */
async function pageOfMany(
  search: PlantSearch,
  words: readonly string[],
  tiers: readonly Tier[],
  { from, to }: Window,
  most: number,
) {
  const ids: number[] = []
  let before = 0
  for (const tier of tiers) {
    if (before >= to) break
    const window = { from: Math.max(0, from - before), to: to - before }
    // The only tier is known to hold more than are sorted.
    const page = await pageOfTier(search, words, tier, window, tiers.length === 1 ? 0 : most)
    ids.push(...page.ids)
    before += page.total
  }
  return ids
}

async function listPlantsByIds(ids: readonly number[]) {
  const plants = await db()
    .selectFrom('plants')
    .select([
      'id',
      'plant_name',
      'slug',
      'scientific_name',
      'spanish_names',
      'plant_type',
      'min_height_ft',
      'max_height_ft',
      'exposure',
      'water_needs',
      'bloom_months',
      'fruit_months',
      'flower_color',
      'toxic_to_pets',
      'image_url',
      'image_color',
    ])
    .where('id', 'in', [0, ...ids])
    .execute()
  return plants.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** What a search looks for after slips of the pen are put right; null when words were given and none of them is known. */
export async function readWords(text: string) {
  const corrections = text === '' ? [] : await correctWords(text)
  const words = corrections.flatMap(({ meant }) => meant ?? [])
  return { corrections, words: text !== '' && words.length === 0 ? null : words }
}

export type SearchWords = Awaited<ReturnType<typeof readWords>>['words']

/** How many plants a search finds, counted no further than it matters. */
export async function countPlants(search: PlantSearch, words: SearchWords): Promise<number> {
  if (words === null) return 0
  const { ofKind, ofPlant } = asked(search, words)
  const plants = search.bestSeller ? bestSellerIds(allOf(ofPlant)) : plantsOfKinds(sql`id`, allOf(ofPlant))
  const { rows } = await sql<{ total: number }>`
    with ${kindsThat(ofKind)}, found as (select from ${plants} as every limit ${mostCounted + 1})
    select count(*)::int as total from found`.execute(db())
  return rows[0]?.total ?? 0
}

/**
 * One page of the plants that a search finds (PD-01, PD-08), and how many there are. Up to `most` all of them are sorted;
 * above, they are dense enough to be met soon on a walk along the list's order. A total that is known need not be counted.
 */
export async function listPlants(
  search: PlantSearch,
  words: SearchWords,
  month: number,
  { mostSorted: most, knownTotal }: { mostSorted?: number; knownTotal?: Promise<number | undefined> } = {},
) {
  if (words === null) return { plants: [], total: 0, page: 1, pageCount: 0 }
  const tiers = tiersOf(search.sort, words, month)
  const asks = Math.min(search.page, lastPage)
  const window = { from: (asks - 1) * pageSize, to: asks * pageSize }
  const few = most ?? mostSorted(window)
  const sorted = await countAndSort(ofKinds(search, asked(search, words)), tiers, window, few)
  const [total, ids] =
    sorted.ids === null
      ? await Promise.all([
          knownTotal?.then((known) => known ?? countPlants(search, words)) ?? countPlants(search, words),
          pageOfMany(search, words, tiers, window, few),
        ])
      : [Math.min(sorted.total, mostCounted + 1), sorted.ids]
  const pageCount = Math.min(Math.ceil(total / pageSize), lastPage)
  return {
    plants: ids.length === 0 ? [] : await listPlantsByIds(ids),
    total,
    page: Math.max(1, Math.min(asks, pageCount)),
    pageCount,
  }
}
