import { sql } from 'kysely'
import type { Day } from '#domain/time/nursery-clock.ts'
import { db } from '#server/platform/database/database.ts'

/** A visit as a calendar outside of the desk may know it: nobody's name, phone or street is even read. */
export type CalendarEntry = {
  number: string
  /** Where we go, unless the customer comes to us. */
  town: string
  isPickup: boolean
  day: Day
  hour: number | null
  /** Called off, or the order ended before the day; the day is the last one that was agreed. */
  isCalledOff: boolean
  /** Of the quote's last event. */
  seq: number
  at: Date
}

/** Every order whose day, or the last one it had, is one of these. */
export async function listCalendarEntries(from: Day, to: Day): Promise<CalendarEntry[]> {
  const { rows } = await sql<CalendarEntry>`
    with planned as (
      select distinct on (quote_id) quote_id, record -> 'plantingDay' as planting
      from quote_events where kind in ('day-agreed', 'day-moved') order by quote_id, seq desc),
    last as (
      select quote_number as number, city as town, is_pickup, event.seq, event.at,
        coalesce(event.record -> 'done' ->> 'day', planting ->> 'day') as day,
        (planting ->> 'arrivalHour')::int as hour,
        event.state not in ('scheduled', 'planted', 'closed') as is_called_off
      from planned
      join lateral (select seq, at, state, record from quote_events
        where quote_events.quote_id = planned.quote_id order by seq desc limit 1) event on true
      join quotes on quotes.id = planned.quote_id
      join customers on customers.id = customer_id
      join quote_versions version on version.quote_id = planned.quote_id
        and version.version = (coalesce(event.record -> 'accepted', event.record -> 'newest') ->> 'version')::int)
    select * from last where day between ${from} and ${to} order by day, hour nulls first, number`.execute(
    db(),
  )
  return rows
}
