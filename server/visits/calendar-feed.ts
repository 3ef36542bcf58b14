import { sql } from 'kysely'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { yardDays } from '#domain/visits/visit-data.ts'
import { db } from '#server/platform/database/database.ts'
import { hashOfSecret } from '#server/people/secrets.ts'
import { deskOrigin } from '#server/people/desk-origin.ts'
import type { Role } from '#server/people/person.ts'
import { calendarFile, escapeText, utc } from '#server/platform/calendar-text.ts'
import { visitTimes } from '#server/quotes/emails/planting-calendar.ts'

// A calendar that a phone subscribes to. Its URL (server/people/calendar-url.ts) is all it takes to read it, so it has numbers, towns and hours, and nobody's name.

const daysBack = 30
const daysAhead = 365

/** The calendar file of a URL's token; undefined for one that nobody has. */
export async function readCalendarFile(token: string, now: Date): Promise<string | undefined> {
  const person = await db()
    .selectFrom('deskCalendars')
    .innerJoin('deskPeople', 'deskPeople.id', 'deskCalendars.personId')
    .select('role')
    .where('tokenHash', '=', hashOfSecret(token))
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (person === undefined) return undefined
  const today = nurseryDay(now)
  const isOwner = (person.role as Role) === 'owner'
  const entries = await listCalendarEntries(
    isOwner ? addDays(today, -daysBack) : today,
    addDays(today, isOwner ? daysAhead : yardDays - 1),
  )
  return calendarFile('PUBLISH', [
    'X-WR-CALNAME:Tree visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(linesOf),
  ])
}

/** A day that's moved or called off is the same entry with a higher number, so that it changes in every calendar that has it. */
const linesOf = ({ number, town, isPickup, day, hour, seq, at, isCalledOff }: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${number}@${new URL(deskOrigin()).hostname}`,
  `URL:${deskOrigin()}/calendar/${number}`,
  `SEQUENCE:${seq}`,
  `DTSTAMP:${utc(at)}`,
  ...visitTimes({ day, arrivalHour: hour }),
  `SUMMARY:${escapeText([number, isPickup ? 'pick-up at our yard' : town].filter((part) => part !== '').join(', '))}`,
  `STATUS:${isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** A visit as a calendar outside of the desk may know it: nobody's name, phone or street is even read. */
type CalendarEntry = {
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
async function listCalendarEntries(from: Day, to: Day): Promise<CalendarEntry[]> {
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
