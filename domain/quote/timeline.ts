import { formatCents } from '#domain/money.ts'
import { dayInWords } from './day-words.ts'
import type { DoneLine, EventKind, EventOf, QuoteState } from './lifecycle/events.ts'
import { mostDone } from './lifecycle/record.ts'
import { countInWords } from './quote-words.ts'
import { weeksInWords } from './weeks.ts'

/** An event as it's stored: `state` is the quote's after it, `words` what a person wrote with it. */
export type StoredEvent = EventOf<EventKind> & { at: Date; state: QuoteState; words: string | null }

export type TimelineEntry = {
  title: string
  at: Date
  /** What the customer or the desk wrote, as it was written. */
  words: string | null
  /** What else there's to know, in our words. */
  note: string | null
}

type Told = { title: string; note?: string | null; showsWords?: boolean }

const isOrdered = (state: QuoteState) => state === 'accepted' || state === 'scheduled'

const doneWords: Record<DoneLine['outcome'], string> = {
  planted: 'We planted',
  delivered: 'We delivered',
  'picked-up': 'You picked up your plants',
  'not-done': 'Nothing was done',
}

/** Takes no kind of event that this release knows. During an upgrade, the page may read one that only the next release knows. */
const untold: (event: never) => null = () => null

/** Null: not for the customer. Only words that were meant for the other side are shown. */
function tell(event: StoredEvent): Told | null {
  const { words } = event
  switch (event.kind) {
    case 'requested':
      return { title: 'You sent the request' }
    case 'went-ahead':
      return {
        title: 'You asked us to go ahead',
        note: `Your plants are set aside until ${dayInWords(event.setAsideUntil)}.`,
      }
    case 'change-asked':
      return { title: 'You asked for a change', showsWords: true }
    case 'accepted':
      return {
        title: `You accepted version ${event.version}`,
        note: words === null ? null : `Signed ${words}`,
      }
    case 'declined':
      return { title: isOrdered(event.state) ? 'You declined the changed version' : 'You declined the quote' }
    case 'withdrawn':
      return { title: 'You withdrew your acceptance' }
    case 'canceled':
      return {
        title: 'You canceled the planting',
        note: event.feeCents === 0 ? 'No fee' : `The fee is ${formatCents(event.feeCents)}.`,
      }
    case 'window-chosen':
      return {
        title: words === null ? 'You have no preferred weeks' : 'You chose your weeks',
        note: words === null ? null : weeksInWords(words),
      }
    case 'asked':
      return { title: 'You asked a question', showsWords: true }
    case 'reported':
      return { title: 'You reported a problem', showsWords: true }
    case 'replaced':
      return { title: `Replaced by quote ${event.by}` }
    case 'offered':
      return {
        title: `We sent ${event.version === 2 ? 'the official quote, version 2' : `version ${event.version}`}`,
      }
    case 'change-settled':
      return { title: 'We answered: the quote stays as it is', showsWords: true }
    case 'day-agreed':
      return { title: `Planting day agreed: ${dayInWords(event.day)}` }
    case 'day-moved':
      return { title: `Planting day moved to ${dayInWords(event.day)}` }
    case 'day-called-off':
      return { title: 'We called off the planting day' }
    case 'lost':
      return { title: 'We closed this quote' }
    case 'done':
      return { title: `${doneWords[mostDone(event.lines)]} on ${dayInWords(event.day)}` }
    case 'done-corrected':
      return { title: 'We corrected what was done' }
    case 'answered':
      return { title: 'We answered your question', showsWords: true }
    case 'report-answered':
      return { title: 'We answered your report', showsWords: true }
    case 'fee-waived':
      return { title: 'We waived the fee' }
    case 'expired':
      return { title: isOrdered(event.state) ? 'The changed version expired' : 'The quote expired' }
    case 'closed':
      return { title: 'The order is complete' }
    case 'photo-added':
    case 'photo-removed':
    case 'expiry-reminded':
    case 'day-reminded':
    case 'overdue-noted':
      return null
    default:
      return untold(event)
  }
}

/** Several photos in a row are one entry, and only the last choice of weeks counts. */
export function timeline(events: readonly StoredEvent[]): TimelineEntry[] {
  const lastChoice = events.findLast(({ kind }) => kind === 'window-chosen')
  const entries: TimelineEntry[] = []
  let photos = 0
  for (const event of events) {
    if (event.kind === 'window-chosen' && event !== lastChoice) continue
    const { at, words } = event
    if (event.kind === 'photo-added') {
      if (photos > 0) entries.pop()
      photos += 1
      entries.push({ title: `You added ${countInWords(photos, 'photo')}`, at, words: null, note: null })
      continue
    }
    const told = tell(event)
    if (told === null) continue
    photos = 0
    entries.push({
      title: told.title,
      at,
      words: told.showsWords === true ? words : null,
      note: told.note ?? null,
    })
  }
  return entries
}
