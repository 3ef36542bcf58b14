import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

// Whose name is it? Each different name of a list is looked for once: as decided by the owner, as it was taken in before, by
// the botanical name, by the common name, and at last by similar letters. What is near but not sure is left to the owner.

/** As near are two spellings of one botanical name, but no two plants of the catalog whose names have as many words. */
const sure = 0.75
/** Below this a name is another plant's, and not even a question. */
const near = 0.45
/** The next plant must be this much farther away. */
const lead = 0.1

export type NameDecision = { common: string; botanical: string; plantId: number | null }

export async function makeNameTables(connection: Database) {
  await sql`create temporary table listed_names as
    select name_no, common, botanical,
      search_letters(common) as common_letters, search_letters(botanical) as botanical_letters,
      count(*)::int as lines, null::bigint as plant_id, null::text as how
    from listed_lines where common <> '' or botanical <> '' group by name_no, common, botanical`.execute(
    connection,
  )
  await sql`create temporary table plant_letters as
    select plants.id as plant_id, name.kind, search_letters(name.name) as letters
    from plants, lateral (
      select 'scientific' as kind, scientific_name as name union all select 'common', plant_name
      union all select 'other', unnest(other_names || spanish_names)) as name`.execute(connection)
  await sql`create index on plant_letters (letters)`.execute(connection)
  await sql`create index on plant_letters using gin (letters gin_trgm_ops)`.execute(connection)
  await sql`analyze listed_lines, listed_names, plant_letters`.execute(connection)
}

/** What the owner decided; no plant means that the name is left out. */
async function applyDecisions(connection: Database, decisions: readonly NameDecision[]) {
  await sql`update listed_names set plant_id = decided.plant_id,
      how = case when decided.plant_id is null then 'skipped' else 'decided' end
    from unnest(${decisions.map(({ common }) => common)}::text[], ${decisions.map(({ botanical }) => botanical)}::text[],
      ${decisions.map(({ plantId }) => plantId)}::bigint[]) as decided (common, botanical, plant_id)
    where search_letters(decided.common) = common_letters and search_letters(decided.botanical) = botanical_letters`.execute(
    connection,
  )
}

async function applyEarlierLists(connection: Database, wholesalerId: number) {
  await sql`update listed_names set plant_id = earlier.plant_id, how = 'remembered'
    from (select search_letters(plant_name_in_pdf) as letters, min(plant_id) as plant_id from inventory
      where wholesaler_id = ${wholesalerId} and plant_name_in_pdf is not null group by 1
      having count(distinct plant_id) = 1) as earlier
    where how is null and earlier.letters = search_letters(botanical || ' ' || common)`.execute(connection)
}

/** Names that are one plant's, letter for letter. Two plants of one botanical name are told apart by the common one. */
async function applyExactNames(connection: Database) {
  await sql`update listed_names set plant_id = exact.plant_id, how = 'exact'
    from (select name_no, coalesce(
          case when count(*) filter (where is_scientific) = 1 then min(plant_id) filter (where is_scientific) end,
          case when count(*) filter (where is_scientific and is_common) = 1 then min(plant_id) filter (where is_scientific and is_common) end,
          case when count(*) filter (where is_synonym) = 1 and not bool_or(is_scientific) then min(plant_id) filter (where is_synonym) end,
          case when count(*) filter (where is_common) = 1 and botanical_letters = '' then min(plant_id) filter (where is_common) end
        ) as plant_id
      from (select name_no, botanical_letters, plant_letters.plant_id,
          bool_or(kind = 'scientific' and letters in (botanical_letters, case botanical_letters when '' then common_letters end)) as is_scientific,
          bool_or(kind <> 'scientific' and letters = botanical_letters) as is_synonym,
          bool_or(kind = 'common' and letters = common_letters) as is_common
        from listed_names join plant_letters on letters in (botanical_letters, common_letters)
        where how is null and letters <> '' group by name_no, botanical_letters, plant_letters.plant_id) as found
      group by name_no, botanical_letters) as exact
    where exact.name_no = listed_names.name_no and exact.plant_id is not null`.execute(connection)
}

/** A word more is another variety: Ilex vomitoria 'Nana' is not Ilex vomitoria. */
const sameLength = (listed: RawBuilder<unknown>) =>
  sql`regexp_count(letters, ' ') = regexp_count(${listed}, ' ')`

/**
 * For names that are no plant's: the plants that come near. Only the botanical name tells a plant, or the common one where the
 * list has no other; an alias, or a common name beside another botanical one, is a question.
 */
async function findSimilarNames(connection: Database) {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(near)}, false)`.execute(connection)
  await sql`create temporary table similar_names as
    select name_no, plant_id, max(nearness) as nearness, max(nearness) filter (where is_telling) as telling,
      row_number() over (partition by name_no order by max(nearness) desc, plant_id)::int as place
    from (
      select name_no, plant_letters.plant_id, similarity(letters, botanical_letters) as nearness, kind = 'scientific' and ${sameLength(sql`botanical_letters`)} as is_telling
      from listed_names join plant_letters on letters % botanical_letters where how is null and botanical_letters <> ''
      union all
      select name_no, plant_letters.plant_id, similarity(letters, common_letters), kind = 'common' and botanical_letters = '' and ${sameLength(sql`common_letters`)}
      from listed_names join plant_letters on letters % common_letters where how is null and common_letters <> '') as near
    group by name_no, plant_id`.execute(connection)
  await sql`update listed_names set plant_id = best.plant_id, how = 'similar'
    from similar_names as best
    where best.name_no = listed_names.name_no and best.place = 1 and best.telling >= ${sure}::real
      and not exists (select from similar_names as next
        where next.name_no = best.name_no and next.place = 2 and next.nearness > best.telling - ${lead}::real)`.execute(
    connection,
  )
  await sql`update listed_names set how = case when exists (select from similar_names where similar_names.name_no = listed_names.name_no)
    then 'doubtful' else 'unknown' end where how is null`.execute(connection)
}

export async function matchNames(
  connection: Database,
  wholesalerId: number,
  decisions: readonly NameDecision[],
) {
  await applyDecisions(connection, decisions)
  await applyEarlierLists(connection, wholesalerId)
  await applyExactNames(connection)
  await findSimilarNames(connection)
  // Its plants were all unknown when it was last looked at; plans made by that would be slow.
  await sql`analyze listed_names`.execute(connection)
}
