import { sql } from 'kysely'
import { db } from './database.ts'

/**
 * Unsent emails to the business, how long the oldest has been waiting, and how many emails were given up. A rejected email
 * counts as given up until someone removes it.
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
      select coalesce(held_until, queued_at) as queued_at from quote_mails
      where sent_at is null and refused_at is null and kind not in ('customer', 'to-customer')
        and coalesce(held_until, queued_at) <= now()
      union all
      select submitted_at from contact_submissions where sent_at is null and refused_at is null
      union all
      select queued_at from daily_digests where sent_at is null and refused_at is null) unsent_emails`.execute(
    db(),
  )
  const [row] = rows
  return {
    oldestUnsentMinutes: Math.floor(row?.minutes ?? 0),
    unsent: row?.unsent ?? 0,
    dead: row?.dead ?? 0,
  }
}

/** Emails that are waiting, being sent, or to be tried again. */
export async function getQueueDepth(): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job
    where name = 'mail' and state in ('created', 'retry', 'active')`.execute(db())
  return rows[0]?.jobs ?? 0
}
