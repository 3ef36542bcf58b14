import { expect, test } from 'vitest'
import { accepted, agreedOn, doneOn, offered, recordAfter, requested } from '#tests/support/quote-versions.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { allowedActions, allowedAtDesk } from './allowed-actions.ts'
import type { Action } from './events.ts'
import type { QuoteRecord } from './record.ts'

const monday = nurseryMoment('2026-11-16', 12)

const after = (...actions: Action[]) => recordAfter(actions, monday)

const estimate: Action[] = [requested]
const quote: Action[] = [...estimate, offered]
const order: Action[] = [...quote, accepted]
const visit: Action[] = [...order, agreedOn('2026-11-16')]
const planted: Action[] = [...visit, doneOn('2026-11-16', 'planted')]

const namesOf = (allowed: Record<string, boolean>) =>
  Object.keys(allowed).filter((name) => allowed[name] === true)

test.each<[string, QuoteRecord, string[]]>([
  ['an estimate', after(...estimate), ['goAhead', 'change', 'decline', 'weeks']],
  [
    'an estimate they want',
    after(...estimate, { kind: 'went-ahead', setAsideUntil: '2026-11-19' }),
    ['change', 'decline', 'weeks'],
  ],
  [
    'an estimate with an open change',
    after(...estimate, { kind: 'change-asked' }),
    ['change', 'decline', 'weeks'],
  ],
  ['an official quote', after(...quote), ['change', 'accept', 'decline', 'weeks']],
  ['a quote with an open change', after(...quote, { kind: 'change-asked' }), ['change', 'decline', 'weeks']],
  ['an order', after(...order), ['change', 'withdraw', 'weeks']],
  [
    'an order with a changed version',
    after(...order, { kind: 'offered', version: 3, validUntil: '2026-12-16' }),
    ['change', 'accept', 'decline', 'withdraw', 'weeks'],
  ],
  ['an order with a day at short notice', after(...visit), ['change', 'cancel', 'confirmDay', 'ask']],
  ['a planted order', after(...planted), ['ask', 'report']],
  ['a declined quote', after(...quote, { kind: 'declined' }), []],
])('[QL-16] what the customer can do with %s', (_, record, names) => {
  expect(namesOf(allowedActions(record, monday))).toEqual(names)
})

test('[QL-16] once its time is up, nothing is left to do with a quote, and only questions about a visit', () => {
  expect(namesOf(allowedActions(after(...quote), nurseryMoment('2026-12-17', 0)))).toEqual([])
  expect(namesOf(allowedActions(after(...visit), nurseryMoment('2026-11-17', 0)))).toEqual(['ask'])
})

test.each<[string, QuoteRecord, string[]]>([
  ['an estimate', after(...estimate), ['send', 'close']],
  ['an order with a change', after(...order, { kind: 'change-asked' }), ['send', 'settle', 'agree', 'close']],
  [
    'a visit today, with a change and a question',
    after(...visit, { kind: 'change-asked' }, { kind: 'asked' }),
    ['send', 'settle', 'answer', 'move', 'callOff', 'done', 'close'],
  ],
  ['a planted order with a report', after(...planted, { kind: 'reported' }), ['answerReport']],
  ['a canceled visit with a fee', after(...visit, { kind: 'canceled', feeCents: 100 }), ['send', 'waive']],
  ['a canceled visit without one', after(...visit, { kind: 'canceled', feeCents: 0 }), ['send']],
])('[DK-42] what the desk can do with %s', (_, record, names) => {
  expect(namesOf(allowedAtDesk(record, monday))).toEqual(names)
})
