import { sql } from 'kysely'
import { db, type Database } from '#server/platform/database/database.ts'
import type { EmailType, QueuedEmail } from './emails.ts'

// Emails that were given up and emails that are late, as shown to the owner, and how many there are, for the health check.

export type FailedEmail = {
  id: number
  type: EmailType
  /** The quote's number, a message's sender, a subscriber, or a digest's day. */
  about: string
  quoteId: number | null
  since: Date
  reason: string
}

const described = sql`
  select emails.id, type, emails.quote_id, queued_at as since, coalesce(reason, 'not tried yet') as reason,
    coalesce(quote_number, message.name || ', ' || message.email, subscriber.email, digest_day::text) as about
  from emails left join quotes on quotes.id = emails.quote_id
  left join contact_submissions message using (message_key)
  left join newsletter_subscriptions subscriber on subscriber.id = subscription_id`

const isDead = sql<boolean>`sent_at is null and dropped_at is null and refused_at is not null`
const isWaiting = sql<boolean>`sent_at is null and dropped_at is null and refused_at is null`

/** Emails that were given up, oldest first. */
export async function listDeadEmails(most = 1000): Promise<FailedEmail[]> {
  const { rows } = await sql<FailedEmail>`
    ${described} where ${isDead} order by refused_at, emails.id limit ${most}`.execute(db())
  return rows
}

/** Emails that are unsent after `minutes` but not given up. */
export async function listLateEmails(minutes: number, most = 1000): Promise<FailedEmail[]> {
  const { rows } = await sql<FailedEmail>`
    ${described} where ${isWaiting} and queued_at < now() - make_interval(mins => ${minutes})
    order by queued_at, emails.id limit ${most}`.execute(db())
  return rows
}

/** Takes these off the list of those that were given up, to be sent again or not at all. Returns the ones that were on it. */
export async function takeDeadEmails(
  on: Database,
  ids: readonly number[],
  again: boolean,
): Promise<QueuedEmail[]> {
  const outcome = again ? sql`refused_at = null, may_have_arrived = false` : sql`dropped_at = now()`
  const { rows } = await sql<QueuedEmail>`
    update emails set ${outcome} where ${isDead} and id = any (${[...ids]}::bigint[]) returning id, type`.execute(
    on,
  )
  return rows
}

/** Each email is stored together with its job, so these have lost theirs. */
export async function listJobless(on: Database): Promise<QueuedEmail[]> {
  const { rows } = await sql<QueuedEmail>`
    select id, type from emails where ${isWaiting} and queued_at < now() - interval '5 minutes'
      and not exists (select from pgboss.job
        where name = 'mail' and state <= 'active' and data = jsonb_build_object('emailId', emails.id))`.execute(
    on,
  )
  return rows
}

/** Makes all postponed emails due now. For when the mail server is back. */
export async function retryAllNow() {
  await sql`update pgboss.job set start_after = now()
    where name = 'mail' and state = 'retry' and start_after > now()`.execute(db())
}

type Backlog = { oldestUnsentMinutes: number; unsent: number; dead: number }

/** Unsent emails to the business, how long the oldest has been waiting, and how many emails were given up. */
export async function getMailBacklog(): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select count(*) filter (where is_ours)::int as unsent, count(refused_at)::int as dead,
      coalesce(floor(extract(epoch from now() - min(queued_at) filter (where is_ours)) / 60), 0)::int as oldest_unsent_minutes
    from (
      select queued_at, refused_at, refused_at is null
        and type in ('business', 'to-business', 'message', 'summary') as is_ours
      from emails where sent_at is null and dropped_at is null) open`.execute(db())
  return rows[0] ?? { oldestUnsentMinutes: 0, unsent: 0, dead: 0 }
}

/** Emails that are waiting, being sent, or to be tried again. */
export async function getQueueDepth(): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job
    where name = 'mail' and state in ('created', 'retry', 'active')`.execute(db())
  return rows[0]?.jobs ?? 0
}
