import type { EventKind } from './events.ts'

/** Our answers to each kind of message. */
const answers = {
  'change-asked': ['offered', 'change-settled'],
  asked: ['answered'],
  reported: ['report-answered'],
} as const satisfies { [Kind in EventKind]?: readonly EventKind[] }

/** The customer's messages of a kind since our last answer to one. An ended quote's record says whether they still count. */
export function unanswered<Event extends { kind: string }>(
  asked: keyof typeof answers,
  events: readonly Event[],
): Event[] {
  const ours: readonly string[] = answers[asked]
  const last = events.findLastIndex(({ kind }) => ours.includes(kind))
  return events.slice(last + 1).filter(({ kind }) => kind === asked)
}
