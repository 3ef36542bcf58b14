import { sql } from 'kysely'
import { emailJob } from '#server/jobs/email-job.ts'
import { db, type Database } from './database.ts'

// Emails that were given up (the dead-letter queue) and emails that are late, as shown to the owner.

export type FailedEmail = {
  /** The job's id; null if the job is gone. */
  id: string | null
  /** A kind of email about a quote; 'care', 'message', 'newsletter', 'summary' or 'recovery'. */
  kind: string
  /** The quote's number, a message's sender, a digest's day, or the person whose recovery code was used. */
  about: string
  since: Date
  reason: string
}

const kindOf = sql<string>`case data ->> 'type' when 'quote' then data ->> 'kind' when 'quote-event' then data ->> 'kind' when 'contact' then 'message'
  when 'digest' then 'summary' else coalesce(data ->> 'type', 'unknown') end`

// Cast to the columns' types, so that their indexes are used. The pattern comes first, since a job that isn't ours may contain
// anything.
const inJob = (key: string, pattern: string, type: 'bigint' | 'uuid') =>
  sql`case when data ->> ${sql.lit(key)} ~ ${sql.lit(pattern)} then (data ->> ${sql.lit(key)})::${sql.raw(type)} end`
const numberIn = (key: string) => inJob(key, '^[0-9]{1,18}$', 'bigint')
const messageKeyIn = inJob('messageKey', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'uuid')

const aboutOf = sql<string>`coalesce(
  (select quote_number from quotes where quotes.id = ${numberIn('quoteId')}),
  (select name || ', ' || email from contact_submissions where message_key = ${messageKeyIn}),
  (select email from newsletter_subscriptions subscriber where subscriber.id = ${numberIn('subscriptionId')}),
  (select person.name from desk_people person join desk_recovery_codes code on code.person_id = person.id
    where code.id = ${numberIn('recoveryId')}),
  data ->> 'digestDay', '(deleted)')`

const reasonOf = sql<string>`coalesce(output ->> 'message', output::text, 'not tried yet')`

const isDead = sql<boolean>`name = 'mail-dead' and state in ('created', 'retry')`

/** An email that was given up: its job, as it was queued. */
export type DeadEmail = FailedEmail & { id: string; data: unknown }

/** Oldest first. */
export async function listDeadEmails(most = 1000): Promise<DeadEmail[]> {
  const { rows } = await sql<DeadEmail>`
    select id, ${kindOf} as kind, ${aboutOf} as about, coalesce(source_created_on, created_on) as since, ${reasonOf} as reason,
      data
    from pgboss.job where ${isDead} order by created_on, id limit ${most}`.execute(db())
  return rows
}

// Without newsletter confirmations: people who miss one sign up again, and unconfirmed requests are deleted after a week.
const unsent = sql`
  select coalesce(held_until, queued_at) as since, case seq
    when 0 then jsonb_build_object('type', 'quote', 'quoteId', quote_id, 'kind', kind)
    else jsonb_build_object('type', 'quote-event', 'quoteId', quote_id, 'seq', seq, 'kind', kind) end as data
  from quote_mails where sent_at is null and refused_at is null
  union all
  select submitted_at, jsonb_build_object('type', 'contact', 'messageKey', message_key)
  from contact_submissions where sent_at is null and refused_at is null
  union all
  select queued_at, jsonb_build_object('type', 'digest', 'digestDay', day)
  from daily_digests where sent_at is null and refused_at is null
  union all
  -- An unsubscribed customer gets none, and one that's a week late isn't sent anymore.
  select queued_at, jsonb_build_object('type', 'care', 'quoteId', care_mails.quote_id, 'kind', kind)
  from care_mails join care_consents consent on consent.quote_id = care_mails.quote_id and consent.ended_at is null
  where sent_at is null and refused_at is null and due_on >= current_date - 6
  union all
  select used_at, jsonb_build_object('type', 'recovery', 'recoveryId', id)
  from desk_recovery_codes where used_at is not null and sent_at is null and refused_at is null`

const isWaiting = sql<boolean>`name = 'mail' and state <= 'active'`

/** Emails that are unsent after `minutes` but not given up, with the mail server's last message. */
export async function listLateEmails(minutes: number, most = 1000): Promise<FailedEmail[]> {
  const { rows } = await sql<FailedEmail>`
    with unsent as (${unsent}),
    late as (
      select since, data from unsent where since < now() - make_interval(mins => ${minutes})
        and not exists (select from pgboss.job where ${isDead} and job.data = unsent.data)
      order by since limit ${most}),
    waiting as (
      select distinct on (data) id, data, ${reasonOf} as reason from pgboss.job
      where ${isWaiting} order by data, created_on desc)
    select waiting.id, ${kindOf} as kind, ${aboutOf} as about, since,
      coalesce(reason, 'no job is left for it; the worker adds one') as reason
    from late left join waiting using (data) order by since`.execute(db())
  return rows
}

/** Unsent emails without a job. Each email is stored together with its job, so these have lost theirs. */
export async function listJobless(on: Database): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from (${unsent}) unsent where since < now() - interval '5 minutes'
      and not exists (select from pgboss.job where ((${isDead}) or (${isWaiting})) and job.data = unsent.data)`.execute(
    on,
  )
  return rows.map(({ data }) => data)
}

/** Makes all postponed emails due now. For when the mail server is back. */
export async function retryAllNow(on: Database) {
  await sql`update pgboss.job set start_after = now()
    where name = 'mail' and state = 'retry' and start_after > now()`.execute(on)
}

type DeadJob = { data: unknown }
type TakenJob = DeadJob & { id: string }

/** Removes these emails from the dead-letter queue, inside the caller's transaction. */
export async function takeDeadEmails(on: Database, ids: readonly string[]): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    delete from pgboss.job where ${isDead} and id = any (${[...ids]}::uuid[]) returning id, data`.execute(on)
  return rows
}

/** Records on the emails' rows that they were given up, or, with `refused` false, that they will be sent after all. */
export async function markRefused(on: Database, jobs: readonly DeadJob[], refused: boolean) {
  const at = refused ? sql`coalesce(refused_at, now())` : sql`null`
  const emails = jobs.flatMap(({ data }) => emailJob.safeParse(data).data ?? [])
  const given = sql`jsonb_array_elements(${JSON.stringify(emails)}::jsonb) as given`
  await sql`update quote_mails set refused_at = ${at} from ${given}
    where quote_id = (given ->> 'quoteId')::bigint and kind = given ->> 'kind'
      and seq = coalesce((given ->> 'seq')::int, 0) and sent_at is null`.execute(on)
  await sql`update care_mails set refused_at = ${at} from ${given}
    where quote_id = (given ->> 'quoteId')::bigint and kind = given ->> 'kind' and sent_at is null`.execute(
    on,
  )
  await sql`update contact_submissions set refused_at = ${at} from ${given}
    where message_key = (given ->> 'messageKey')::uuid and sent_at is null`.execute(on)
  await sql`update daily_digests set refused_at = ${at} from ${given}
    where day = (given ->> 'digestDay')::date and sent_at is null`.execute(on)
  await sql`update desk_recovery_codes set refused_at = ${at} from ${given}
    where id = (given ->> 'recoveryId')::bigint and sent_at is null`.execute(on)
}
