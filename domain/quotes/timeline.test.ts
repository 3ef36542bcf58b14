import { expect, test } from 'vitest'
import { byInWords, momentInWords } from '#domain/time/day-words.ts'
import { redbuds, versionWith } from '#tests/support/quote-versions.ts'
import type { Action, DoneLine, QuoteState, StoredEvent } from './lifecycle/events.ts'
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

test('[QL-15] an order is told in words and dates', () => {
  const day = { day: '2026-12-03', arrivalHour: 8 }
  expect(
    titles(
      stored({ kind: 'requested', version: 1, validUntil: '2026-12-15' }),
      stored({ kind: 'went-ahead', setAsideUntil: '2026-11-19' }),
      stored({ kind: 'change-asked' }, 'requested', 'A 30 gallon elm?'),
      stored({ kind: 'offered', version: 2, validUntil: '2026-12-16' }, 'quoted'),
      stored({ kind: 'accepted', version: 2 }, 'accepted', 'Dana Whitfield'),
      stored({ kind: 'day-agreed', ...day, despiteChange: false }, 'scheduled'),
      stored({ kind: 'offered', version: 3, validUntil: '2026-12-16' }, 'scheduled'),
      stored({ kind: 'declined' }, 'scheduled'),
      stored({ kind: 'asked' }, 'scheduled', 'May the dog stay?'),
      stored({ kind: 'answered' }, 'scheduled', 'Better inside.'),
      stored(
        {
          kind: 'done',
          owedCents: 45_000,
          day: '2026-12-03',
          lines: [{ line: 1, outcome: 'planted' }],
          despiteChange: false,
        },
        'planted',
      ),
      stored({ kind: 'reported' }, 'planted', 'The leaves are brown.'),
    ),
  ).toEqual([
    'You sent the request',
    'You asked us to go ahead | Your plants are set aside until Thursday, November 19.',
    'You asked for a change | A 30 gallon elm?',
    'We sent the official quote, version 2',
    'You accepted version 2 | Signed Dana Whitfield',
    'Planting day agreed: Thursday, December 3',
    'We sent version 3',
    'You declined the changed version',
    'You asked a question | May the dog stay?',
    'We answered your question | Better inside.',
    'We planted on Thursday, December 3',
    'You reported a problem | The leaves are brown.',
  ])
})

test('a day is told by the most that was done', () => {
  const done = (...outcomes: DoneLine['outcome'][]) =>
    titles(
      stored({
        kind: 'done',
        owedCents: 45_000,
        day: '2026-12-03',
        lines: outcomes.map((outcome, index) => ({ line: index + 1, outcome })),
        despiteChange: false,
      }),
    )
  expect(done('not-done', 'delivered')).toEqual(['We delivered on Thursday, December 3'])
  expect(done('picked-up', 'not-done')).toEqual(['You picked up your plants on Thursday, December 3'])
  expect(done('not-done', 'not-done')).toEqual(["We couldn't do the work on Thursday, December 3"])
})

test('how an order ends is told with its fee', () => {
  expect(
    titles(
      stored({ kind: 'withdrawn' }, 'quoted'),
      stored({ kind: 'canceled', feeCents: 43_638 }, 'declined'),
      stored({ kind: 'fee-waived' }, 'declined'),
      stored({ kind: 'canceled', feeCents: 0 }, 'declined'),
      stored({ kind: 'expired' }, 'expired'),
      stored({ kind: 'replaced', by: 'HCT-26-AAAA-AAAA' }, 'replaced'),
    ),
  ).toEqual([
    'You withdrew your acceptance',
    'You canceled the planting | The fee is $436.38.',
    'We waived the fee',
    'You canceled the planting | No fee',
    'The quote expired',
    'Replaced by quote HCT-26-AAAA-AAAA',
  ])
})

test("reminders and the desk's own reasons are left out, photos are counted, and the last choice of weeks counts", () => {
  expect(
    titles(
      stored({ kind: 'window-chosen' }, 'requested', '2026-12-14'),
      stored({ kind: 'photo-added' }),
      stored({ kind: 'photo-added' }),
      stored({ kind: 'overdue-noted' }),
      stored({ kind: 'window-chosen' }, 'requested', '2026-11-30, 2026-12-07'),
      stored({ kind: 'lost' }, 'lost', 'No reply by phone'),
    ),
  ).toEqual([
    'You added two photos',
    'You chose your weeks | Nov 30 to Dec 4 and Dec 7 to Dec 11',
    'We closed this quote',
  ])
})

