import { yardDay } from '#domain/company/yard-clock.ts'
import type { Action, EventKind } from './events.ts'
import type { QuoteRecord } from './record.ts'

export type Audience = 'to-customer' | 'to-business'

const nobody = [] as const
const toCustomer = ['to-customer'] as const
const toBusiness = ['to-business'] as const
const toBoth = ['to-customer', 'to-business'] as const

/** Who gets an email about an event. Care emails and the emails of the request itself are sent elsewhere. */
const audiences = {
  requested: nobody,
  'went-ahead': toBusiness,
  'change-asked': toBoth,
  accepted: toBoth,
  declined: toBoth,
  withdrawn: toBoth,
  canceled: toBoth,
  'window-chosen': nobody,
  'photo-added': nobody,
  'photo-removed': nobody,
  asked: toBusiness,
  reported: toBusiness,
  replaced: toBoth,
  offered: toCustomer,
  'change-settled': nobody,
  'day-agreed': toCustomer,
  'day-moved': toCustomer,
  'day-called-off': toCustomer,
  lost: toCustomer,
  done: toCustomer,
  'done-corrected': nobody,
  answered: nobody,
  'report-answered': nobody,
  'fee-waived': nobody,
  expired: nobody,
  closed: nobody,
  'expiry-reminded': toCustomer,
  'day-reminded': toCustomer,
  'overdue-noted': toBusiness,
} as const satisfies Record<EventKind, readonly Audience[]>

type KindFor<Reader extends Audience> = {
  [Kind in EventKind]: Reader extends (typeof audiences)[Kind][number] ? Kind : never
}[EventKind]

/** Events that the customer, or the business, gets an email about. */
export type CustomerEmailKind = KindFor<'to-customer'>
export type BusinessEmailKind = KindFor<'to-business'>

export const audiencesOf = (kind: EventKind): readonly Audience[] => audiences[kind]

/**
 * False for a reminder that would leave too late: the quote is no longer open, the day was moved or has come, or we have answered.
 * `record` is the quote's at that moment.
 */
export function isStillTrue(action: Action, record: QuoteRecord, at: Date): boolean {
  switch (action.kind) {
    case 'expiry-reminded':
      return (
        (record.state === 'requested' || record.state === 'quoted') &&
        record.newest.version === action.version
      )
    case 'day-reminded':
      // Its email says 'tomorrow'.
      return (
        record.state === 'scheduled' && record.plantingDay?.day === action.day && yardDay(at) < action.day
      )
    case 'overdue-noted':
      return record.isOverdueNoted
    default:
      return true
  }
}
