import { yardMoment, addDays } from '#domain/company/yard-clock.ts'
import type { PlantingDay } from '#domain/quote/lifecycle/events.ts'

export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

type Entry = {
  /** The same for every file about one quote, so that a calendar has one entry. */
  uid: string
  /** Higher in each file about the same entry. */
  sequence: number
  method: CalendarFile['method']
  planting: PlantingDay
  at: Date
  title: string
  description: string
  organizer: { name: string; email: string }
  attendee: string
}

/** A visit without an agreed end; long enough to be noticed in a calendar. */
const visitMilliseconds = 2 * 60 * 60 * 1000
/** RFC 5545, 3.1: octets in a line without its line break. */
const mostOctets = 75

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** The characters that can't be in a quoted parameter. */
const quoted = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`

const mailto = (email: string) => `mailto:${encodeURI(email)}`

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

function times({ day, arrivalHour }: PlantingDay): string[] {
  if (arrivalHour === null)
    return [`DTSTART;VALUE=DATE:${plainDay(day)}`, `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`]
  const start = yardMoment(day, arrivalHour)
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + visitMilliseconds))}`]
}

/** QL-27: a calendar file that adds, moves or cancels the entry of an agreed day. */
export function plantingCalendar(entry: Entry): CalendarFile {
  const { method, organizer } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hill Country Tree Company//Quotes//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.at)}`,
    ...times(entry.planting),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
    `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(entry.attendee)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method, content: lines.map((line) => `${fold(line)}\r\n`).join('') }
}
