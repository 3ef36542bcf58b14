import { expect, test } from 'vitest'
import {
  accepted,
  agreedOn,
  doneOn,
  offered,
  recordAfter,
  requested as request,
  type PastAction,
} from '#tests/support/quote-versions.ts'
import { openingHours } from '#domain/settings/opening-hours.ts'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { countForToday, todayItem, todayList } from './today.ts'

const promises = {
  promiseHours: 8,
  desk: { hours: openingHours('Mon-Fri 8-5, Sat 9-2, Sun closed'), closedDays: [] },
}
/** A Monday. */
const now = nurseryMoment('2026-11-16', 14)

const after = (...actions: PastAction[]) => recordAfter(actions, now)

const requested = (day: string, hour: number) => ({ ...request, at: nurseryMoment(day, hour) })
const friday = requested('2026-11-13', 10)
const dayAgreed = (day: string) => ({ ...agreedOn(day), at: nurseryMoment('2026-11-10', 9) })

const planted: PastAction[] = [
  { ...offered, validUntil: '2026-11-20' },
  accepted,
  dayAgreed('2026-11-15'),
  doneOn('2026-11-15', 'planted'),
]

const itemOf = (record: QuoteRecord) =>
  todayItem({ quoteId: 1, record, acceptedAt: nurseryMoment('2026-11-13', 9) }, now, promises)

test.each([
  ['a request', [friday], 'request'],
  ['a go-ahead', [friday, { kind: 'went-ahead', setAsideUntil: '2026-11-18' }], 'go-ahead'],
  ['a change of an estimate', [friday, { kind: 'change-asked' }], 'change'],
  ['a change of an order', [friday, offered, accepted, { kind: 'change-asked' }], 'change'],
  ['a question', [friday, offered, accepted, dayAgreed('2026-12-01'), { kind: 'asked' }], 'question'],
  ['a problem with a tree', [friday, ...planted, { kind: 'asked' }, { kind: 'reported' }], 'report'],
] as const)('[DK-20] %s waits for an answer', (_, steps, waitingFor) => {
  expect(itemOf(after(...steps))).toMatchObject({ group: 'answer', waitingFor })
})

test('[DK-20] answers are sorted by what was promised, and late once that has passed', () => {
  const standings = [requested('2026-11-16', 13), friday, requested('2026-11-14', 12)].map((step, index) => ({
    quoteId: index,
    record: after(step),
    acceptedAt: null,
  }))
  const { answer } = todayList(standings, now, promises)
  expect(answer.map(({ promise, isLate, isDueToday }) => [promise, isLate, isDueToday])).toEqual([
    [nurseryMoment('2026-11-14', 10), true, true],
    [nurseryMoment('2026-11-16', 14), false, true],
    [nurseryMoment('2026-11-17', 12), false, false],
  ])
})

test('[DK-20] an accepted quote needs a day, and a day that passed needs to be marked done', () => {
  expect(itemOf(after(friday, offered, accepted))).toMatchObject({ group: 'no-day' })
  const passed = after(friday, offered, accepted, dayAgreed('2026-11-15'))
  expect(itemOf(passed)).toMatchObject({ group: 'day-over', day: '2026-11-15' })
  expect(itemOf(after(friday, offered, accepted, dayAgreed('2026-11-16')))).toBeNull()
})

test('[DK-20, DK-151] a planted order needs its money, and then nothing, as an estimate whose change is settled', () => {
  const settled = (validUntil: string) =>
    itemOf(
      after(
        { kind: 'requested', version: 1, validUntil, at: nurseryMoment('2026-11-13', 10) },
        { kind: 'change-asked' },
        { kind: 'change-settled' },
      ),
    )
  const paid = { kind: 'paid', day: '2026-11-13', cents: 45_000, way: 'check' } as const
  expect([itemOf(after(friday, ...planted, paid)), settled('2026-12-16')]).toEqual([null, null])
  expect(itemOf(after(friday, ...planted))).toMatchObject({ group: 'owed', owedCents: 45_000 })
  expect(itemOf(after(friday, ...planted, { ...paid, cents: 50_000 }))).toMatchObject({ owedCents: -5000 })
  expect(settled('2026-11-20')).toMatchObject({ group: 'expires', day: '2026-11-20' })
})

test('[DK-20] while the desk never opens, nothing is late, but everything is due', () => {
  const closed = { promiseHours: 8, desk: { hours: [], closedDays: [] } }
  const record = after(friday)
  const standings = [2, 1].map((quoteId) => ({ quoteId, record, acceptedAt: null }))
  const item = {
    record,
    group: 'answer',
    waitingFor: 'request',
    promise: null,
    isLate: false,
    isDueToday: true,
  }
  expect(todayList(standings, now, closed).answer).toEqual([
    { ...item, quoteId: 1 },
    { ...item, quoteId: 2 },
  ])
})

