import { entryOf, inWords } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { EventKind, StoredEvent } from '#domain/quotes/lifecycle/events.ts'
import { withVisits } from '#domain/quotes/timeline.ts'
import { personIdOf } from '#domain/desk/desk-actor.ts'

// The events of a quote, in words for the desk.

export type DeskEvent = StoredEvent & { seq: number; actor: string }

/** Weeks are stored as data; of what was said to us, the words are the name of who said it. */
const saidInTitle: ReadonlySet<EventKind> = new Set(['window-chosen', 'said-yes', 'said-no'])

export type DeskEntry = { seq: number; at: Date; title: string; words: string | null }

type Names = { customer: string; people: ReadonlyMap<number, string> }

/** The person's name, 'Customer', or who else did it. */
function nameOf(actor: string, { customer, people }: Names): string {
  if (actor === 'customer') return customer
  if (actor === 'clock') return 'The clock'
  return people.get(personIdOf(actor) ?? 0) ?? 'Someone'
}

export function deskTimeline(
  events: readonly DeskEvent[],
  versions: Parameters<typeof withVisits>[1],
  names: Names,
): DeskEntry[] {
  return withVisits(events, versions).map(({ event, visit }) => {
    const did = inWords(
      entryOf(event.kind)?.desk ?? 'did something that this page doesn’t know yet',
      event,
      visit,
    )
    return {
      seq: event.seq,
      at: event.at,
      title: `${nameOf(event.actor, names)} ${did}`,
      words: saidInTitle.has(event.kind) ? null : event.words,
    }
  })
}
