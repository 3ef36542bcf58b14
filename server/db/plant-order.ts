import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import type { Condition } from './plant-filter.ts'
import { kindKnows } from './plant-kinds.ts'

/**
 * A list is read in tiers: first all plants of the first, then of the second. Within a tier they stand in one order. `ofKind`
 * says what must hold of a kind for any of its plants to be in the tier.
 */
export type Tier = { holds: Condition; order: RawBuilder<unknown>; ofKind?: Condition[]; bySlug?: boolean }

const byName = sql`plant_name, id`

/** What an order looks at. */
export const sortedBy: Record<PlantSearch['sort'], RawBuilder<unknown>> = {
  match: sql`id, plant_name, slug`,
  name: sql`id, plant_name`,
  height: sql`id, plant_name, max_height_ft`,
  bloom: sql`id, plant_name, bloom_months`,
}

export function tiersOf(sort: PlantSearch['sort'], words: readonly string[], month: number): Tier[] {
  if (sort === 'match' && words.length > 0) {
    // Names that begin with the words, then names in which a word begins with them, then the rest.
    const phrase = words.join('-')
    const begins = sql<SqlBool>`slug like ${`${phrase}%`}`
    const wordBegins = sql<SqlBool>`'-' || slug like ${`%-${phrase}%`}`
    const ofKind = words.map((word) => kindKnows(word, { inName: true }))
    return [
      { holds: begins, order: byName, ofKind, bySlug: true },
      { holds: sql<SqlBool>`(${wordBegins} and not ${begins})`, order: byName, ofKind },
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
    const blooms = sql<SqlBool>`bloom_months @> array[${month}]::smallint[]`
    return [
      { holds: blooms, order: byName, ofKind: [blooms] },
      { holds: sql<SqlBool>`not ${blooms}`, order: byName, ofKind: [sql<SqlBool>`not ${blooms}`] },
    ]
  }
  return [{ holds: sql<SqlBool>`true`, order: byName }]
}