test('[DK-20] within a group, what came first is first; of equals, the older quote', () => {
  const order = after(friday, offered, accepted)
  const over = (day: string) => after(friday, offered, accepted, dayAgreed(day))
  const until = (validUntil: string) => after(friday, { ...offered, validUntil })
  const standings = [
    { quoteId: 1, record: order, acceptedAt: null },
    { quoteId: 2, record: order, acceptedAt: nurseryMoment('2026-11-14', 9) },
    { quoteId: 3, record: order, acceptedAt: nurseryMoment('2026-11-13', 9) },
    { quoteId: 4, record: over('2026-11-15'), acceptedAt: now },
    { quoteId: 5, record: over('2026-11-12'), acceptedAt: now },
    { quoteId: 6, record: until('2026-11-20'), acceptedAt: null },
    { quoteId: 7, record: over('2026-12-01'), acceptedAt: now },
    { quoteId: 9, record: until('2026-11-17'), acceptedAt: null },
    { quoteId: 8, record: until('2026-11-17'), acceptedAt: null },
  ]
  const { answer, dayOver, noDay, expires } = todayList(standings, now, promises)
  expect(answer).toEqual([])
  expect(dayOver.map(({ quoteId, day }) => [quoteId, day])).toEqual([
    [5, '2026-11-12'],
    [4, '2026-11-15'],
  ])
  expect(noDay.map(({ quoteId, acceptedAt }) => [quoteId, acceptedAt])).toEqual([
    [3, nurseryMoment('2026-11-13', 9)],
    [2, nurseryMoment('2026-11-14', 9)],
    [1, now],
  ])
  expect(expires.map(({ quoteId, day }) => [quoteId, day])).toEqual([
    [8, '2026-11-17'],
    [9, '2026-11-17'],
    [6, '2026-11-20'],
  ])
})

test('[DK-20] a quote that expires within the week is listed until it has expired', () => {
  const until = (validUntil: string) =>
    itemOf(after(friday, { kind: 'offered', version: 2, validUntil, at: nurseryMoment('2026-11-13', 12) }))
  expect(until('2026-11-22')).toMatchObject({ group: 'expires', day: '2026-11-22' })
  expect(until('2026-11-16')).toMatchObject({ group: 'expires' })
  expect([until('2026-11-23'), until('2026-11-15')]).toEqual([null, null])
  expect(itemOf({ ...after(friday, offered, { kind: 'lost' }), openQuestions: 1 })).toBeNull()
  const order = after(friday, offered, accepted, dayAgreed('2026-12-01'), {
    kind: 'offered',
    version: 3,
    validUntil: '2026-11-20',
  })
  expect(itemOf(order)).toMatchObject({ group: 'expires', day: '2026-11-20' })
})

test('[DK-21] the count leaves out promises for later, quotes that expire and messages', () => {
  const records = [
    after(friday),
    after(requested('2026-11-16', 13)),
    after(friday, offered, accepted),
    after(friday, offered, accepted, dayAgreed('2026-11-15')),
    after(friday, { ...offered, validUntil: '2026-11-20' }),
  ]
  const standings = records.map((record, quoteId) => ({ quoteId, record, acceptedAt: now }))
  expect(countForToday(todayList(standings, now, promises), { failedEmails: 2, ticketsDue: 1 })).toBe(6)
})

test('[DK-147] a quote that nobody told the customer about is on the list until somebody does', () => {
  const groupAfter = (...steps: PastAction[]) =>
    todayItem({ quoteId: 1, record: after(friday, ...steps), acceptedAt: null }, now, promises)?.group
  const untold: PastAction = { ...offered, isUntold: true }
  expect(groupAfter(untold)).toBe('untold')
  expect(groupAfter(untold, { kind: 'told' })).toBeUndefined()
  expect(groupAfter(untold, { kind: 'declined' })).toBeUndefined()
  expect(groupAfter(offered, accepted, { ...untold, version: 3 })).toBe('untold')
  expect(groupAfter(offered, accepted, { ...untold, version: 3 }, { kind: 'told' })).toBe('no-day')
})

test('[DK-161] a plant of an order that is out comes before anything else about it, until the day is over', () => {
  const outLines = [
    { name: 'Lacey Oak', containerSize: '15 gal', quantity: 1, at: now.toISOString(), who: 'Manny' },
  ]
  const out = (...steps: PastAction[]) =>
    todayItem({ quoteId: 1, record: after(...steps), acceptedAt: null, outLines }, now, promises)
  const order = [friday, offered, accepted] as const
  expect(out(...order)).toMatchObject({ group: 'out', day: null })
  const scheduled = [...order, dayAgreed('2026-11-16')]
  expect(out(...scheduled)).toMatchObject({ group: 'out', day: '2026-11-16' })
  expect(out(...scheduled, { kind: 'asked' })).toMatchObject({ group: 'out' })
  expect(out(...order, dayAgreed('2026-11-15'))).toMatchObject({ group: 'day-over' })
  expect(out(friday, offered)?.group).not.toBe('out')
  const standing = { quoteId: 1, record: after(...order), acceptedAt: null, outLines }
  const nothing = { failedEmails: 0, ticketsDue: 0 }
  expect(countForToday(todayList([standing], now, promises), nothing)).toBe(1)
})

test('[DK-162] only a quote whose answer is up to the customer is asked about, before it expires', () => {
  const asked = (steps: PastAction[], snoozedAt: Date | null = null) =>
    todayItem(
      {
        quoteId: 1,
        record: after(...steps),
        acceptedAt: null,
        offeredAt: nurseryMoment('2026-11-12', 9),
        snoozedAt,
      },
      now,
      promises,
    )?.group
  const quoted = [friday, { ...offered, validUntil: '2026-11-20' }]
  expect(asked(quoted)).toBe('follow-up')
  expect(asked(quoted, now)).toBe('expires')
  expect(asked([...quoted, { kind: 'change-asked' }])).toBe('answer')
  expect(asked([...quoted, accepted])).toBe('no-day')
  expect(asked([friday])).toBe('answer')
})
