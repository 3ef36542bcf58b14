import { sql } from 'kysely'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { db } from './database.ts'
import { allOf, choiceConditions, ownConditions } from './plant-filter.ts'
import { pageSize, type SearchWords } from './plant-list.ts'
import { kindKnows, kindsThat, plantsOfKinds } from './plant-kinds.ts'
import { namesHold } from './plant-words.ts'

/** On which page of the list by name each first letter begins. */
export async function listLetterPages(
  search: PlantSearch,
  words: SearchWords,
): Promise<Record<string, number>> {
  if (words === null) return {}
  const ofKind = [...choiceConditions(search, sql`facet_bits`), ...words.map((word) => kindKnows(word))]
  const plants = plantsOfKinds(sql`plant_name`, allOf([...ownConditions(search), ...namesHold(words)]))
  const { rows } = await sql<{ letter: string; page: number }>`
    with ${kindsThat(ofKind)}
    select letter, (sum(plants) over (order by letter) - plants)::int / ${sql.lit(pageSize)} + 1 as page
    from (select upper(first) as letter, sum(plants) as plants
      from (select left(plant_name, 1) as first, count(*) as plants from ${plants} as found group by 1) as firsts
      group by 1) as letters`.execute(db())
  return Object.fromEntries(rows.map(({ letter, page }) => [letter, page]))
}
