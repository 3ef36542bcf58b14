import { describe, expect, test } from 'vitest'
import { toPageVersion } from '#domain/quotes/page-version.ts'
import { toPageChanges } from '#domain/quotes/version-changes.ts'
import { redbuds, salesTax, versionWith } from '#tests/support/quote-versions.ts'
import { checkEdit, type CheckedEdit, type EditContext } from './check-edit.ts'
import {
  addExtra,
  addPlant,
  changePickup,
  changeRow,
  editedFrom,
  isEdited,
  readKept,
  removeRow,
  takeStock,
} from './edit-quote.ts'
import type { EditedPlant, EditedQuote } from './edited-quote.ts'

const olive = {
  ...redbuds,
  plantId: 10,
  name: 'Arbequina Olive',
  scientificName: 'Olea europaea',
  quantity: 50,
  unitPriceCents: 20_600,
  currentHeightInches: 96,
}
const stock = { ...olive, supplier: 'Hays', within: 4, isOffered: true, picture: null }
const theirs = { ...stock, inventoryId: 2, unitPriceCents: 21_000 }
const larger = {
  ...stock,
  inventoryId: 3,
  containerSize: '30 gal',
  unitPriceCents: 40_000,
  plantingFeeCents: 15_000,
}
const elm = { ...stock, inventoryId: 9, plantId: 90, name: 'Cedar Elm', unitPriceCents: 10_000 }

const estimate = versionWith({
  plants: [olive],
  delivery: { isPickup: false, cents: 0, miles: 34, approximate: true, reason: 'Free within 40 miles' },
})
const context: EditContext = {
  listed: [stock, theirs, larger, elm],
  newest: estimate,
  settings: { tax: salesTax, cageCents: 4500, isPickupAllowed: true, validDays: 30 },
  today: '2026-11-16',
}
const noPickup: Partial<EditContext> = { settings: { ...context.settings, isPickupAllowed: false } }
const offered = editedFrom(estimate, 3)
const two = addPlant(offered, elm)
const changePlant = (quote: EditedQuote, index: number, change: Partial<EditedPlant>) =>
  changeRow(quote, 'plants', index, change)
const removal = {
  key: 0,
  name: 'Remove an ash',
  quantity: 1,
  price: '450',
  isTaxed: false,
}
const check = (edited: EditedQuote, given: Partial<EditContext> = {}) =>
  checkEdit(edited, { ...context, ...given })

type Problem = CheckedEdit['problems'][number]
const needsReason = (index: number, plant: string): Problem => ({
  part: 'plant',
  index,
  message: `${plant}, 15 gal: the price isn't the list's, so it needs a reason.`,
})
const unexplained: Problem = { part: 'extra', index: 0, message: 'An extra line needs words and a price.' }

describe('[DK-33] a quote is sent only when', () => {
  test.each<[string, EditedQuote, Problem, Partial<EditContext>?]>([
    [
      'the sales tax is set',
      offered,
      { part: 'tax', message: 'The sales tax isn’t set yet.' },
      { settings: { ...context.settings, tax: null } },
    ],
    [
      'the delivery fee is known',
      { ...offered, deliveryFee: ' ' },
      { part: 'delivery', message: 'An official quote has a delivery fee or is picked up.' },
    ],
    [
      'pick-ups are allowed',
      changePickup(offered, true),
      { part: 'delivery', message: 'Pick-up is turned off in the settings.' },
      noPickup,
    ],
    [
      'another delivery fee has a reason',
      { ...offered, deliveryFee: '95', deliveryReason: ' ' },
      { part: 'delivery', message: 'Another delivery fee needs a reason.' },
    ],
    [
      'a discount has a reason',
      { ...offered, discount: '200', discountReason: ' ' },
      { part: 'discount', message: 'The discount needs a reason.' },
    ],
    ['it has a line', removeRow(offered, 'plants', 0), { part: 'lines', message: 'The quote has no lines.' }],
    [
      'its last day is not over',
      { ...offered, validUntil: '2026-11-15' },
      { part: 'valid-until', message: '2026-11-15 is over.' },
    ],
    [
      'another price has a reason',
      changePlant(two, 0, { price: '196', reason: ' ' }),
      needsReason(0, 'Arbequina Olive'),
    ],
    [
      'another planting fee has a reason',
      changePlant(two, 1, { planting: '80' }),
      needsReason(1, 'Cedar Elm'),
    ],
    [
      'each plant is in stock or was offered',
      changePlant(offered, 0, { inventoryId: 7 }),
      { part: 'plant', index: 0, message: 'Nothing in stock has the id 7.' },
    ],
    ['an extra line has words', { ...offered, extras: [{ ...removal, name: ' ' }] }, unexplained],
    ['an extra line has a price', { ...offered, extras: [{ ...removal, price: ' ' }] }, unexplained],
    ...['pay.example/1', 'http://pay.example/1', 'httpsx://pay.example/1', 'https://pay'].map(
      (paymentUrl): [string, EditedQuote, Problem] => [
        `a payment link is secure and whole, unlike ${paymentUrl}`,
        { ...offered, paymentUrl },
        { part: 'payment', message: 'A payment link begins with https://' },
      ],
    ),
  ])('%s', (_, edited, problem, given = {}) => {
    expect(check(edited, given).problems).toEqual([problem])
  })

  test.each<[string, EditedQuote, Omit<Problem, 'message'>]>([
    ['a plant', changePlant(two, 1, { price: 'a lot', reason: 'Rare' }), { part: 'plant', index: 1 }],
    ['its planting', changePlant(two, 1, { planting: 'a lot', reason: 'Far' }), { part: 'plant', index: 1 }],
    ['an extra line', { ...offered, extras: [{ ...removal, price: 'a lot' }] }, { part: 'extra', index: 0 }],
    ['delivery', { ...offered, deliveryFee: 'a lot' }, { part: 'delivery' }],
    ['the discount', { ...offered, discount: 'a lot' }, { part: 'discount' }],
  ])('every amount is one: %s', (_name, edited, where) => {
    expect(check(edited).problems).toEqual([{ ...where, message: "'a lot' isn't an amount." }])
  })
})

