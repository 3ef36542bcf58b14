import { sql } from 'kysely'
import type { CareEmailKind } from '#domain/care/due-emails.ts'
import type { Ground } from '#domain/places/community-facts.ts'
import type { Day } from '#domain/quote/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quote/lifecycle/record.ts'
import { db, type Database } from './database.ts'

/** What a planted tree's care depends on. */
export function listPlantCare(plantIds: readonly number[]) {
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'slug',
      'plantType',
      'waterNeeds',
      'growthRate',
      'leafRetention',
      'bloomMonths',
      'fallColor',
      'spanishNames',
    ])
    .where('id', 'in', [0, ...plantIds])
    .execute()
}

/** The ground at a ZIP code; 'unknown' where communities with different ground share it, or two kinds meet. */
export async function findGround(zipCode: string): Promise<Ground> {
  const rows = await db()
    .selectFrom('communities')
    .select(['ground', 'groundCertain'])
    .where(sql<boolean>`${zipCode} = any (zip_codes)`)
    .$narrowType<{ ground: Ground }>()
    .execute()
  const grounds = new Set(rows.map(({ ground, groundCertain }) => (groundCertain ? ground : 'unknown')))
  const [only] = grounds
  return grounds.size === 1 && only !== undefined ? only : 'unknown'
}

export async function giveCareConsent(
  on: Database,
  { quoteId, stopToken, wording, at }: { quoteId: number; stopToken: string; wording: string; at: Date },
) {
  await sql`select give_care_consent(${quoteId}, ${stopToken}, ${wording}, ${at})`.execute(on)
}

export async function endCareConsent(quoteId: number, at: Date) {
  await sql`select end_care_consent(${quoteId}, ${at})`.execute(db())
}

/** An unknown token counts as stopped already. */
export async function stopCare(stopToken: string, at: Date) {
  await sql`select stop_care(${stopToken}, ${at})`.execute(db())
}

export async function hasCareConsent(quoteId: number): Promise<boolean> {
  const found = await db()
    .selectFrom('careConsents')
    .select('quoteId')
    .where('quoteId', '=', quoteId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** For the worker: is this day's work done? */
export async function isSwept(day: Day): Promise<boolean> {
  const found = await db()
    .selectFrom('careSweeps')
    .select('day')
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()
  return found !== undefined
}

export async function markSwept(day: Day) {
  await sql`insert into care_sweeps (day) values (${day}::date) on conflict do nothing`.execute(db())
}

/** Orders whose customers asked for care emails and have an email address, with the kinds of plants in the accepted version. */
export async function listCareOrders() {
  const { rows } = await sql<{
    quoteId: number
    record: QuoteRecord
    lines: { line: number; plantType: string | null }[]
    queued: CareEmailKind[]
  }>`
    select last.quote_id as "quoteId", last.record,
      coalesce((select jsonb_agg(jsonb_build_object('line', line.line, 'plantType', plants.plant_type))
        from quote_items line left join plants on plants.id = line.plant_id
        where line.quote_id = last.quote_id and line.inventory_id is not null
          and line.version = (last.record -> 'accepted' ->> 'version')::int), '[]') as lines,
      array(select kind from care_mails where care_mails.quote_id = last.quote_id) as queued
    from care_consents consent
    join quotes on quotes.id = consent.quote_id
    join customers on customers.id = quotes.customer_id and customers.email is not null
    join lateral (select quote_id, state, record from quote_events
      where quote_id = consent.quote_id order by seq desc limit 1) last on last.state in ('planted', 'closed')
    where consent.ended_at is null
    order by last.quote_id`.execute(db())
  return rows
}

/** False if it was queued before, or if the customer has unsubscribed meanwhile. */
export async function insertCareMail(
  on: Database,
  { quoteId, kind, dueOn, now }: { quoteId: number; kind: CareEmailKind; dueOn: Day; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into care_mails (quote_id, kind, due_on, queued_at)
    select quote_id, ${kind}, ${dueOn}::date, ${now} from care_consents where quote_id = ${quoteId} and ended_at is null
    on conflict do nothing`.execute(on)
  return numAffectedRows === 1n
}

/** Undefined if it was sent, its order is gone, the customer has unsubscribed, or it was due before a day. */
export function findUnsentCareMail(quoteId: number, kind: CareEmailKind, notBefore: Day) {
  return db()
    .selectFrom('careMails')
    .innerJoin('careConsents', 'careConsents.quoteId', 'careMails.quoteId')
    .innerJoin('quotes', 'quotes.id', 'careMails.quoteId')
    .innerJoin('customers', 'customers.id', 'quotes.customerId')
    .select([
      'quotes.quoteNumber as number',
      'quotes.pageToken as token',
      'customers.email',
      'customers.zipCode',
      'careConsents.stopToken',
    ])
    .where('careMails.quoteId', '=', quoteId)
    .where('careMails.kind', '=', kind)
    .where('careMails.sentAt', 'is', null)
    .where('careMails.dueOn', '>=', sql<Date>`${notBefore}::date`)
    .where('careConsents.endedAt', 'is', null)
    .executeTakeFirst()
}

export async function markCareMailSent(quoteId: number, kind: CareEmailKind) {
  await db()
    .updateTable('careMails')
    .set({ sentAt: sql`now()` })
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .execute()
}

/** What export shows about a quote. */
export async function findCare(quoteId: number) {
  const consent = await db()
    .selectFrom('careConsents')
    .select(['givenAt', 'wording', 'endedAt'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirst()
  const emails = await db()
    .selectFrom('careMails')
    .select(['kind', 'queuedAt', 'sentAt', 'refusedAt'])
    .where('quoteId', '=', quoteId)
    .orderBy('queuedAt')
    .execute()
  return { consent: consent ?? null, emails }
}
