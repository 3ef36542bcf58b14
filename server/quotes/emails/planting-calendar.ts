import { nurseryMoment, addDays } from '#domain/time/nursery-clock.ts'
import { addressLine } from '#domain/settings/company-profile.ts'
import type { PlantingDay } from '#domain/quotes/lifecycle/events.ts'
import { visitWords, type Visit } from '#domain/quotes/visit.ts'

type Entry = {
  /** The quote's number. Every file about one quote has the same id, so a calendar shows one entry. */
  number: string
  siteOrigin: string
  pageUrl: string
  /** Higher in each file about the same entry. */
  sequence: number
  method: 'REQUEST' | 'CANCEL'
  planting: PlantingDay
  visit: Visit
  at: Date
  company: { name: string; email: string; phone: string } & Parameters<typeof addressLine>[0]
  attendee: string
}

/** RFC 5545, 3.1: octets in a line without its line break. */
const mostOctets = 75

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** '20261201T140000Z' */
const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const plainDay = (day: string) => day.replaceAll('-', '')

/** Continues a long line on the next one, never inside a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > mostOctets) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

/** A visit without an agreed end; long enough to be noticed in a calendar. */
const visitMilliseconds = 2 * 60 * 60 * 1000
/** The characters that can't be in a quoted parameter. */
const quoted = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`

const mailto = (email: string) => `mailto:${encodeURI(email)}`

/** When an entry begins and ends: two hours, or the whole day if no hour is agreed. */
function visitTimes({ day, arrivalHour }: PlantingDay): string[] {
  if (arrivalHour === null)
    return [`DTSTART;VALUE=DATE:${plainDay(day)}`, `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`]
  const start = nurseryMoment(day, arrivalHour)
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + visitMilliseconds))}`]
}

/** A calendar file that adds, moves or cancels the entry of an agreed day. */
export function plantingCalendar(entry: Entry): string {
  const { method, company, attendee, visit } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hill Country Tree Company//Quotes//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.number}@${new URL(entry.siteOrigin).hostname}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.at)}`,
    ...visitTimes(entry.planting),
    `SUMMARY:${escapeText(`${company.name}: your ${visitWords[visit].name}, order ${entry.number}`)}`,
    ...(visit === 'pickup' ? [`LOCATION:${escapeText(addressLine(company))}`] : []),
    `DESCRIPTION:${escapeText(`See your order: ${entry.pageUrl}\nQuestions? ${company.phone}`)}`,
    `ORGANIZER;CN=${quoted(company.name)}:${mailto(company.email)}`,
    `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
