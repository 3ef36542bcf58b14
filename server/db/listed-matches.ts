import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How a name of the list found its plant, or did not. */
export type NameMatch = 'decided' | 'remembered' | 'exact' | 'similar' | 'doubtful' | 'unknown' | 'skipped'

type MatchCount = { names: number; lines: number }

export async function countMatches(connection: Database): Promise<Map<NameMatch, MatchCount>> {
  const { rows } = await sql<MatchCount & { how: NameMatch }>`
    select how, count(*)::int as names, sum(lines)::int as lines from listed_names group by how`.execute(
    connection,
  )
  return new Map(rows.map(({ how, names, lines }) => [how, { names, lines }]))
}

type MatchedName = {
  common: string
  botanical: string
  lines: number
  plant: string | null
}

export async function listMatches(
  connection: Database,
  how: NameMatch,
  limit: number,
): Promise<MatchedName[]> {
  const { rows } = await sql<MatchedName>`
    select common, botanical, lines, plant_name || ' (' || scientific_name || ')' as plant
    from listed_names left join plants on plants.id = plant_id where how = ${how} order by lines desc, name_no limit ${limit}`.execute(
    connection,
  )
  return rows
}

export type DoubtfulName = { common: string; botanical: string; lines: number; suggestions: string[] }

/** Names the owner decides on, each with the three plants that come nearest. */
export async function listDoubtfulNames(connection: Database): Promise<DoubtfulName[]> {
  const { rows } = await sql<DoubtfulName>`
    select common, botanical, lines, array(
      select plants.id || ': ' || plant_name || ' (' || scientific_name || '), ' || round(nearness * 100) || '%'
      from similar_names join plants on plants.id = plant_id
      where similar_names.name_no = listed_names.name_no and place <= 3 order by place) as suggestions
    from listed_names where how = 'doubtful' order by lines desc, name_no`.execute(connection)
  return rows
}

type FaultyLine = { line: number; name: string; fault: string }

/** Lines that are left out because something in them cannot be read. */
export async function listFaults(connection: Database, limit: number): Promise<FaultyLine[]> {
  const { rows } = await sql<FaultyLine>`
    select line, trim(botanical || ' ' || common) as name, fault from listed_lines where fault is not null order by line limit ${limit}`.execute(
    connection,
  )
  return rows
}

export async function countFaults(connection: Database): Promise<number> {
  const { rows } = await sql<{
    faults: number
  }>`select count(fault)::int as faults from listed_lines`.execute(connection)
  return rows[0]?.faults ?? 0
}

/** The plant that an id, a name, an address or a botanical name means, letter for letter. */
export async function findPlantsMeant(
  connection: Database,
  words: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; plant_id: number }>`
    select word, min(plants.id) as plant_id from unnest(${words}::text[]) as word
    join plants on plants.id::text = word or slug = word or lower(plant_name) = lower(word) or lower(scientific_name) = lower(word)
    group by word having count(*) = 1`.execute(connection)
  return new Map(rows.map(({ word, plant_id }) => [word, plant_id]))
}
