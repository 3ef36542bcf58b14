import { nurseryDay } from '#domain/time/nursery-clock.ts'
import type { Action } from './events.ts'
import { quoteAfter } from './quote-after.ts'
import type { QuoteRecord } from './record.ts'

const asking = (record: QuoteRecord, now: Date) => (action: Action) =>
  'record' in quoteAfter(record, { ...action, at: now })

/** The customer's possible actions. The rules decide; this only asks them. */
export function allowedActions(record: QuoteRecord, now: Date) {
  const may = asking(record, now)
  return {
    // Once is enough: the plants are set aside from the first time.
    goAhead: record.setAsideUntil === null && may({ kind: 'went-ahead', setAsideUntil: '' }),
    change: may({ kind: 'change-asked' }),
    accept: may({ kind: 'accepted', version: record.newest.version }),
    decline: may({ kind: 'declined' }),
    withdraw: may({ kind: 'withdrawn' }),
    cancel: may({ kind: 'canceled', feeCents: 0 }),
    confirmDay: record.plantingDay !== null && may({ kind: 'day-confirmed', ...record.plantingDay }),
    weeks: record.plantingDay === null && may({ kind: 'window-chosen' }),
    ask: may({ kind: 'asked' }),
    report: may({ kind: 'reported' }),
  }
}

export type AllowedActions = ReturnType<typeof allowedActions>

/** The desk's possible actions. An open change request asks for a confirmation, which doesn't count here. */
export function allowedAtDesk(record: QuoteRecord, now: Date) {
  const may = asking(record, now)
  const today = nurseryDay(now)
  const day = { day: today, arrivalHour: null }
  return {
    send: may({ kind: 'offered', version: record.lastVersion + 1, validUntil: today }),
    tell: may({ kind: 'told' }),
    sayYes: may({
      kind: 'said-yes',
      version: record.newest.version,
      saidAt: '',
      terms: '',
      termsWere: 'read',
    }),
    sayNo: may({ kind: 'said-no', saidAt: '' }),
    takeBack: may({ kind: 'said-by-mistake' }),
    settle: may({ kind: 'change-settled' }),
    answer: may({ kind: 'answered' }),
    answerReport: may({ kind: 'report-answered' }),
    agree: may({ kind: 'day-agreed', ...day, despiteChange: true }),
    move: may({ kind: 'day-moved', ...day }),
    callOff: may({ kind: 'day-called-off' }),
    done: may({ kind: 'done', day: today, lines: [], owedCents: 0, despiteChange: true }),
    close: may({ kind: 'lost' }),
    waive: may({ kind: 'fee-waived' }),
  }
}

export type AllowedAtDesk = ReturnType<typeof allowedAtDesk>
