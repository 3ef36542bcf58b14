import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { passesFilters } from './plant-filter.ts'
import { correctWords, namesHold } from './plant-words.ts'

export const pageSize = 12
/** Totals are exact up to here; above, a list says '10,000+' and ends at its 834th page. */
export const mostCounted = 10_000

/** A list is read in tiers: first all plants of the first, then of the second. Within a tier they stand in one order. */
type Tier = { holds: RawBuilder<SqlBool>; order: RawBuilder<unknown> }

const byName = sql`plant_name, id`
const everyPlant = sql<SqlBool>`true`

function tiersOf(sort: PlantSearch['sort'], words: readonly string[], month: number): Tier[] {
  if (sort === 'match' && words.length > 0) {
    // Names that begin with the words, then names in which a word begins with them, then the rest.
    const phrase = words.join('-')
    const begins = sql<SqlBool>`slug like ${`${phrase}%`}`
    const wordBegins = sql<SqlBool>`'-' || slug like ${`%-${phrase}%`}`
    return [
      { holds: begins, order: byName },
      { holds: sql<SqlBool>`${wordBegins} and not ${begins}`, order: byName },
      { holds: sql<SqlBool>`not ${wordBegins}`, order: byName },
    ]
  }
  if (sort === 'height') {
    return [
      { holds: sql<SqlBool>`max_height_ft is not null`, order: sql`max_height_ft desc, plant_name, id` },
      { holds: sql<SqlBool>`max_height_ft is null`, order: byName },
    ]
  }
  if (sort === 'bloom') {
    return [
      { holds: sql<SqlBool>`bloom_months @> array[${month}]::smallint[]`, order: byName },
      { holds: sql<SqlBool>`not bloom_months @> array[${month}]::smallint[]`, order: byName },
    ]
  }
  return [{ holds: everyPlant, order: byName }]
}

/** The ids of one page: each tier by its own index and only as far as the page reaches, instead of sorting all that was found. */
async function pageOfIds(
  found: RawBuilder<SqlBool>,
  tiers: readonly Tier[],
  page: number,
): Promise<number[]> {
  const reach = page * pageSize
  const branches = tiers.map(
    ({ holds, order }, tier) => sql`(select id, ${sql.lit(tier)} as tier, row_number() over () as place
      from (select id from plants where ${found} and ${holds} order by ${order} limit ${reach}) as reached)`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(branches, sql` union all `)}) as listed
    order by tier, place limit ${pageSize} offset ${reach - pageSize}`.execute(db())
  return rows.map(({ id }) => id)
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

/** How many plants a search finds, counted no further than it matters. */
async function countFound(found: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from plants where ${found} limit ${mostCounted + 1}) as found`.execute(
    db(),
  )
  return rows[0]?.total ?? 0
}

/** What a search looks for after slips of the pen are put right; null when words were given and none of them is known. */
export async function readWords(text: string) {
  const corrections = text === '' ? [] : await correctWords(text)
  const words = corrections.flatMap(({ meant }) => meant ?? [])
  return { corrections, words: text !== '' && words.length === 0 ? null : words }
}

export type SearchWords = Awaited<ReturnType<typeof readWords>>['words']

export const foundBy = (search: PlantSearch, words: readonly string[]) =>
  sql<SqlBool>`(${passesFilters(search)} and ${namesHold(words)})`

export async function countPlants(search: PlantSearch, words: SearchWords): Promise<number> {
  return words === null ? 0 : countFound(foundBy(search, words))
}

/** One page of the plants that a search finds (PD-01, PD-08), and how many there are. */
export async function listPlants(search: PlantSearch, words: SearchWords, month: number) {
  const total = await countPlants(search, words)
  const pageCount = Math.ceil(Math.min(total, mostCounted) / pageSize)
  const page = Math.max(1, Math.min(search.page, pageCount))
  const plants =
    words === null || total === 0
      ? []
      : await listPlantsByIds(
          await pageOfIds(foundBy(search, words), tiersOf(search.sort, words, month), page),
        )
  return { plants, total, page, pageCount }
}
