import { expect, test } from 'vitest'
import { byInWords, momentInWords } from '#domain/time/day-words.ts'
import { doneOn, redbuds, versionWith } from '#tests/support/quote-versions.ts'
import type { Action, QuoteState, StoredEvent } from './lifecycle/events.ts'
import { pickup } from './quote-delivery.ts'
import { timeline } from './timeline.ts'

const at = new Date('2026-11-15T22:12:00Z')
const stored = (
  action: Action,
  state: QuoteState = 'requested',
  words: string | null = null,
): StoredEvent => ({
  ...action,
  at,
  state,
  words,
})
const versions = [
  versionWith({ version: 2 }),
  versionWith({ version: 3, plants: [{ ...redbuds, isPlantedByUs: false }] }),
  versionWith({ version: 4, delivery: pickup }),
]
const titles = (...events: StoredEvent[]) =>
  timeline(events, versions).map(({ title, words, note }) =>
    [title, words ?? note ?? ''].filter(Boolean).join(' | '),
  )

const valid = { validUntil: '2026-12-15' }
const day = { day: '2026-12-03', arrivalHour: 8 }
const corrected = { ...doneOn('2026-12-04'), wasOwedCents: 50_000, kind: 'done-corrected' } as const
const said = { saidAt: '2026-11-15T22:12:00Z' }
const saidYes = { kind: 'said-yes', ...said, version: 2, terms: 'Terms', termsWere: 'sent' } as const
const saidSo = 'Wilma said so on Sunday, November 15 at 4:12 PM'

test.each<[Action, QuoteState, string | null, string[]]>([
  [{ kind: 'requested', version: 1, ...valid }, 'requested', null, ['You sent the request']],
  [{ kind: 'started', version: 1, ...valid }, 'requested', null, ['You asked us for a quote']],
  [
    { kind: 'went-ahead', setAsideUntil: '2026-11-19' },
    'requested',
    null,
    ['You asked us to go ahead | Your plants are set aside until Thursday, November 19.'],
  ],
  [{ kind: 'change-asked' }, 'requested', 'An elm?', ['You asked for a change | An elm?']],
  [{ kind: 'change-settled' }, 'quoted', 'Sold out.', ['We answered: the quote stays as it is | Sold out.']],
  [{ kind: 'offered', version: 2, ...valid }, 'quoted', null, ['We sent the official quote, version 2']],
  [{ kind: 'offered', version: 3, ...valid }, 'scheduled', null, ['We sent version 3']],
  [{ kind: 'told' }, 'quoted', null, []],
  [{ kind: 'accepted', version: 2 }, 'accepted', 'Dana', ['You accepted version 2 | Signed Dana']],
  [{ kind: 'accepted', version: 2 }, 'accepted', null, ['You accepted version 2']],
  [saidYes, 'accepted', 'Wilma', [`You accepted version 2 by phone | ${saidSo}`]],
  [{ kind: 'said-no', ...said }, 'declined', 'Wilma', [`You declined the quote by phone | ${saidSo}`]],
  [{ kind: 'declined' }, 'declined', 'Too dear', ['You declined the quote | Too dear']],
  [{ kind: 'declined' }, 'accepted', null, ['You declined the changed version']],
  [{ kind: 'withdrawn' }, 'quoted', null, ['You withdrew your acceptance']],
  [{ kind: 'expired' }, 'expired', null, ['The quote expired']],
  [{ kind: 'expired' }, 'accepted', null, ['The changed version expired']],
  [{ kind: 'expired' }, 'scheduled', null, ['The changed version expired']],
  [{ kind: 'replaced', by: 'HCT-26-AAAA-AAAA' }, 'replaced', null, ['Replaced by quote HCT-26-AAAA-AAAA']],
  [{ kind: 'lost' }, 'lost', 'No reply by phone', ['We closed this quote']],
  [
    { kind: 'canceled', feeCents: 43_638 },
    'declined',
    null,
    ['You canceled the planting | The fee is $436.38.'],
  ],
  [{ kind: 'fee-waived' }, 'declined', null, ['We waived the fee']],
  [{ kind: 'asked' }, 'scheduled', 'May the dog stay?', ['You asked a question | May the dog stay?']],
  [{ kind: 'answered' }, 'scheduled', 'Better inside.', ['We answered your question | Better inside.']],
  [{ kind: 'reported' }, 'planted', 'Brown leaves.', ['You reported a problem | Brown leaves.']],
  [{ kind: 'report-answered' }, 'planted', 'On Monday.', ['We answered your report | On Monday.']],
  [doneOn('2026-12-03', 'planted'), 'planted', null, ['We planted on Thursday, December 3']],
  [doneOn('2026-12-03', 'not-done', 'delivered'), 'planted', null, ['We delivered on Thursday, December 3']],
  [
    doneOn('2026-12-03', 'picked-up', 'not-done'),
    'planted',
    null,
    ['You picked up your plants on Thursday, December 3'],
  ],
  [doneOn('2026-12-03', 'not-done'), 'planted', null, ["We couldn't do the work on Thursday, December 3"]],
  [corrected, 'planted', 'A wrong line', ['We corrected what was done | The sum is $450, not $500.']],
  [{ kind: 'closed' }, 'closed', null, ['The order is complete']],
  [{ kind: 'window-chosen' }, 'requested', null, ['You have no preferred weeks']],
  [{ kind: 'from-a-later-version' } as never, 'requested', null, []],
])('[QL-15, DK-156] %j in the state %s, with the words %j, is told as %j', (action, state, words, told) => {
  expect(titles(stored(action, state, words))).toEqual(told)
})