const soldOut = { listed: [stock], newest: versionWith({ ...estimate, plants: [olive, elm] }) }

test.each<[string, EditedQuote, Partial<EditContext>?]>([
  ['a pick-up', changePickup(two, true)],
  ['a delivery while pick-ups are turned off', offered, noPickup],
  [
    'the first known delivery fee',
    { ...offered, deliveryFee: '95' },
    { newest: versionWith({ ...estimate, delivery: { ...estimate.delivery, cents: null } }) },
  ],
  ['a discount with its reason', { ...offered, discount: '0.01', discountReason: 'A neighbor' }],
  ['a quote that is valid until today', { ...offered, validUntil: '2026-11-16' }],
  ['an extra line without a reason', { ...offered, extras: [removal] }],
  ['a plant that has sold out, at the price it was offered at', two, soldOut],
  ['another supplier’s plant at its own price', takeStock(offered, 0, theirs)],
  ['a blank discount and payment link', { ...offered, discount: ' ', paymentUrl: ' ' }],
])('[DK-33] %s can be sent', (_, edited, given = {}) => {
  expect(check(edited, given).problems).toEqual([])
})

describe('the version that is sent', () => {
  test('[DK-33] is official, with the tax, an exact delivery fee, its reason and as long as the settings say', () => {
    expect(check(offered).version).toMatchObject({
      isOfficial: true,
      discount: { cents: 0, reason: '' },
      delivery: { isPickup: false, cents: 0, miles: 34, approximate: false, reason: 'Free within 40 miles' },
      paymentUrl: null,
      validUntil: '2026-12-16',
      totals: { subtotalCents: 1_030_000, taxCents: 84_975, grandTotalCents: 1_539_975 },
    })
    expect(check({ ...offered, paymentUrl: ' https://pay.example/1 ' }).version.paymentUrl).toBe(
      'https://pay.example/1',
    )
  })

  test('has the plants as they were listed or offered', () => {
    expect(check(takeStock(offered, 0, larger)).version.plants).toMatchObject([
      {
        inventoryId: 3,
        containerSize: '30 gal',
        quantity: 50,
        unitPriceCents: 40_000,
        plantingFeeCents: 15_000,
      },
    ])
    expect(check(two, soldOut).version.plants[1]).toMatchObject({ name: 'Cedar Elm', unitPriceCents: 10_000 })
  })

  test('[DK-180] has cages for as many plants as counted, at the price that was offered, and new ones at that of the settings', () => {
    const newest = versionWith({
      plants: [
        { ...olive, inventoryId: 3 },
        { ...olive, cageCents: 4000 },
      ],
    })
    const caged = [0, 1].reduce((quote, index) => changePlant(quote, index, { cages: 99 }), two)
    const { plants } = check(caged, { newest }).version
    expect(plants.map(({ cageCents }) => cageCents)).toEqual([4000, 4500])
    const some = changePlant(offered, 0, { cages: 2 })
    const own = check(changePlant(some, 0, { isPlantedByUs: false })).version
    expect(own.plants.map(({ cageCents }) => cageCents)).toEqual([0])
    const { version } = check(some)
    expect(version.plants.map(({ quantity, cageCents }) => [quantity, cageCents])).toEqual([
      [2, 4500],
      [48, 0],
    ])
    expect(editedFrom({ ...version, version: 2, createdAt: estimate.createdAt }, 3).plants).toEqual(
      some.plants,
    )
    expect(check(changePickup(caged, true)).version.totals).toMatchObject({ laborCents: 0, deliveryCents: 0 })
  })
})

