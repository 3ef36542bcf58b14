import { sql } from 'kysely'
import type { Cents } from '#domain/money.ts'
import type { QuoteState } from '#domain/quotes/lifecycle/events.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { DigTicket } from '#domain/visits/dig-ticket.ts'
import { db, type Database } from '#server/platform/database/database.ts'

// Orders with a day, and those that need one, as their last event left them.

type OrderLine = {
  inventoryId: number
  plantId: number
  name: string
  containerSize: string
  quantity: number
  isPlantedByUs: boolean
  hasCage: boolean
  caliperInches: number | null
  /** Marked out in the yard, or dropped by a price list. */
  isOut: boolean
}

export type OrderRow = {
  quoteId: number
  number: string
  seq: number
  state: QuoteState
  record: QuoteRecord
  firstName: string
  lastName: string
  phone: string | null
  email: string | null
  address: string
  city: string
  zipCode: string
  isPickup: boolean
  lines: OrderLine[]
  /** Work that isn't a plant, such as removing a dead tree. */
  extras: { line: number; name: string; quantity: number }[]
  /** The accepted version's total: only to say what's to be collected. */
  acceptedCents: Cents
  ticket: DigTicket | null
  crewNote: string
  /** Their words for the crew with the request. */
  request: string
  /** The weeks they prefer, as stored. */
  weeks: string
  /** Why lines weren't done, as stored. */
  doneWords: string
  acceptedAt: Date
}

/** An order with a day is scheduled until the crew records the visit. */
export const isDone = ({ state }: OrderRow): boolean => state !== 'scheduled'

/** No amounts but the total are read, because the yard sees this, too. */
const orders = sql`
  select last.quote_id, quote_number as number, last.seq, last.state, last.record, first_name, last_name, phone, email, address, city,
    zip_code, accepted.is_pickup, accepted.grand_total_cents as accepted_cents,
    (select coalesce(json_agg(json_build_object('inventoryId', inventory_id, 'plantId', line.plant_id, 'name', line.plant_name,
        'containerSize', container_size, 'quantity', quantity, 'isPlantedByUs', is_planted_by_us, 'hasCage', cage_cents > 0,
        'caliperInches', line.caliper_inches, 'isOut', deleted_at is not null) order by line), '[]')
      from quote_items line join inventory on inventory.id = inventory_id
      where line.quote_id = last.quote_id and line.version = accepted.version) as lines,
    (select coalesce(json_agg(json_build_object('line', line.line, 'name', plant_name, 'quantity', quantity) order by line), '[]')
      from quote_items line
      where line.quote_id = last.quote_id and line.version = accepted.version and inventory_id is null) as extras,
    case when ticket_number is not null
      then json_build_object('number', ticket_number, 'calledOn', ticket_called_on) end as ticket,
    coalesce(crew_note, '') as crew_note, project_notes as request,
    coalesce((select words from quote_events event left join quote_event_texts using (quote_id, seq)
      where event.quote_id = last.quote_id and kind = 'window-chosen' order by event.seq desc limit 1), '') as weeks,
    coalesce((select words from quote_events event left join quote_event_texts using (quote_id, seq)
      where event.quote_id = last.quote_id and kind in ('done', 'done-corrected') order by event.seq desc limit 1), '')
      as done_words,
    coalesce((select max(at) from quote_events event where event.quote_id = last.quote_id and kind in ('accepted', 'said-yes')), last.at)
      as accepted_at,
    coalesce(last.record -> 'done' ->> 'day', last.record -> 'plantingDay' ->> 'day') as day,
    (last.record -> 'plantingDay' ->> 'arrivalHour')::int as hour
  from quote_events last
  join quotes on quotes.id = last.quote_id
  join customers on customers.id = customer_id
  join quote_versions accepted on accepted.quote_id = last.quote_id
    and accepted.version = (last.record -> 'accepted' ->> 'version')::int
  left join visit_details on visit_details.quote_id = last.quote_id
  where last.state in ('accepted', 'scheduled', 'planted', 'closed')
    and not exists (select from quote_events later where later.quote_id = last.quote_id and later.seq > last.seq)`

/** The visits of these days, in the order of the day. */
export async function listVisits(from: Day, to: Day): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select * from (${orders}) visit where state <> 'accepted' and day between ${from} and ${to}
    order by day, hour nulls first, city, quote_id`.execute(db())
  return rows
}

/** Accepted, but no day is agreed: the longest wait first. */
export async function listOrdersWithoutDay(): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select * from (${orders}) waiting where state = 'accepted' order by accepted_at, quote_id`.execute(db())
  return rows
}

/** An order with a day by its quote's number. */
export async function findVisit(number: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select * from (${orders}) visit where number = ${number} and state <> 'accepted'`.execute(db())
  return rows[0]
}

export async function saveTicket(on: Database, quoteId: number, { number, calledOn }: DigTicket) {
  const ticket = { ticketNumber: number, ticketCalledOn: sql<Date>`${calledOn}::date` }
  await on
    .insertInto('visitDetails')
    .values({ quoteId, ...ticket })
    .onConflict((conflict) => conflict.column('quoteId').doUpdateSet(ticket))
    .execute()
}

export async function saveCrewNote(on: Database, quoteId: number, crewNote: string) {
  await on
    .insertInto('visitDetails')
    .values({ quoteId, crewNote })
    .onConflict((conflict) => conflict.column('quoteId').doUpdateSet({ crewNote }))
    .execute()
}

/** For a person's request for their data. */
export function findVisitDetails(quoteId: number) {
  return db()
    .selectFrom('visitDetails')
    .select(['ticketNumber', sql<string | null>`ticket_called_on::text`.as('ticketCalledOn'), 'crewNote'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirst()
}
