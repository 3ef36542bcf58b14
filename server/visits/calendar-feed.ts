import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { yardDays } from '#domain/visits/visit-data.ts'
import { db } from '#server/platform/database/database.ts'
import { listCalendarEntries, type CalendarEntry } from './calendar-entries.ts'
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
