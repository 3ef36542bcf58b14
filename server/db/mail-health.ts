import { sql } from 'kysely'
import { db } from './database.ts'

/**
 * How long the oldest unsent letter to the business has been waiting, and how many letters were given up. One that was refused
 * is among the latter, until somebody has looked at it.
 */
export async function getMailBacklog(): Promise<{
  oldestUnsentMinutes: number
  unsent: number
  dead: number
}> {
  const { rows } = await sql<{ minutes: number; unsent: number; dead: number }>`
    select coalesce(extract(epoch from now() - min(queued_at)) / 60, 0)::float8 as minutes, count(*)::int as unsent,
      (select count(*) from pgboss.job where name = 'mail-dead' and state in ('created', 'retry'))::int as dead
    from (
      select queued_at from quote_mails where sent_at is null and refused_at is null and kind <> 'customer'
      union all
      select submitted_at from contact_submissions where sent_at is null and refused_at is null
      union all
      select queued_at from daily_digests where sent_at is null and refused_at is null) unsent_letters`.execute(
    db(),
  )
  const [row] = rows
  return {
    oldestUnsentMinutes: Math.floor(row?.minutes ?? 0),
    unsent: row?.unsent ?? 0,
    dead: row?.dead ?? 0,
  }
}
