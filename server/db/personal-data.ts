import { sql } from 'kysely'
import { domainsOf, mailboxOf } from '#domain/mailbox.ts'
import { db, type Database } from './database.ts'

// Everything we store about one person. Data stored only under keyed hashes (rate limits, distances, newsletter opt-outs) can't
// be traced to a person, and expires by itself.

/** Identified by a mailbox, in any of its spellings, or by the ten digits of a phone number. */
export type Person = { mailbox: string } | { phone: string }

/** A rough filter in SQL. Only `mailboxOf` decides which spellings are the same mailbox. */
const mayBeTheirs = (person: Person, email: string, phone: string) =>
  'mailbox' in person
    ? sql<boolean>`lower(split_part(${sql.ref(email)}, '@', -1)) = any (${[...domainsOf(person.mailbox)]}::text[])`
    : sql<boolean>`right(regexp_replace(coalesce(${sql.ref(phone)}, ''), '\\D', '', 'g'), 10) = ${person.phone}`

const isTheirs = (person: Person) => (row: { email: string | null }) =>
  !('mailbox' in person) || mailboxOf(row.email ?? '') === person.mailbox

export async function findPersonalData(person: Person, on: Database = db()) {
  const quotes = await on
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select([
      'quotes.id',
      'quotes.quoteNumber',
      'quotes.createdAt',
      'quotes.termsVersion',
      'quotes.termsAcceptedAt',
      'customers.email',
      sql<boolean>`exists (select from quote_events where quote_id = quotes.id and kind = 'accepted')`.as(
        'accepted',
      ),
    ])
    .where(mayBeTheirs(person, 'customers.email', 'customers.phone'))
    .orderBy('quotes.createdAt')
    .execute()
  const messages = await on
    .selectFrom('contactSubmissions')
    .select(['messageKey', 'name', 'email', 'phone', 'service', 'message', 'submittedAt'])
    .where(mayBeTheirs(person, 'contactSubmissions.email', 'contactSubmissions.phone'))
    .orderBy('submittedAt')
    .execute()
  const subscriptions =
    'mailbox' in person
      ? await on
          .selectFrom('newsletterSubscriptions')
          .select(['id', 'email', 'consent', 'requestedAt', 'confirmedAt'])
          .where(mayBeTheirs(person, 'newsletterSubscriptions.email', ''))
          .execute()
      : []
  const requests = await on
    .selectFrom('privacyRequests')
    .select(['id', 'kind', 'cameBy', 'note', 'acknowledgedAt', 'settledAt', 'contact as email'])
    .select(sql<string>`received_on::text`.as('receivedOn'))
    .where(mayBeTheirs(person, 'privacyRequests.contact', 'privacyRequests.contact'))
    .orderBy('id')
    .execute()
  return {
    quotes: quotes.filter(isTheirs(person)),
    messages: messages.filter(isTheirs(person)),
    subscriptions: subscriptions.filter(isTheirs(person)),
    requests: requests.filter(isTheirs(person)),
  }
}

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>

type Job = { id: string; queue: string; state: string; createdOn: Date; data: unknown; output: unknown }

/** Every email address in a text, whole: joann@ doesn't count as ann@. */
const emailAddressesIn = (text: string) => text.match(/[\w!#$%&'*+\-/=?^`{|}~.]+@[a-z0-9.-]*[a-z0-9]/gi) ?? []

/**
 * The jobs of their emails, and any job whose data or output contains their address: mail servers often repeat it in errors.
 */
export async function listPersonalJobs(
  person: Person,
  { quotes, messages, subscriptions }: PersonalData,
  on: Database = db(),
): Promise<Job[]> {
  const domains = 'mailbox' in person ? domainsOf(person.mailbox) : []
  const { rows } = await sql<Job & { byRow: boolean }>`
    select * from (
      select id, name as queue, state, created_on, data, output, coalesce(
        data ->> 'quoteId' = any (${quotes.map(({ id }) => String(id))}::text[])
        or data ->> 'messageKey' = any (${messages.map(({ messageKey: key }) => key)}::text[])
        or data ->> 'subscriptionId' = any (${subscriptions.map(({ id }) => String(id))}::text[]), false) as by_row
      from pgboss.job where name in ('mail', 'mail-dead')) job
    where by_row or concat(data, output) ilike any (${domains.map((domain) => `%@${domain}%`)}::text[])
    order by created_on`.execute(on)
  const names = ({ data, output }: Job) =>
    'mailbox' in person &&
    // Without JSON's escapes: the n of \n isn't part of an address.
    emailAddressesIn(JSON.stringify([data, output]).replaceAll(/\\./g, ' ')).some(
      (address) => mailboxOf(address) === person.mailbox,
    )
  return rows
    .filter((job) => job.byRow || names(job))
    .map(({ id, queue, state, createdOn, data, output }) => ({ id, queue, state, createdOn, data, output }))
}

/**
 * Deletes a person's data inside the caller's transaction and returns the number of deleted rows. Jobs that a worker is
 * processing stay: their row is gone, so their email won't be sent.
 */
export async function forgetPerson(on: Database, person: Person, found: PersonalData) {
  const jobs = await listPersonalJobs(person, found, on)
  const { rows } = await sql<{ id: string }>`
    delete from pgboss.job where state <> 'active' and id = any (${jobs.map(({ id }) => id)}::uuid[]) returning id`.execute(
    on,
  )
  const quoteIds = found.quotes.map(({ id }) => id)
  const keys = found.messages.map(({ messageKey: key }) => key)
  await sql`select forget_person(${quoteIds}::bigint[], ${keys}::uuid[],
    ${found.subscriptions.map(({ id }) => id)}::bigint[], ${found.requests.map(({ id }) => id)}::bigint[])`.execute(
    on,
  )
  return {
    quotes: quoteIds.length,
    messages: keys.length,
    subscriptions: found.subscriptions.length,
    jobs: rows.length,
  }
}
