import { sql, type RawBuilder } from 'kysely'
import { db, type Database } from './database.ts'

// Everything that is kept about one person, wherever it lies. What is kept under keyed hashes only (counters, distances)
// cannot be found by a name, and runs out by itself.

/** By one mailbox in all its spellings, or by the ten digits of a phone number. */
export type Person = { mailbox: string } | { phone: string }

const mailboxIn = (column: RawBuilder<unknown>) => sql`regexp_replace(lower(${column}), '\\+[^@]*@', '@')`

const isTheirs = (person: Person, email: string, phone: string) =>
  'mailbox' in person
    ? sql<boolean>`${mailboxIn(sql.ref(email))} = ${person.mailbox}`
    : sql<boolean>`right(regexp_replace(coalesce(${sql.ref(phone)}, ''), '\\D', '', 'g'), 10) = ${person.phone}`

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
      sql<boolean>`exists (select from quote_answers where quote_id = quotes.id and kind = 'accepted')`.as(
        'accepted',
      ),
    ])
    .where(isTheirs(person, 'customers.email', 'customers.phone'))
    .orderBy('quotes.createdAt')
    .execute()
  const messages = await on
    .selectFrom('contactSubmissions')
    .select(['messageKey', 'name', 'email', 'phone', 'service', 'message', 'submittedAt'])
    .where(isTheirs(person, 'contactSubmissions.email', 'contactSubmissions.phone'))
    .orderBy('submittedAt')
    .execute()
  const subscriptions =
    'mailbox' in person
      ? await on
          .selectFrom('newsletterSubscriptions')
          .select(['id', 'email', 'consent', 'requestedAt', 'confirmedAt'])
          .where('mailbox', '=', person.mailbox)
          .execute()
      : []
  return { quotes, messages, subscriptions }
}

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>

type Job = { id: string; queue: string; state: string; createdOn: Date; data: unknown; output: unknown }

/** The jobs of their letters, and any whose data or outcome names the address: mail servers like to repeat it. */
const jobCondition = ({ quotes, messages, subscriptions }: PersonalData, person: Person) => {
  // The whole address: that of joann@ is not that of ann@.
  const address =
    'mailbox' in person
      ? `(^|[^a-z0-9._%+-])${person.mailbox.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`)}($|[^a-z0-9-])`
      : null
  return sql<boolean>`name in ('mail', 'mail-dead') and (
    data ->> 'quoteId' = any (${quotes.map(({ id }) => String(id))}::text[])
    or data ->> 'messageKey' = any (${messages.map(({ messageKey: key }) => key)}::text[])
    or data ->> 'subscriptionId' = any (${subscriptions.map(({ id }) => String(id))}::text[])
    or lower(coalesce(data::text, '') || coalesce(output::text, '')) ~ ${address})`
}

export async function listPersonalJobs(
  person: Person,
  found: PersonalData,
  on: Database = db(),
): Promise<Job[]> {
  const { rows } = await sql<Job>`
    select id, name as queue, state, created_on, data, output from pgboss.job where ${jobCondition(found, person)}
    order by created_on`.execute(on)
  return rows
}

/**
 * Deletes it, inside the caller's transaction, and answers how much it was. A job that a worker holds at this moment is left to it:
 * it names a row that is gone, and its letter is not sent.
 */
export async function forgetPerson(on: Database, person: Person, found: PersonalData) {
  const { rows } = await sql<{ id: string }>`
    delete from pgboss.job where state <> 'active' and ${jobCondition(found, person)} returning id`.execute(
    on,
  )
  const quoteIds = found.quotes.map(({ id }) => id)
  const keys = found.messages.map(({ messageKey: key }) => key)
  await sql`select forget_quotes(${quoteIds}::bigint[]), forget_messages(${keys}::uuid[])`.execute(on)
  await on
    .deleteFrom('newsletterSubscriptions')
    .where('id', 'in', [0, ...found.subscriptions.map(({ id }) => id)])
    .execute()
  return {
    quotes: quoteIds.length,
    messages: keys.length,
    subscriptions: found.subscriptions.length,
    jobs: rows.length,
  }
}
