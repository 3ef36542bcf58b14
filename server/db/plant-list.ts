import { sql } from 'kysely'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { passesFilters } from './plant-filter.ts'
import { correctWords, namesHold } from './plant-words.ts'

const pageSize = 12
/** Totals are exact up to here; above, a list says '10,000+' and ends at its 834th page. */
const mostCounted = 10_000

/** A name that begins with the words comes first, then one in which a word begins with them, then the rest. */
const byMatch = (words: readonly string[]) => {
  const phrase = words.join(' ')
  return sql`case when search_letters(plant_name) like ${`${phrase}%`} then 0
    when ' ' || search_letters(plant_name) like ${`% ${phrase}%`} then 1
    when ' ' || search_text like ${`% ${phrase}%`} then 2 else 3 end`
}

function order(sort: PlantSearch['sort'], words: readonly string[], month: number) {
  if (sort === 'match' && words.length > 0) return [byMatch(words)]
  if (sort === 'height') return [sql`max_height_ft desc nulls last`]
  if (sort === 'bloom') return [sql`${month} = any (bloom_months) desc`]
  return []
}

/** One page of the plants that a search finds (PD-01, PD-08), and how many there are. */
export async function listPlants(search: PlantSearch, month: number) {
  const corrections = search.text === '' ? [] : await correctWords(search.text)
  const words = corrections.flatMap(({ meant }) => meant ?? [])
  // Words were given, and none of them is known or near a known one: nothing can be found.
  if (search.text !== '' && words.length === 0)
    return { plants: [], total: 0, page: 1, pageCount: 0, corrections }
  const found = db().selectFrom('plants').where(passesFilters(search)).where(namesHold(words))
  const counted = await db()
    .selectFrom(
      found
        .select(sql`1`.as('one'))
        .limit(mostCounted + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pageCount = Math.ceil(Math.min(counted.total, mostCounted) / pageSize)
  const page = Math.max(1, Math.min(search.page, pageCount))
  const plants = await order(search.sort, words, month)
    .reduce((query, expression) => query.orderBy(expression), found)
    .orderBy('plant_name')
    .orderBy('id')
    .select([
      'plant_name',
      'slug',
      'scientific_name',
      'spanish_names',
      'min_height_ft',
      'max_height_ft',
      'exposure',
      'water_needs',
      'bloom_months',
      'flower_color',
      'toxic_to_pets',
      'image_url',
      'image_color',
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { plants, total: counted.total, page, pageCount, corrections }
}
