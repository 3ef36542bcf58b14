import { entryOf, eventKinds, type EventEntry } from './event-kinds.ts'
import type { Action, EventKind } from './events.ts'
import type { QuoteRecord } from './record.ts'

export type Audience = 'to-customer' | 'to-business'

type KindWith<Email> = {
  [Kind in EventKind]: (typeof eventKinds)[Kind]['emails'] extends Email ? Kind : never
}[EventKind]

/** Events that the customer, or the business, gets an email about. */
export type CustomerEmailKind = KindWith<{ customer: string }>
export type BusinessEmailKind = KindWith<{ business: true }>

export function audiencesOf(kind: EventKind): Audience[] {
  const { customer, business }: EventEntry<EventKind>['emails'] = eventKinds[kind].emails
  return [
    ...(customer === undefined ? [] : (['to-customer'] as const)),
    ...(business === true ? (['to-business'] as const) : []),
  ]
}

/** False for a reminder that would leave too late. */
export function isStillTrue(action: Action, record: QuoteRecord, at: Date): boolean {
  const entry = entryOf(action.kind)
  return entry?.by !== 'clock' || entry.isStillTrue === null || entry.isStillTrue(action, record, at)
}
