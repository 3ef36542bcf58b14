import { yardDay } from '#domain/company/yard-clock.ts'
import type { Action, EventKind } from './events.ts'
import type { QuoteRecord } from './record.ts'

export type Audience = 'to-customer' | 'to-business'

/** Who gets an email about an event. Care emails and the emails of the request itself are sent elsewhere. */
const audiences: Partial<Record<EventKind, readonly Audience[]>> = {
  'went-ahead': ['to-business'],
  'change-asked': ['to-customer', 'to-business'],
  accepted: ['to-customer', 'to-business'],
  declined: ['to-customer', 'to-business'],
  withdrawn: ['to-customer', 'to-business'],
  canceled: ['to-customer', 'to-business'],
  asked: ['to-business'],
  reported: ['to-business'],
  replaced: ['to-customer', 'to-business'],
  offered: ['to-customer'],
  'day-agreed': ['to-customer'],
  'day-moved': ['to-customer'],
  'day-called-off': ['to-customer'],
  lost: ['to-customer'],
  done: ['to-customer'],
  'expiry-reminded': ['to-customer'],
  'day-reminded': ['to-customer'],
  'overdue-noted': ['to-business'],
}

export const audiencesOf = (kind: EventKind): readonly Audience[] => audiences[kind] ?? []

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
