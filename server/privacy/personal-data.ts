import { sql } from 'kysely'
import { domainsOf, mailboxOf } from '#domain/mailbox.ts'
import { db, type Database } from '#server/platform/database/database.ts'

// Everything we store about one person. Data stored only under keyed hashes (rate limits, distances, newsletter opt-outs) can't
// be traced to a person, and expires by itself.

/** Identified by a mailbox, in any of its spellings, or by the ten digits of a phone number. */
export type DataSubject = { mailbox: string } | { phone: string }

/** A rough filter in SQL. Only `mailboxOf` decides which spellings are the same mailbox. */
const mayBeTheirs = (person: DataSubject, email: string, phone: string) =>
  'mailbox' in person
    ? sql<boolean>`lower(split_part(${sql.ref(email)}, '@', -1)) = any (${[...domainsOf(person.mailbox)]}::text[])`
    : sql<boolean>`right(regexp_replace(coalesce(${sql.ref(phone)}, ''), '\\D', '', 'g'), 10) = ${person.phone}`

const isTheirs = (person: DataSubject) => (row: { email: string | null }) =>
  !('mailbox' in person) || mailboxOf(row.email ?? '') === person.mailbox

export async function findPersonalData(person: DataSubject, on: Database = db()) {
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
      sql<boolean>`exists (select from quote_events where quote_id = quotes.id and kind in ('accepted', 'said-yes'))`.as(
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
  return {
    quotes: quotes.filter(isTheirs(person)),
    messages: messages.filter(isTheirs(person)),
    subscriptions: subscriptions.filter(isTheirs(person)),
  }
}

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>

/** Deletes a person's data inside the caller's transaction and returns the number of deleted rows. Emails go with what they're about. */
export async function forgetPerson(on: Database, { quotes, messages, subscriptions }: PersonalData) {
  const quoteIds = quotes.map(({ id }) => id)
  const keys = messages.map(({ messageKey: key }) => key)
  await sql`select forget_person(${quoteIds}::bigint[], ${keys}::uuid[],
    ${subscriptions.map(({ id }) => id)}::bigint[])`.execute(on)
  return { quotes: quoteIds.length, messages: keys.length, subscriptions: subscriptions.length }
}
