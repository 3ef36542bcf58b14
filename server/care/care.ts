import { sql } from 'kysely'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** An unknown token counts as stopped already. */
export async function stopCare(stopToken: string, at: Date) {
  await sql`select stop_care(${stopToken}, ${at})`.execute(db())
}

/** Orders whose customers asked for care emails and have an email address, with the kinds of plants in the accepted version. */
export async function listCareOrders(on: Database) {
  const { rows } = await sql<{
    quoteId: number
    record: QuoteRecord
    lines: { line: number; plantType: string | null }[]
  }>`
    select last.quote_id as "quoteId", last.record,
      coalesce((select jsonb_agg(jsonb_build_object('line', line.line, 'plantType', plants.plant_type))
        from quote_items line left join plants on plants.id = line.plant_id
        where line.quote_id = last.quote_id and line.inventory_id is not null
          and line.version = (last.record -> 'accepted' ->> 'version')::int), '[]') as lines
    from care_consents consent
    join quotes on quotes.id = consent.quote_id
    join customers on customers.id = quotes.customer_id and customers.email is not null
    join lateral (select quote_id, state, record from quote_events
      where quote_id = consent.quote_id order by seq desc limit 1) last on last.state in ('planted', 'closed')
    where consent.ended_at is null
    order by last.quote_id`.execute(on)
  return rows
}

/** Who gets the care emails about an order; undefined if the customer has unsubscribed. */
export async function findCareRecipient(quoteId: number) {
  return db()
    .selectFrom('careConsents')
    .innerJoin('quotes', 'quotes.id', 'careConsents.quoteId')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select([
      'quotes.quoteNumber as number',
      'quotes.pageToken as token',
      'customers.email as to',
      'customers.zipCode',
      'careConsents.stopToken',
    ])
    .where('careConsents.quoteId', '=', quoteId)
    .where('careConsents.endedAt', 'is', null)
    .where('customers.email', 'is not', null)
    .$narrowType<{ to: string }>()
    .executeTakeFirst()
}

export async function findCareConsent(quoteId: number) {
  const consent = await db()
    .selectFrom('careConsents')
    .select(['givenAt', 'wording', 'endedAt'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirst()
  return consent ?? null
}
