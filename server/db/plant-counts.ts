import { sql } from 'kysely'
import { exposures } from '#domain/plants/vocabulary.ts'
import { facetBit, facetGroups, facetMask, facetValues, type FacetGroup } from '#domain/search/facet-bits.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights, allSun } from '#domain/search/plant-choices.ts'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { heightWithin, isBestSeller } from './plant-filter.ts'
import { mostCounted, type SearchWords } from './plant-list.ts'
import { namesHold } from './plant-words.ts'

/** How many plants each filter value would find, its own group's choice aside. */
export type PlantCounts = Record<FacetGroup, Record<string, number>> & { bestSeller: number }

const bestSellerGroup = 1 << facetGroups.length
const heightGroup = bestSellerGroup << 1
const groupFlag = (group: FacetGroup) => 1 << facetGroups.indexOf(group)

/** What is chosen, as a mask per group; nothing chosen, no mask. */
function chosenMasks(search: PlantSearch): Map<FacetGroup, bigint> {
  const steps = isFullRange(search.sun, allSun) ? [] : exposures.slice(search.sun[0] - 1, search.sun[1])
  const chosen: [FacetGroup, readonly string[]][] = [
    ['types', search.types],
    ['colors', search.colors],
    ['water', search.water],
    ['soilPh', search.soilPh],
    ['zones', search.zones],
    ['deer', search.deer],
    ['sun', steps],
    ['native', search.native ? ['Yes'] : []],
    ['poorDrainage', search.poorDrainage ? ['Yes'] : []],
    ['petSafe', search.petSafe ? ['Yes'] : []],
  ]
  return new Map(
    chosen
      .filter(([, values]) => values.length > 0)
      .map(([group, values]) => [group, facetMask(group, values)]),
  )
}

type Tally = { fails: number; bits: string; best: boolean; plants: number }

/**
 * One pass over the plants: each row says which groups it fails. Only rows that fail none, or one, can be counted beside a
 * value, and rows of the same bits are counted together; the rest is adding up.
 */
async function tally(search: PlantSearch, words: readonly string[]): Promise<Tally[]> {
  const failures = [...chosenMasks(search)].map(
    ([group, mask]) =>
      sql`case when facet_bits & ${mask.toString()}::bigint = 0 then ${sql.lit(groupFlag(group))} else 0 end`,
  )
  if (search.bestSeller)
    failures.push(sql`case when ${isBestSeller} then 0 else ${sql.lit(bestSellerGroup)} end`)
  if (!isFullRange(search.height, allHeights)) {
    failures.push(sql`case when ${heightWithin(search.height)} then 0 else ${sql.lit(heightGroup)} end`)
  }
  const fails = failures.length === 0 ? sql`0` : sql.join(failures, sql` | `)
  const { rows } = await sql<Tally>`
    select fails, facet_bits::text as bits, best, count(*)::int as plants
    from (select ${fails} as fails, facet_bits, ${isBestSeller} as best from plants where ${namesHold(words)}) as judged
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
  const tallies = (words === null ? [] : await tally(search, words)).map((row) => ({
    ...row,
    bits: BigInt(row.bits),
  }))
  const count = (flag: number, has: (row: { bits: bigint; best: boolean }) => boolean) =>
    tallies.reduce(
      (sum, row) => ((row.fails === 0 || row.fails === flag) && has(row) ? sum + row.plants : sum),
      0,
    )
  const ofGroup = (group: FacetGroup) =>
    Object.fromEntries(
      facetValues(group).map((value) => {
        const bit = facetBit(group, value)
        return [value, count(groupFlag(group), ({ bits }) => (bits & bit) !== 0n)]
      }),
    )
  const groups = Object.fromEntries(facetGroups.map((group) => [group, ofGroup(group)])) as Record<
    FacetGroup,
    Record<string, number>
  >
  return { ...groups, bestSeller: count(bestSellerGroup, ({ best }) => best) }
}
