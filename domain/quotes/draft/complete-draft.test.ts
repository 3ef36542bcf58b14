import { describe, expect, test } from 'vitest'
import { redbuds, salesTax, versionWith } from '#tests/support/quote-versions.ts'
import { completeDraft, type DraftContext } from './complete-draft.ts'
import type { QuoteDraft } from './quote-draft.ts'

const elms = { ...redbuds, inventoryId: 9, name: 'Cedar Elm', unitPriceCents: 20_000, plantingFeeCents: 9500 }
const settings: DraftContext['settings'] = {
  tax: salesTax,
  cageCents: 4500,
  isPickupAllowed: true,
  validDays: 30,
}
/** Elms were offered before and have sold out since. */
const context: DraftContext = {
  listed: [redbuds],
  newest: versionWith({ plants: [redbuds, elms] }),
  settings,
  today: '2026-11-16',
}
const draft: QuoteDraft = {
  afterEvent: 1,
  plants: [redbuds],
  extras: [],
  discount: { cents: 0, reason: '' },
  delivery: { isPickup: false, cents: 0, miles: 12, reason: '' },
  message: '',
  paymentUrl: null,
}
const problemsOf = (change: Partial<QuoteDraft>, given: Partial<DraftContext> = {}) =>
  completeDraft({ ...draft, ...change }, { ...context, ...given }).problems
const deliveredFor = (cents: number | null) => ({ delivery: { ...draft.delivery, cents } })
const pickedUpFor = (cents: number) => ({ delivery: { ...draft.delivery, isPickup: true, cents } })
const noPickup = { settings: { ...settings, isPickupAllowed: false } }

describe('[DK-33] a quote is sent only when', () => {
  test.each<[string, Partial<QuoteDraft>, Partial<DraftContext>, string, string]>([
    [
      'the sales tax is set',
      {},
      { settings: { ...settings, tax: null } },
      'tax',
      'The sales tax isn’t set yet.',
    ],
    [
      'the delivery fee is known',
      deliveredFor(null),
      {},
      'delivery',
      'An official quote has a delivery fee or is picked up.',
    ],
    ['a pick-up costs nothing', pickedUpFor(1), {}, 'delivery', 'A pick-up has no delivery fee.'],
    ['pick-ups are allowed', pickedUpFor(0), noPickup, 'delivery', 'Pick-up is turned off in the settings.'],
    [
      'another delivery fee has a reason',
      deliveredFor(9500),
      {},
      'delivery',
      'Another delivery fee needs a reason.',
    ],
    [
      'a discount has a reason',
      { discount: { cents: 1, reason: '' } },
      {},
      'discount',
      'The discount needs a reason.',
    ],
    ['it has a line', { plants: [] }, {}, 'lines', 'The quote has no lines.'],
    ['its last day is not over', { validUntil: '2026-11-15' }, {}, 'valid-until', '2026-11-15 is over.'],
  ])('%s', (_, change, given, part, message) => {
    expect(problemsOf(change, given)).toStrictEqual([{ part, message }])
  })

  test('each plant is in stock or was offered, at a known price or with a reason', () => {
    const plants = [
      redbuds,
      { ...redbuds, unitPriceCents: 9900 },
      { ...redbuds, inventoryId: 3 },
      { ...elms, unitPriceCents: 19_900 },
    ]
    expect(problemsOf({ plants })).toEqual([
      {
        part: 'plant',
        index: 1,
        message: "Texas Redbud, 15 gal: the price isn't the list's, so it needs a reason.",
      },
      { part: 'plant', index: 2, message: 'Nothing in stock has the id 3.' },
      {
        part: 'plant',
        index: 3,
        message: "Cedar Elm, 15 gal: the price isn't the list's, so it needs a reason.",
      },
    ])
  })
})

test.each<[string, Partial<QuoteDraft>, Partial<DraftContext>]>([
  ['a free pick-up', pickedUpFor(0), {}],
  ['a delivery while pick-ups are turned off', {}, noPickup],
  [
    'the first known delivery fee',
    deliveredFor(9500),
    { newest: versionWith({ delivery: { ...context.newest.delivery, cents: null } }) },
  ],
  ['a discount with its reason', { discount: { cents: 1, reason: 'A neighbor' } }, {}],
  ['a quote that is valid until today', { validUntil: '2026-11-16' }, {}],
])('[DK-33] %s can be sent', (_, change, given) => {
  expect(problemsOf(change, given)).toEqual([])
})

test('[DK-33] a plant that has sold out keeps the price it was offered at', () => {
  const plants = [{ ...elms, quantity: 1 }]
  const { version, problems } = completeDraft({ ...draft, plants }, context)
  expect(problems).toEqual([])
  expect(version.plants).toEqual(plants)
})

test('what is sent is official, and its delivery fee is exact', () => {
  expect(completeDraft(draft, context).version).toMatchObject({
    isOfficial: true,
    delivery: { isPickup: false, cents: 0, miles: 12, reason: '', approximate: false },
    validUntil: '2026-12-16',
  })
})