test('[QL-15] what the desk changes and answers is told, with the words it wrote to the customer', () => {
  expect(
    titles(
      stored({ kind: 'change-settled' }, 'scheduled', 'That elm is sold out.'),
      stored(
        { kind: 'done-corrected', wasOwedCents: 50_000, owedCents: 45_000, day: '2026-12-04', lines: [] },
        'planted',
        'A wrong line',
      ),
      stored({ kind: 'report-answered' }, 'planted', 'We replace it on Monday.'),
      stored({ kind: 'closed' }, 'closed'),
    ),
  ).toEqual([
    'We answered: the quote stays as it is | That elm is sold out.',
    'We corrected what was done | The sum is $450, not $500.',
    'We answered your report | We replace it on Monday.',
    'The order is complete',
  ])
})

test.each([
  [2, 'planting', 'Planting'],
  [3, 'delivery', 'Delivery'],
  [4, 'pick-up', 'Pick-up'],
])('[QL-15] with version %i, the story speaks of a %s', (version, name, capitalized) => {
  expect(
    titles(
      stored({ kind: 'accepted', version }),
      stored({ kind: 'day-agreed', day: '2026-12-03', arrivalHour: 8, despiteChange: false }),
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

test.each<[string, Action, QuoteState, string]>([
  ['a declined quote', { kind: 'declined' }, 'declined', 'You declined the quote'],
  ['a declined change of an order', { kind: 'declined' }, 'accepted', 'You declined the changed version'],
  ['an expired change of an order', { kind: 'expired' }, 'accepted', 'The changed version expired'],
  ['an expired change before a visit', { kind: 'expired' }, 'scheduled', 'The changed version expired'],
  ['an acceptance without a name', { kind: 'accepted', version: 2 }, 'accepted', 'You accepted version 2'],
  ['weeks that were taken back', { kind: 'window-chosen' }, 'requested', 'You have no preferred weeks'],
])('[QL-15] %s is told without a note', (_, action, state, title) => {
  expect(timeline([stored(action, state)], versions)).toEqual([{ title, at, words: null, note: null }])
})

test('[QL-15] photos in a row are one entry, also with a reminder between them, and keep what came before', () => {
  const request = stored({ kind: 'requested', version: 1, validUntil: '2026-12-15' })
  const photo = stored({ kind: 'photo-added' })
  expect(titles(request, photo)).toEqual(['You sent the request', 'You added one photo'])
  expect(
    titles(
      photo,
      stored({ kind: 'photo-removed' }),
      stored({ kind: 'expiry-reminded', version: 1 }),
      photo,
      request,
      stored({ kind: 'day-reminded', day: '2026-12-03' }),
      photo,
    ),
  ).toEqual(['You added two photos', 'You sent the request', 'You added one photo'])
})

test('an event that only the next release knows is left out', () => {
  expect(titles(stored({ kind: 'from-a-later-version' } as never))).toEqual([])
})

test('moments are told as at the yard', () => {
  expect(momentInWords(at)).toBe('Sunday, November 15 at 4:12 PM')
  expect(byInWords(new Date('2026-11-17T18:00:00Z'), at)).toBe('by Tuesday at noon')
  expect(byInWords(new Date('2026-11-15T23:00:00Z'), at)).toBe('today by 5 PM')
  expect(byInWords(new Date('2026-11-30T15:30:00Z'), at)).toBe('by November 30 at 9:30 AM')
})

test('[DK-156, QL-15] what was said by phone is told with who said it and when', () => {
  const saidAt = '2026-11-15T22:12:00Z'
  const yes = { saidAt, version: 2, terms: 'Terms of today', termsWere: 'sent' } as const
  expect(
    titles(
      stored({ kind: 'started', version: 1, validUntil: '2026-12-15' }),
      stored({ kind: 'told' }, 'quoted'),
      stored({ kind: 'said-yes', ...yes }, 'accepted', 'Wilma Krause'),
      stored({ kind: 'said-no', saidAt }, 'declined', 'Wilma Krause'),
    ),
  ).toEqual([
    'You asked us for a quote',
    'You accepted version 2 by phone | Wilma Krause said so on Sunday, November 15 at 4:12 PM',
    'You declined the quote by phone | Wilma Krause said so on Sunday, November 15 at 4:12 PM',
  ])
})
