import type { Action } from './events.ts'
import { quoteAfter } from './quote-after.ts'
import type { QuoteRecord } from './record.ts'

/** What the customer can do now. The rules decide; this only asks them. */
export function allowedActions(record: QuoteRecord, now: Date) {
  const may = (action: Action) => 'record' in quoteAfter(record, { ...action, at: now })
  return {
    // Once is enough: the plants are set aside from the first time.
    goAhead: record.setAsideUntil === null && may({ kind: 'went-ahead', setAsideUntil: '' }),
    change: may({ kind: 'change-asked' }),
    accept: may({ kind: 'accepted', version: record.newest.version }),
    decline: may({ kind: 'declined' }),
    withdraw: may({ kind: 'withdrawn' }),
    cancel: may({ kind: 'canceled', feeCents: 0 }),
    weeks: record.plantingDay === null && may({ kind: 'window-chosen' }),
    ask: may({ kind: 'asked' }),
    report: may({ kind: 'reported' }),
  }
}

export type AllowedActions = ReturnType<typeof allowedActions>
