import { formatCents } from '#domain/money.ts'
import { counted } from '#domain/wording.ts'
import { dayInWords } from '#domain/quote/day-words.ts'
import { personIdOf } from './desk-actor.ts'
import type { EventOf } from '#domain/quote/lifecycle/events.ts'
import { plantingDayInWords } from './next-step.ts'
import type { StoredEvent } from '#domain/quote/timeline.ts'
import { weeksInWords } from '#domain/quote/weeks.ts'

// What happened to a quote, told to the people at the desk.

export type DeskEvent = StoredEvent & { seq: number; actor: string }

export type DeskEntry = { seq: number; at: Date; title: string; words: string | null }

type Names = { customer: string; people: ReadonlyMap<number, string> }

/** The person's name, 'Customer', or who else did it. */
function nameOf(actor: string, { customer, people }: Names): string {
  if (actor === 'customer') return customer
  if (actor === 'clock') return 'The clock'
  return people.get(personIdOf(actor) ?? 0) ?? 'Someone'
}

type Did = { [Kind in DeskEvent['kind']]: (event: EventOf<Kind> & { words: string | null }) => string }

const doneWords = (what: string, { day, lines }: EventOf<'done' | 'done-corrected'>) => {
  const undone = lines.filter(({ outcome }) => outcome === 'not-done').length
  return `${what} ${dayInWords(day)}${undone === 0 ? '' : `, without ${counted(undone, 'line')}`}`
}

/** After the name: 'sent version 2'. */
const did: Did = {
  requested: () => 'sent the request',
  'went-ahead': ({ setAsideUntil }) =>
    `said go ahead; plants are set aside until ${dayInWords(setAsideUntil)}`,
  'change-asked': () => 'asked for a change',
  accepted: ({ version }) => `accepted version ${version}`,
  declined: () => 'declined',
  withdrawn: () => 'withdrew the acceptance',
  canceled: ({ feeCents }) =>
    feeCents === 0 ? 'canceled, without a fee' : `canceled, with a fee of ${formatCents(feeCents)}`,
  'window-chosen': ({ words }) =>
    words === null ? 'has no preferred weeks' : `would prefer ${weeksInWords(words)}`,
  'photo-added': () => 'added a photo',
  'photo-removed': () => 'removed a photo',
  asked: () => 'asked a question',
  reported: () => 'reported a problem',
  replaced: ({ by }) => `sent ${by} instead`,
  offered: ({ version }) => `sent version ${version}`,
  'change-settled': () => 'answered: it stays as it is',
  'day-agreed': (event) => `agreed on ${plantingDayInWords(event)}`,
  'day-moved': (event) => `moved the day to ${plantingDayInWords(event)}`,
  'day-called-off': () => 'called off the day',
  lost: () => 'closed the quote',
  done: (event) => doneWords('marked it done on', event),
  'done-corrected': (event) => doneWords('corrected what was done on', event),
  answered: () => 'answered the question',
  'report-answered': () => 'answered the report',
  'fee-waived': () => 'waived the fee',
  expired: () => 'let it expire',
  closed: () => 'completed the order',
  'expiry-reminded': () => 'reminded the customer that it expires soon',
  'day-reminded': () => 'reminded the customer of the day',
  'overdue-noted': () => 'noted that our answer is late',
}

/** Words that only code reads; they are told in the title. */
const toldWords = new Set<DeskEvent['kind']>(['window-chosen'])

/** During an upgrade, a process may read an event that only the next version knows. */
function whatHappened(event: DeskEvent): string {
  if (!Object.hasOwn(did, event.kind)) return 'did something that this page doesn’t know yet'
  // Each event goes to the words of its own kind.
  return (did[event.kind] as (given: DeskEvent) => string)(event)
}

export function deskTimeline(events: readonly DeskEvent[], names: Names): DeskEntry[] {
  return events.map((event) => ({
    seq: event.seq,
    at: event.at,
    title: `${nameOf(event.actor, names)} ${whatHappened(event)}`,
    words: toldWords.has(event.kind) ? null : event.words,
  }))
}
