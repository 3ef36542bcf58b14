import { randomBytes } from 'node:crypto'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { recordOfRequest } from '#domain/quotes/lifecycle/record.ts'
import { quoteNumber } from '#domain/quotes/quote-number.ts'
import { estimateValidDays } from '#domain/quotes/validity.ts'

/** Runs as the owner of the database. */
type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

type Stored = {
  firstName?: string
  lastName?: string
  email?: string | null
  city?: string
  phone?: string
  quantity?: number
  plant?: string
  notes?: string
  /** When it was sent. An estimate is valid for 30 days. */
  at?: Date
}

/** A request as the site stores it, with one line of stock and a delivery fee of $75. */
export async function storeQuote(
  query: Query,
  {
    firstName = 'Dana',
    lastName = 'Ruiz',
    email = 'dana@example.com',
    city = 'Helotes',
    phone = '2105550134',
    quantity = 2,
    plant = '',
    notes = 'A row along the fence.',
    at = new Date(),
  }: Stored = {},
) {
  const number = quoteNumber(2026, randomBytes(8))
  const token = randomBytes(16).toString('base64url')
  const requested = { version: 1, validUntil: addDays(nurseryDay(at), estimateValidDays) }
  const record = recordOfRequest({ kind: 'requested', ...requested, at })
  const [row] = await query(
    `with item as (select id, plant_id, plant_name from inventory where deleted_at is null and size_description = '15 gal'
       and (quantity_available is null or quantity_available > 1)
       and $1 in ('', plant_name) order by id limit 1),
     someone as (insert into customers (first_name, last_name, email, phone, address, city)
       values ($2, $3, $4, $5, '118 Cibolo Ridge', $6) returning id),
     quote as (insert into quotes (quote_number, customer_id, project_notes, terms_version, terms_accepted_at, idempotency_key,
         body_hash, page_token, created_at)
       select $7, id, $8, 'v1', $9, $10, sha256('x'), $10, $9 from someone returning id),
     version as (insert into quote_versions (quote_id, version, is_official, subtotal_cents, labor_cents, delivery_cents,
         grand_total_cents, valid_until, created_at)
       select id, 1, false, $11 * 10000, $11 * 8500, 7500, $11 * 18500 + 7500, $12, $9 from quote),
     line as (insert into quote_items (quote_id, version, line, inventory_id, plant_id, plant_name, scientific_name, container_size,
         quantity, unit_price_cents, planting_fee_cents, line_total_cents)
       select quote.id, 1, 1, item.id, plant_id, plant_name, 'x', '15 gal', $11, 10000, 8500, $11 * 18500 from quote, item),
     event as (insert into quote_events (quote_id, seq, kind, at, actor, state, details, record)
       select id, 1, 'requested', $9, 'customer', 'requested', $13, $14 from quote)
     select quote.id::int, item.id::int as inventory_id from quote, item`,
    [
      plant,
      firstName,
      lastName,
      email,
      phone,
      city,
      number,
      notes,
      at,
      token,
      quantity,
      requested.validUntil,
      requested,
      record,
    ],
  )
  if (row === undefined) throw new Error('nothing in stock')
  return { id: Number(row['id']), number, token, inventoryId: Number(row['inventory_id']) }
}

type CustomerEvent = {
  kind: string
  /** Details for the customer's page, such as the day. */
  details?: Record<string, unknown>
  record: Record<string, unknown>
  words?: string
}

/** The customer's event, as the site records it. */
export async function storeCustomerEvent(
  query: Query,
  quoteId: number,
  { kind, details = {}, record, words = '' }: CustomerEvent,
) {
  await query(
    `with last as (select seq, state, record from quote_events where quote_id = $1 order by seq desc limit 1),
     event as (
       insert into quote_events (quote_id, seq, kind, actor, state, details, record)
       select $1, seq + 1, $2, 'customer', coalesce($3::jsonb ->> 'state', state), $5::jsonb, record || $3::jsonb from last returning seq)
     insert into quote_event_texts select $1, seq, $4 from event where $4 <> ''`,
    [quoteId, kind, JSON.stringify(record), words, JSON.stringify(details)],
  )
}

type Order = Stored & {
  /** The agreed day; without it, one is still to be found. */
  day?: string
  hour?: number | null
  /** The Mondays of the weeks they'd prefer, such as '2026-11-30, 2026-12-07'. */
  weeks?: string
}

/** An accepted order, with its day if there is one. */
export async function storeOrder(query: Query, { day, hour = 8, weeks = '', ...stored }: Order = {}) {
  const quote = await storeQuote(query, stored)
  await storeCustomerEvent(query, quote.id, {
    kind: 'accepted',
    details: { version: 1 },
    record: {
      state: 'accepted',
      accepted: { version: 1, validUntil: '2099-12-31' },
      isOfficial: true,
      waitingSince: null,
    },
  })
  if (weeks !== '')
    await storeCustomerEvent(query, quote.id, { kind: 'window-chosen', record: {}, words: weeks })
  if (day !== undefined)
    await storeCustomerEvent(query, quote.id, {
      kind: 'day-agreed',
      details: { day, arrivalHour: hour },
      record: { state: 'scheduled', plantingDay: { day, arrivalHour: hour } },
    })
  return quote
}