describe('an edited quote', () => {
  test('opens with what was offered last, in dollars, and without its message', () => {
    const { key: _, price: __, ...extra } = removal
    const last = versionWith({
      plants: [{ ...olive, cageCents: 4500, reason: 'Rare' }],
      extras: [{ ...extra, quantity: 2, unitPriceCents: 45_050 }],
      discount: { cents: 2500, reason: 'One trip' },
      delivery: { isPickup: false, cents: 9500, miles: 34, approximate: false, reason: 'Second truck' },
      message: 'Hello',
      paymentUrl: 'https://pay.example/1',
    })
    const opened = editedFrom(last, 3)
    expect(opened).toMatchObject({
      afterEvent: 3,
      plants: [{ key: 0, quantity: 50, price: '206', planting: '85', cages: 50, reason: 'Rare' }],
      found: [],
      extras: [{ ...removal, quantity: 2, price: '450.50' }],
      discount: '25',
      discountReason: 'One trip',
      isPickup: false,
      deliveryFee: '95',
      deliveryReason: '',
      message: '',
      paymentUrl: 'https://pay.example/1',
      validUntil: '',
    })
    const unknown = versionWith({ delivery: { ...estimate.delivery, cents: null } })
    expect(editedFrom(unknown, 1)).toMatchObject({ discount: '', deliveryFee: '', paymentUrl: '' })
    const { plants, extras, discount, delivery, paymentUrl } = last
    expect(check(opened, { newest: last })).toMatchObject({
      version: { plants, extras, discount, delivery, paymentUrl },
      problems: [],
    })
  })

  test.each([
    [false, true],
    [true, false],
  ])('gets a new plant at the list’s price; picked up %s, planted by us %s', (isPickup, isPlantedByUs) => {
    const quote = { ...offered, isPickup }
    const plant = { key: 1, inventoryId: 9, quantity: 1, price: '100', planting: '85', isPlantedByUs }
    expect(addPlant(quote, elm)).toEqual({
      ...quote,
      found: [elm],
      plants: [...offered.plants, { ...plant, cages: 0, reason: '' }],
    })
  })

  test('gets an extra line to fill in, untaxed', () => {
    const { extras } = addExtra(offered)
    expect(extras).toEqual([{ key: 0, name: '', quantity: 1, price: '', isTaxed: false }])
    expect(removeRow(addExtra(offered), 'extras', 0)).toEqual(offered)
  })

  test('changes and removes one line and leaves the others, and no two lines share a key', () => {
    const [first, second] = two.plants
    expect(changePlant(two, 1, { quantity: 7 }).plants).toEqual([first, { ...second, quantity: 7 }])
    expect(removeRow(two, 'plants', 0).plants).toEqual([second])
    const three = addPlant(removeRow(addPlant(two, larger), 'plants', 1), elm)
    expect(three.plants.map(({ key, inventoryId }) => [key, inventoryId])).toEqual([
      [0, 1],
      [2, 3],
      [3, 9],
    ])
  })

  test('takes other stock without the reason of the old price', () => {
    const cheaper = changePlant(two, 0, { price: '196', reason: '50 of one kind' })
    expect(takeStock(cheaper, 0, larger).plants).toEqual([
      { ...offered.plants[0], inventoryId: 3, price: '400', planting: '150', reason: '' },
      two.plants[1],
    ])
  })
})

test('[DK-34] the preview has the words and sums of the customer’s page', () => {
  const edited = changePlant(offered, 0, { quantity: 24, price: '196', reason: '24 of one kind' })
  const version = { ...check(edited).version, version: 2, createdAt: estimate.createdAt }
  const shown = toPageVersion(version, new Map(), null)
  expect(shown).toMatchObject({ total: '$7,132.08', validUntil: 'December 16' })
  expect(shown.sums.at(-1)).toEqual({ label: 'Sales tax, 8.25% on plants', value: '$388.08' })
  expect(toPageChanges(estimate, version, []).rows).toMatchObject([
    { title: 'Arbequina Olive', before: ['Quantity 50'], after: ['Quantity 24'], note: '24 of one kind' },
    { title: 'Sales tax, 8.25% on plants', note: "Wasn't in the estimate" },
  ])
})

test('[DK-37] what the device keeps is read again, and anything else is ignored', () => {
  const edited = changePlant(offered, 0, { quantity: 24 })
  expect(readKept(JSON.stringify(edited), offered)).toEqual(edited)
  const { paymentUrl: later, ...older } = edited
  expect(readKept(JSON.stringify(older), offered)).toEqual({ ...edited, paymentUrl: later })
  for (const text of [null, '', '{', 'null', '{"plants": 1}']) expect(readKept(text, offered)).toBeNull()
  expect([isEdited(edited, offered), isEdited({ ...offered, afterEvent: 9 }, offered)]).toEqual([true, false])
})
