import { sql } from 'kysely'
import { db } from '#server/platform/database/database.ts'

export type LogRow = {
  id: number
  at: Date
  /** Null: the command line. */
  who: string | null
  action: string
  subject: string
  details: unknown
  named: string | null
  quoteNumber: string | null
}

const idIn = (kind: string) =>
  sql`case when subject ~ ${sql.lit(`^${kind} [0-9]{1,18}$`)} then split_part(subject, ' ', 2)::bigint end`

/** The newest first; with `before`, only rows before that one. */
export async function listDeskLog(before: number | null, most: number): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select log.id, log.at, person.name as who, action, subject, details, quote_number,
      coalesce(quote_number, plant_name || ', ' || size_description, about.name) as named
    from (
      select * from desk_log
      where (${before}::bigint is null or id < ${before})
      order by id desc limit ${most}) log
    left join desk_people person on person.id = log.person_id
    left join quotes on quotes.id = ${idIn('quote')}
    left join inventory on inventory.id = ${idIn('inventory')}
    left join desk_people about on about.id = ${idIn('person')}
    order by log.id desc`.execute(db())
  return rows
}
