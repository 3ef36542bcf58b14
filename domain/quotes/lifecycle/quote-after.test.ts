import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accepted,
  agreedOn,
  doneOn,
  offered,
  recordAfter,
  requested,
  type PastAction,
} from '#tests/support/quote-versions.ts'
import { addDays, nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'
import { eventKinds } from './event-kinds.ts'
import { quoteStates, type Action, type EventKind, type QuoteEvent, type QuoteState } from './events.ts'
import { quoteAfter, type RefusalReason } from './quote-after.ts'
import { heldVersion, stateAt, type QuoteRecord } from './record.ts'

const noon = (day: string) => nurseryMoment(day, 12)
const today = noon('2026-11-16')

const history = (...actions: PastAction[]) => recordAfter(actions, today)

const attempt = (record: QuoteRecord, action: Action, at = today) => quoteAfter(record, { ...action, at })

const agreed = agreedOn('2026-12-01')
const saidYes = {
  kind: 'said-yes',
  version: 2,
  saidAt: today.toISOString(),
  terms: 'Terms of today',
  termsWere: 'read',
} as const
const planted = { ...doneOn('2026-12-01', 'planted'), at: noon('2026-12-01') }

const inState: Record<QuoteState, QuoteRecord> = {
  requested: history(requested),
  quoted: history(requested, offered),
  accepted: history(requested, offered, accepted),
  scheduled: history(requested, offered, accepted, agreed),
  planted: history(requested, offered, accepted, agreed, planted),
  closed: history(requested, offered, accepted, agreed, planted, { kind: 'closed', at: noon('2027-01-01') }),
  declined: history(requested, { kind: 'declined' }),
  expired: history(requested, { kind: 'expired', at: noon('2026-12-17') }),
  lost: history(requested, { kind: 'lost' }),
  replaced: history(requested, { kind: 'replaced', by: 'HCT-26-AAAA-AAAA' }),
}

/** An attempt at each kind of event that would be in order if the state allows it. */
function exampleOf(kind: EventKind, record: QuoteRecord): Action {
  const next = { version: record.lastVersion + 1, validUntil: '2027-02-01' }
  const day = { day: '2027-01-20', arrivalHour: null }
  const examples: { [Kind in EventKind]: Action & { kind: Kind } } = {
    requested: { kind: 'requested', version: 1, validUntil: '2027-02-01' },
    started: { ...requested, kind: 'started' },
    'went-ahead': { kind: 'went-ahead', setAsideUntil: '2026-11-19' },
    'change-asked': { kind: 'change-asked' },
    accepted: { kind: 'accepted', version: record.newest.version },
    declined: { kind: 'declined' },
    withdrawn: { kind: 'withdrawn' },
    canceled: { kind: 'canceled', feeCents: 0 },
    'day-confirmed': { kind: 'day-confirmed', day: '2026-11-16', arrivalHour: 8 },
    'window-chosen': { kind: 'window-chosen' },
    'photo-added': { kind: 'photo-added' },
    'photo-removed': { kind: 'photo-removed' },
    asked: { kind: 'asked' },
    reported: { kind: 'reported' },
    replaced: { kind: 'replaced', by: 'HCT-26-AAAA-AAAA' },
    offered: { kind: 'offered', ...next },
    told: { kind: 'told' },
    'said-yes': { ...saidYes, version: record.newest.version },
    'said-no': { kind: 'said-no', saidAt: today.toISOString() },
    'said-by-mistake': { kind: 'said-by-mistake' },
    'change-settled': { kind: 'change-settled' },
    'day-agreed': { kind: 'day-agreed', ...day, despiteChange: true },
    'day-moved': { kind: 'day-moved', ...day },
    'day-called-off': { kind: 'day-called-off' },
    lost: { kind: 'lost' },
    done: { ...doneOn('2026-11-16', 'planted'), despiteChange: true },
    'done-corrected': {
      kind: 'done-corrected',
      wasOwedCents: 45_000,
      owedCents: 45_000,
      day: '2026-11-16',
      lines: [],
    },
    paid: { kind: 'paid', day: '2026-11-16', cents: 100, way: 'check' },
    answered: { kind: 'answered' },
    'report-answered': { kind: 'report-answered' },
    'fee-waived': { kind: 'fee-waived' },
    expired: { kind: 'expired' },
    closed: { kind: 'closed' },
    'expiry-reminded': { kind: 'expiry-reminded', version: record.newest.version },
    'day-reminded': { kind: 'day-reminded', day: record.plantingDay?.day ?? '2026-12-01' },
  }
  return examples[kind]
}

const kinds = Object.keys(eventKinds) as EventKind[]

test('[QL-01] the table of states and what may happen in each', () => {
  const table = quoteStates.map((state) => {
    const record = { ...inState[state], hasOpenChange: false, openQuestions: 1, openReports: 1 }
    const allowed = kinds.flatMap((kind) => {
      const outcome = attempt(record, exampleOf(kind, record))
      if ('refused' in outcome) return []
      const after = outcome.record.state
      return [after === state ? kind : `${kind} -> ${after}`]
    })
    return `${state}: ${allowed.join(', ')}`
  })
  expect(`\n${table.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    requested: went-ahead, change-asked, declined -> declined, window-chosen, photo-added, photo-removed, replaced -> replaced, offered -> quoted, lost -> lost, expiry-reminded
    quoted: change-asked, accepted -> accepted, declined -> declined, window-chosen, photo-added, photo-removed, offered, said-yes -> accepted, said-no -> declined, lost -> lost, answered, expiry-reminded
    accepted: change-asked, withdrawn -> quoted, window-chosen, photo-added, photo-removed, offered, day-agreed -> scheduled, lost -> lost, paid, answered
    scheduled: change-asked, canceled -> declined, window-chosen, photo-added, photo-removed, asked, offered, day-moved, day-called-off -> accepted, lost -> lost, done -> planted, paid, answered, day-reminded
    planted: photo-added, photo-removed, asked, reported, done-corrected, paid, answered, report-answered
    closed: photo-added, photo-removed, asked, reported, paid, answered, report-answered
    declined: offered -> quoted, paid
    expired: offered -> quoted
    lost: offered -> quoted
    replaced: 
    "
  `)
})

test('[DK-156, QL-04] a yes by phone accepts what a signature would, and nothing else', () => {
  const yes = (...steps: PastAction[]) => attempt(history(requested, ...steps), saidYes)
  expect(yes(offered)).toHaveProperty('record', { ...inState.accepted, beforeSaid: inState.quoted })
  expect(yes()).toEqual({ refused: 'not-in-this-state' })
  expect(yes(offered, { kind: 'change-asked' })).toEqual({ refused: 'change-open' })
  expect(yes(offered, { kind: 'offered', version: 3, validUntil: '2026-12-20' })).toEqual({
    refused: 'not-the-newest',
  })
  expect(attempt(inState.quoted, saidYes, noon('2026-12-20'))).toEqual({ refused: 'expired' })
})

test('[DK-156] a yes or no by phone is taken back as long as nothing followed it', () => {
  const no = { kind: 'said-no', saidAt: today.toISOString() } as const
  const third: Action = { kind: 'offered', version: 3, validUntil: '2026-12-20' }
  const changed = [requested, offered, accepted, agreed, third]
  const nothing = { refused: 'nothing-open' }
  for (const [before, said] of [
    [[requested, offered], saidYes],
    [[requested, { ...offered, isUntold: true as const }], no],
    [changed, { ...saidYes, version: 3 }],
    [changed, no],
  ] as const) {
    const after = [...before, said]
    expect(attempt(history(...after), { kind: 'said-by-mistake' })).toEqual({ record: history(...before) })
    expect(attempt(history(...after, { kind: 'said-by-mistake' }), { kind: 'said-by-mistake' })).toEqual(
      nothing,
    )
  }
  const later = history(requested, offered, saidYes, { kind: 'photo-added' })
  for (const record of [later, inState.accepted])
    expect(attempt(record, { kind: 'said-by-mistake' })).toEqual(nothing)
})

test('[DK-147] whoever has no email address is untold until we told them, or they do something', () => {
  const untold = history(requested, { ...offered, isUntold: true })
  expect(untold).toMatchObject({ state: 'quoted', isUntold: true })
  const no = { kind: 'said-no', saidAt: today.toISOString() } as const
  for (const next of [{ kind: 'told' }, saidYes, no, { kind: 'change-asked' }] as const)
    expect(attempt(untold, next)).toHaveProperty('record.isUntold', false)
  expect(attempt(inState.quoted, { kind: 'told' })).toEqual({ refused: 'nothing-open' })
})

describe('[QL-01, QL-04] what is refused says why', () => {
  const third: Action = { kind: 'offered', version: 3, validUntil: '2026-12-20' }
  const changing = history(requested, offered, accepted, agreed, { kind: 'change-asked' })
  const canceled = history(requested, offered, accepted, agreed, { kind: 'canceled', feeCents: 0 })
  const { quoted, scheduled } = inState

  test.each<[string, QuoteRecord | null, Action, RefusalReason]>([
    ['an action on no quote', null, { kind: 'declined' }, 'no-such-quote'],
    ['a second request', inState.requested, requested, 'not-in-this-state'],
    ['starting it again', inState.requested, { ...requested, kind: 'started' }, 'not-in-this-state'],
    ['accepting an order again', inState.accepted, accepted, 'not-in-this-state'],
    ['accepting what is not official', { ...quoted, isOfficial: false }, accepted, 'only-an-estimate'],
    ['accepting an estimate', inState.requested, { kind: 'accepted', version: 1 }, 'not-in-this-state'],
    ['accepting an older version', history(requested, offered, third), accepted, 'not-the-newest'],
    [
      'accepting despite a change',
      history(requested, offered, { kind: 'change-asked' }),
      accepted,
      'change-open',
    ],
    ['declining an order', inState.accepted, { kind: 'declined' }, 'not-in-this-state'],
    ['a version that was sent before', quoted, offered, 'not-the-newest'],
    ['a version out of turn', inState.requested, third, 'not-the-newest'],
    ['a version after planting', inState.planted, third, 'not-in-this-state'],
    ['settling no change', quoted, { kind: 'change-settled' }, 'nothing-open'],
    ['answering no question', scheduled, { kind: 'answered' }, 'nothing-open'],
    ['answering no report', inState.planted, { kind: 'report-answered' }, 'nothing-open'],
    ['waiving no fee', canceled, { kind: 'fee-waived' }, 'nothing-open'],
    ['waiving a fee that never was', inState.declined, { kind: 'fee-waived' }, 'nothing-open'],
    ['agreeing on yesterday', inState.accepted, { ...agreed, day: '2026-11-15' }, 'day-over'],
    [
      'moving to yesterday',
      scheduled,
      { kind: 'day-moved', day: '2026-11-15', arrivalHour: null },
      'day-over',
    ],
    ['work done tomorrow', scheduled, { ...planted, day: '2026-11-17' }, 'not-due'],
    ['work done despite a change', changing, { ...planted, day: '2026-11-16' }, 'change-open'],
    ['expiring a valid quote', quoted, { kind: 'expired' }, 'not-due'],
    ['a reminder of an older version', quoted, { kind: 'expiry-reminded', version: 1 }, 'not-due'],
    [
      'a second reminder of a version',
      { ...quoted, remindedVersion: 2 },
      { kind: 'expiry-reminded', version: 2 },
      'not-due',
    ],
    ['a reminder of another day', scheduled, { kind: 'day-reminded', day: '2026-11-30' }, 'not-due'],
  ])('%s', (_, record, action, refused) => {
    expect(quoteAfter(record, { ...action, at: today })).toEqual({ refused })
  })
})

describe('[QL-01] what an event changes', () => {
  const lines = [{ line: 1, outcome: 'delivered' }] as const
  const { accepted: order, scheduled } = inState
  const withFee = history(requested, offered, accepted, agreed, { kind: 'canceled', feeCents: 43_638 })

  test.each<[string, QuoteRecord, Action, Partial<QuoteRecord>]>([
    [
      'a day can be agreed for today',
      order,
      { ...agreed, day: '2026-11-16' },
      { state: 'scheduled', plantingDay: { day: '2026-11-16', arrivalHour: 8, needsYes: true } },
    ],
    [
      'a day can be moved to today',
      scheduled,
      { kind: 'day-moved', day: '2026-11-16', arrivalHour: null },
      { plantingDay: { day: '2026-11-16', arrivalHour: null, needsYes: true } },
    ],
    [
      'what was done can be corrected',
      inState.planted,
      { kind: 'done-corrected', wasOwedCents: 45_000, owedCents: 45_000, day: '2026-11-30', lines },
      { done: { day: '2026-11-30', lines, owedCents: 45_000 } },
    ],
    ['a waived fee is no fee', withFee, { kind: 'fee-waived' }, { canceledFeeCents: 0 }],
    [
      'a reminder is noted',
      scheduled,
      { kind: 'day-reminded', day: '2026-12-01' },
      { remindedDay: '2026-12-01' },
    ],
  ])('%s', (_, record, action, change) => {
    expect(attempt(record, action)).toEqual({ record: { ...record, ...change } })
  })

  test('a quote that expires is over, and nobody waits for us', () => {
    expect(attempt(inState.requested, { kind: 'expired' }, noon('2026-12-17'))).toEqual({
      record: { ...inState.requested, state: 'expired', waitingSince: null },
    })
  })
})

describe('[QL-04] accepting', () => {
  test('is possible again once a change is settled', () => {
    const settled = history(requested, offered, { kind: 'change-asked' }, { kind: 'change-settled' })
    expect(attempt(settled, accepted)).toHaveProperty('record.state', 'accepted')
  })

  test('is possible on the last valid day and refused the day after', () => {
    expect(attempt(inState.quoted, accepted, nurseryMoment('2026-12-16', 23))).toHaveProperty('record')
    expect(attempt(inState.quoted, accepted, nurseryMoment('2026-12-17', 0))).toEqual({ refused: 'expired' })
  })
})

describe('[QL-05] a changed version of an order', () => {
  const changed = history(requested, offered, accepted, agreed, {
    kind: 'offered',
    version: 3,
    validUntil: '2026-11-25',
  })

  test('has no effect until it is accepted', () => {
    expect(changed).toMatchObject({
      state: 'scheduled',
      accepted: { version: 2 },
      plantingDay: { day: '2026-12-01' },
    })
    expect(heldVersion(changed)).toBe(2)
    const taken = attempt(changed, { kind: 'accepted', version: 3 })
    expect(taken).toMatchObject({
      record: { state: 'scheduled', accepted: { version: 3 }, hasPendingOffer: false },
    })
  })

  test('is what is offered once the order is withdrawn, if it is still valid', () => {
    const order = history(requested, offered, accepted, {
      kind: 'offered',
      version: 3,
      validUntil: '2026-11-25',
    })
    const withdrawn = { state: 'quoted', accepted: null, hasPendingOffer: false }
    expect(attempt(order, { kind: 'withdrawn' }, noon('2026-11-25'))).toMatchObject({
      record: { ...withdrawn, newest: { version: 3 } },
    })
    expect(attempt(order, { kind: 'withdrawn' }, noon('2026-11-26'))).toMatchObject({
      record: { ...withdrawn, newest: { version: 2 } },
    })
  })

  test.each([
    ['declined', { kind: 'declined' }, today],
    ['expired', { kind: 'expired' }, noon('2026-11-26')],
  ] as const)('leaves the old one in effect when it is %s', (_, action, at) => {
    expect(attempt(changed, action, at)).toMatchObject({
      record: {
        state: 'scheduled',
        accepted: { version: 2 },
        newest: { version: 2 },
        hasPendingOffer: false,
      },
    })
  })

  test('cannot be accepted once it has expired', () => {
    expect(attempt(changed, { kind: 'accepted', version: 3 }, noon('2026-11-26'))).toEqual({
      refused: 'expired',
    })
  })
})

describe('[QL-14] time', () => {
  test('an estimate that someone wants, or a change we owe an answer to, never expires', () => {
    const late = noon('2027-03-01')
    expect(stateAt(inState.requested, late)).toBe('expired')
    expect(stateAt(history(requested, { kind: 'went-ahead', setAsideUntil: '2026-11-19' }), late)).toBe(
      'requested',
    )
    expect(stateAt(history(requested, offered, { kind: 'change-asked' }), late)).toBe('quoted')
  })

  test('withdrawing returns to the quote, or to expired once its time is up', () => {
    expect(attempt(inState.accepted, { kind: 'withdrawn' })).toHaveProperty('record.state', 'quoted')
    expect(attempt(inState.accepted, { kind: 'withdrawn' }, noon('2026-12-17'))).toHaveProperty(
      'record.state',
      'expired',
    )
  })

  test('after the planting day the customer can only ask', () => {
    const after = noon('2026-12-02')
    for (const kind of ['canceled', 'change-asked', 'declined'] as const)
      expect(attempt(inState.scheduled, exampleOf(kind, inState.scheduled), after)).toEqual({
        refused: 'day-over',
      })
    expect(attempt(inState.scheduled, { kind: 'asked' }, after)).toHaveProperty('record')
  })

  test('after planting, photos can still be added on any day', () => {
    expect(attempt(inState.planted, { kind: 'photo-added' }, noon('2026-12-20'))).toEqual({
      record: inState.planted,
    })
  })

  test('an order closes 30 days after planting, at once if we planted nothing, and never while a report is open', () => {
    expect(attempt(inState.planted, { kind: 'closed' }, noon('2026-12-31'))).toEqual({ refused: 'not-due' })
    expect(attempt(inState.planted, { kind: 'closed' }, noon('2027-01-01'))).toHaveProperty(
      'record.state',
      'closed',
    )
    const pickedUp = history(requested, offered, accepted, agreed, {
      ...planted,
      lines: [{ line: 1, outcome: 'picked-up' }],
    })
    expect(attempt(pickedUp, { kind: 'closed' }, planted.at)).toHaveProperty('record.state', 'closed')
    const reported = history(requested, offered, accepted, agreed, planted, {
      kind: 'reported',
      at: planted.at,
    })
    expect(attempt(reported, { kind: 'closed' }, noon('2027-02-01'))).toEqual({ refused: 'not-due' })
  })

  test('a day is agreed and work marked done despite an open change only on purpose', () => {
    const asked = history(requested, offered, accepted, { kind: 'change-asked' })
    expect(attempt(asked, agreed)).toEqual({ refused: 'change-open' })
    expect(attempt(asked, { ...agreed, despiteChange: true })).toHaveProperty('record.state', 'scheduled')
  })

  test('an answered change leaves an open question waiting, and finished work leaves nobody waiting', () => {
    const asked = history(requested, offered, accepted, agreed, { kind: 'asked' }, { kind: 'change-asked' })
    const settled = attempt(asked, { kind: 'change-settled' })
    expect(settled).toHaveProperty('record.waitingSince', today.toISOString())
    const changed = history(requested, offered, accepted, agreed, { kind: 'change-asked' })
    const done = attempt(changed, { ...planted, despiteChange: true }, planted.at)
    expect(done).toHaveProperty('record.waitingSince', null)
  })
})

describe('[QL-01, QL-04, QL-11] random histories', () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), days: fc.constantFrom(0, 0, 0, 1, 3, 20), pick: fc.nat(3) }),
    {
      minLength: 5,
      maxLength: 30,
    },
  )

  /** Like exampleOf, but relative to the history's own time and sometimes off by one version. */
  function attemptOf(kind: EventKind, record: QuoteRecord, now: Date, pick: number): Action {
    const action = exampleOf(kind, record)
    const day = nurseryDay(now)
    if (action.kind === 'offered')
      return {
        ...action,
        validUntil: addDays(day, 10),
        version: record.lastVersion + (pick === 3 ? 0 : 1),
      }
    if (action.kind === 'accepted' || action.kind === 'said-yes')
      return { ...action, version: record.newest.version - (pick === 3 ? 1 : 0) }
    if (action.kind === 'day-agreed' || action.kind === 'day-moved')
      return { ...action, day: addDays(day, pick * 4 - 1) }
    if (action.kind === 'done' || action.kind === 'done-corrected')
      return {
        ...action,
        day: addDays(day, -pick),
        lines: [{ line: 1, outcome: pick === 0 ? 'picked-up' : 'planted' }],
      }
    return action
  }

  const ends = new Set<QuoteState>(['closed', 'declined', 'expired', 'lost', 'replaced'])

  /** Rules that hold for every step of every history, by name. */
  const laws: Record<string, (before: QuoteRecord, event: QuoteEvent, after: QuoteRecord) => boolean> = {
    'an order has an accepted version, and it is an official one': (
      _before,
      _event,
      { state, accepted: version },
    ) =>
      version === null
        ? !['accepted', 'scheduled', 'planted', 'closed'].includes(state)
        : version.version > 1,
    'plants are held exactly while an order is accepted or scheduled': (_before, _event, after) =>
      (heldVersion(after) !== null) === ['accepted', 'scheduled'].includes(after.state),
    'nothing is accepted while a change is open': (before, { kind }) =>
      !['accepted', 'said-yes'].includes(kind) || !before.hasOpenChange,
    'a planting day exists from its agreement on': (_before, _event, { state, plantingDay }) =>
      (plantingDay !== null) === ['scheduled', 'planted', 'closed'].includes(state),
    'an end state is left only by a new official quote': (before, { kind, at }, after) =>
      !ends.has(stateAt(before, at)) ||
      after.state === before.state ||
      kind === 'expired' ||
      kind === 'said-by-mistake' ||
      (kind === 'offered' && after.state === 'quoted'),
    'replaced and closed quotes stay so': (before, _event, after) =>
      !['replaced', 'closed'].includes(before.state) || after.state === before.state,
    'a version that is not taken leaves the accepted one': (before, _event, after) =>
      after.newest.version >= before.newest.version || after.newest === before.accepted,
    'whoever waits for us is remembered, and nobody else': (_before, _event, after) => {
      const isOpen = after.hasOpenChange || after.openQuestions + after.openReports > 0
      const hasGoneAhead = after.state === 'requested' && after.setAsideUntil !== null
      return after.waitingSince === null ? !isOpen && !hasGoneAhead : isOpen || after.state === 'requested'
    },
    'only orders have a changed version waiting': (_before, _event, { state, hasPendingOffer }) =>
      !hasPendingOffer || ['accepted', 'scheduled'].includes(state),
  }
  const brokenBy = (before: QuoteRecord, event: QuoteEvent, after: QuoteRecord) =>
    Object.keys(laws).filter((name) => laws[name]?.(before, event, after) === false)

  // HISTORIES=100000 for the long run.
  const histories = Number(process.env['HISTORIES'] ?? 2000)

  test('break no rule', { timeout: 120_000 }, () => {
    let applied = 0
    fc.assert(
      fc.property(steps, (attempts) => {
        let now = today
        let record: QuoteRecord = inState.requested
        const broken: string[] = []
        for (const { kind, days, pick } of attempts) {
          now = new Date(now.getTime() + days * 86_400_000)
          const event = { ...attemptOf(kind, record, now, pick), at: now }
          const outcome = quoteAfter(record, event)
          if ('refused' in outcome) continue
          broken.push(...brokenBy(record, event, outcome.record))
          record = outcome.record
          applied += 1
        }
        return broken.length === 0
      }),
      { numRuns: histories },
    )
    expect(applied).toBeGreaterThan(histories / 2)
  })
})
