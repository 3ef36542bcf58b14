import { expect, test } from 'vitest'
import {
  accepted,
  agreedOn as agreed,
  doneOn,
  offered,
  recordAfter,
  requested,
} from '#tests/support/quote-versions.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import type { Action, DoneLine } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { nextStep } from './next-step.ts'
import { countGroups, readQuoteSearch } from './quote-groups.ts'

/** A Monday. */
const now = nurseryMoment('2026-11-16', 14)

const after = (...actions: Action[]) => recordAfter(actions, nurseryMoment('2026-11-14', 10))

const step = (record: QuoteRecord, promise: Date | null = null, hasUnsentEmail = false) => {
  const { title, note, isLate } = nextStep(record, { promise, hasUnsentEmail, now })
  return `${isLate ? '! ' : ''}${title}${note === '' ? '' : `, ${note}`}`
}

test('[DK-30] each quote says what is next', () => {
  const inTwoHours = nurseryMoment('2026-11-16', 16)
  const twoHoursAgo = nurseryMoment('2026-11-16', 12)
  expect([
    step(after(requested), inTwoHours),
    step(after(requested), twoHoursAgo),
    step(after(requested), nurseryMoment('2026-11-12', 12)),
    step(after(requested, { kind: 'went-ahead', setAsideUntil: '2026-11-18' }), inTwoHours),
    step(after(requested, offered, { kind: 'change-asked' }), inTwoHours),
    step(after(requested, offered)),
    step(after(requested, offered), null, true),
    step(after(requested, offered, accepted)),
    step(after(requested, offered, accepted, agreed('2026-12-01'))),
    step(after(requested, offered, accepted, agreed('2026-11-15'))),
    step(after(requested, offered, { kind: 'declined' })),
  ]).toEqual([
    'Answer today by 4 PM, New request',
    '! Late 2\u00A0h, New request',
    '! Late 4\u00A0d, New request',
    'Answer today by 4 PM, Go-ahead, set aside until November 18',
    'Answer today by 4 PM, Change request',
    'With the customer, valid until December 16',
    "! An email wasn't sent",
    'Agree on a day',
    'Tuesday, December 1, 8 AM',
    'Mark as done, Sunday, November 15, 8 AM',
    'Declined',
  ])
})

const order = [requested, offered, accepted]
const done = (outcome: DoneLine['outcome']): Action[] => [
  ...order,
  agreed('2026-11-14'),
  doneOn('2026-11-14', outcome),
]
const changedOffer = (validUntil: string): Action => ({ kind: 'offered', version: 3, validUntil })
const canceled: Action = { kind: 'canceled', feeCents: 50_00 }

test.each<[string, Action[], string]>([
  ['a request for which nothing is promised', [requested], 'Answer, New request'],
  ['a problem', [...done('planted'), { kind: 'reported' }], 'Answer, Problem reported'],
  ['a question', [...done('planted'), { kind: 'asked' }], 'Answer, Question'],
  [
    'an estimate that stays as it is',
    [requested, { kind: 'change-asked' }, { kind: 'change-settled' }],
    'With the customer, valid until December 16',
  ],
  [
    'a quote on its last day',
    [requested, { ...offered, validUntil: '2026-11-16' }],
    'With the customer, valid until November 16',
  ],
  [
    'a quote after its last day',
    [requested, { ...offered, validUntil: '2026-11-15' }],
    'Expired, was valid until November 15',
  ],
  [
    'an order with a changed version',
    [...order, changedOffer('2026-11-16')],
    'Agree on a day, a changed version is with the customer',
  ],
  ['an order whose changed version expired', [...order, changedOffer('2026-11-15')], 'Agree on a day'],
  [
    'an order for today',
    [...order, agreed('2026-11-16')],
    'Monday, November 16, 8 AM, today, not confirmed on their page yet',
  ],
  [
    'an order for a day without an hour',
    [...order, { ...agreed('2026-12-01'), arrivalHour: null }],
    'Tuesday, December 1',
  ],
  ['planted trees', done('planted'), 'Planted, $450 owed, guarantee until December 14'],
  ['delivered trees, which have no guarantee', done('delivered'), 'Delivered, $450 owed'],
  [
    'what is paid',
    [...done('delivered'), { kind: 'paid', day: '2026-11-01', cents: 45_000, way: 'cash' }],
    'Delivered, paid',
  ],
  ['what is all done', [...done('delivered'), { kind: 'closed' }], 'Complete, $450 owed'],
  ['a day canceled for a fee', [...order, agreed('2026-11-16'), canceled], 'Declined, fee $50'],
  ['a waived fee', [...order, agreed('2026-11-16'), canceled, { kind: 'fee-waived' }], 'Declined'],
  ['a quote that we closed', [requested, offered, { kind: 'lost' }], 'Closed by us'],
  [
    'a request that was sent again',
    [requested, { kind: 'replaced', by: 'HCT-26-7K4P-9XQ2' }],
    'Replaced, by HCT-26-7K4P-9XQ2',
  ],
])('[DK-30] the next step of %s', (_, actions, words) => {
  expect(step(after(...actions))).toBe(words)
})

test('[DK-30] the chips count and add up each state; whoever waits for us is open', () => {
  const counts = countGroups([
    { state: 'requested', isWaiting: true, quotes: 2, cents: 100 },
    { state: 'quoted', isWaiting: false, quotes: 3, cents: 50 },
    { state: 'planted', isWaiting: true, quotes: 1, cents: 7 },
    { state: 'lost', isWaiting: false, quotes: 4, cents: 9 },
  ])
  expect(Object.fromEntries(counts.map(({ group, quotes, cents }) => [group, [quotes, cents]]))).toEqual({
    open: [6, 157],
    requested: [2, 100],
    quoted: [3, 50],
    accepted: [0, 0],
    scheduled: [0, 0],
    planted: [1, 7],
    over: [4, 9],
  })
})

test('[DK-31] a search is for a phone number or for words', () => {
  expect(readQuoteSearch('(830) 555-0117')).toEqual({ digits: '8305550117' })
  expect(readQuoteSearch('+1 830 555 0117')).toEqual({ digits: '8305550117' })
  expect(readQuoteSearch('0117')).toEqual({ digits: '0117' })
  expect(readQuoteSearch(' Dana  Helotes ')).toEqual({ words: ['dana', 'helotes'] })
  expect(readQuoteSearch('26')).toEqual({ words: ['26'] })
})

test('[DK-147] a quote is never with a customer whom nobody could write to', () => {
  expect(step(after(requested, { ...offered, isUntold: true }))).toBe(
    'Quoted, not told, no email: text or call',
  )
})