test.each([
  [2, 'planting', 'Planting'],
  [3, 'delivery', 'Delivery'],
  [4, 'pick-up', 'Pick-up'],
])('[QL-15] with version %i, the story speaks of a %s', (version, name, capitalized) => {
  expect(
    titles(
      stored({ kind: 'accepted', version }),
      stored({ kind: 'day-agreed', ...day, despiteChange: false }),
      stored({ kind: 'day-moved', day: '2026-12-04', arrivalHour: null }),
      stored({ kind: 'day-called-off' }, 'accepted', 'A flat tire'),
      stored({ kind: 'canceled', feeCents: 0 }, 'declined'),
      // It's told as it was, also after the order has changed.
      stored({ kind: 'accepted', version: 2 }),
    ).slice(1, -1),
  ).toEqual([
    `${capitalized} day agreed: Thursday, December 3`,
    `${capitalized} day moved to Friday, December 4`,
    `We called off the ${name} day`,
    `You canceled the ${name} | No fee`,
  ])
})

test('[QL-15] the last choice of weeks counts', () => {
  expect(
    titles(
      stored({ kind: 'window-chosen' }, 'requested', '2026-12-14'),
      stored({ kind: 'window-chosen' }, 'requested', '2026-11-30, 2026-12-07'),
    ),
  ).toEqual(['You chose your weeks | Nov 30 to Dec 4 and Dec 7 to Dec 11'])
})

test('[QL-15] photos in a row are one entry, also with a reminder between them, and keep what came before', () => {
  const request = stored({ kind: 'requested', version: 1, ...valid })
  const photo = stored({ kind: 'photo-added' })
  const reminder = stored({ kind: 'expiry-reminded', version: 1 })
  expect(titles(request, photo)).toEqual(['You sent the request', 'You added one photo'])
  expect(titles(photo, stored({ kind: 'photo-removed' }), reminder, photo, request, photo)).toEqual([
    'You added two photos',
    'You sent the request',
    'You added one photo',
  ])
})

test('moments are told as at the yard', () => {
  expect(momentInWords(at)).toBe('Sunday, November 15 at 4:12 PM')
  expect(byInWords(new Date('2026-11-17T18:00:00Z'), at)).toBe('by Tuesday at noon')
  expect(byInWords(new Date('2026-11-15T23:00:00Z'), at)).toBe('today by 5 PM')
  expect(byInWords(new Date('2026-11-30T15:30:00Z'), at)).toBe('by November 30 at 9:30 AM')
})
