import { describe, expect, test } from 'vitest'
import { toPageChanges, toPageVersion } from '#domain/quotes/page-version.ts'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import { redbuds, versionWith } from '#tests/support/quote-versions.ts'
import type { DraftContext } from './complete-draft.ts'
import {
  addExtra,
  addPlant,
  changeExtra,
  changePlant,
  checkEdit,
  changePickup,
  editedFrom,
  isEdited,
  readKept,
  removeExtra,
  removePlant,
  takeStock,
  type CheckedEdit,
  type EditedQuote,
} from './edited-quote.ts'
import type { QuoteDraft } from './quote-draft.ts'
import { otherSuppliers, sizesOf, stockWords, type StockChoice } from './stock-words.ts'

const olive: VersionPlant = {
  ...redbuds,
  plantId: 10,
  name: 'Arbequina Olive',
  scientificName: 'Olea europaea',
  quantity: 50,
  unitPriceCents: 20_600,
  currentHeightInches: 96,
}
const { quantity: _, isPlantedByUs: __, cageCents: ___, reason: ____, ...listed } = olive
const stock: StockChoice = { ...listed, supplier: 'Hays', within: 4, isOffered: true }
const theirs: StockChoice = {
  ...stock,
  inventoryId: 2,
  unitPriceCents: 21_000,
  supplier: 'Guadalupe',
  within: 40,
  isOffered: false,
}
const larger: StockChoice = {
  ...stock,
  inventoryId: 3,
  containerSize: '30 gal',
  unitPriceCents: 40_000,
  plantingFeeCents: 15_000,
}
const elm = {
  ...stock,
  inventoryId: 9,
  plantId: 90,
  name: 'Cedar Elm',
  unitPriceCents: 10_000,
  picture: null,
}

const estimate = versionWith({
  plants: [olive],
  delivery: { isPickup: false, cents: 0, miles: 34, approximate: true, reason: 'Free within 40 miles' },
})
const context: DraftContext = {
  listed: [stock, theirs, larger, elm],
  newest: estimate,
  settings: {
    tax: { basisPoints: 825, kinds: ['plants'] },
    cageCents: 4500,
    isPickupAllowed: true,
    validDays: 30,
  },
  today: '2026-11-16',
}
const draft: QuoteDraft = {
  afterEvent: 3,
  plants: [{ ...olive }],
  extras: [],
  discount: { cents: 0, reason: '' },
  delivery: { isPickup: false, cents: 0, miles: 34, reason: 'Free within 40 miles' },
  message: '',
  paymentUrl: null,
}
const offered = editedFrom(draft)
const messages = (edited: EditedQuote, given = context) =>
  checkEdit(edited, given).problems.map(({ message }) => message)
const needsReason = "Arbequina Olive, 15 gal: the price isn't the list's, so it needs a reason."

type Problem = CheckedEdit['problems'][number]
const two = addPlant(offered, elm)
const ash = {
  name: 'Remove an ash',
  quantity: 2,
  unitPriceCents: 45_050,
  isTaxed: true,
  reason: 'It is dead',
}
const removal = {
  key: 0,
  name: 'Remove an ash',
  quantity: 1,
  price: '450',
  isTaxed: false,
  reason: 'It is dead',
}
const unexplained: Problem = { part: 'extra', index: 0, message: 'An extra line needs words and a reason.' }

describe('[DK-33] an edited quote', () => {
  test('can be sent as it was requested, with the tax and as long as the settings say', () => {
    const { version, problems, draft: sent } = checkEdit(offered, context)
    expect(problems).toEqual([])
    expect(sent).toMatchObject({ afterEvent: 3, delivery: { reason: 'Free within 40 miles', miles: 34 } })
    expect(version).toMatchObject({
      validUntil: '2026-12-16',
      totals: { subtotalCents: 1_030_000, taxCents: 84_975, grandTotalCents: 1_539_975 },
    })
  })

  test('needs words and a reason for an extra line, and a reason for another planting fee', () => {
    expect(messages(changePlant(offered, 0, { planting: '80' }))).toEqual([needsReason])
    const extra = addExtra(offered)
    const { reason, ...unreasoned } = removal
    expect(messages(changeExtra(extra, 0, unreasoned))).toEqual([unexplained.message])
    expect(messages(changeExtra(extra, 0, { ...unreasoned, reason }))).toEqual([])
    expect(removeExtra(extra, 0)).toEqual(offered)
  })

  test('takes another size or supplier at its own price, without a reason', () => {
    const { version, problems } = checkEdit(takeStock(offered, 0, theirs), context)
    expect(problems).toEqual([])
    expect(version.plants).toMatchObject([{ inventoryId: 2, unitPriceCents: 21_000, quantity: 50 }])
    expect(checkEdit(takeStock(offered, 0, larger), context).version.plants).toMatchObject([
      { containerSize: '30 gal', plantingFeeCents: 15_000 },
    ])
  })

  test('adds a plant and a cage, and a pick-up has no planting and no fee', () => {
    const caged = changePlant(addPlant(offered, elm), 1, { hasCage: true })
    const { version, problems } = checkEdit(caged, context)
    expect(problems).toEqual([])
    expect(version.plants[1]).toMatchObject({ name: 'Cedar Elm', quantity: 1, cageCents: 4500 })
    const pickup = checkEdit(changePickup(caged, true), context)
    expect(pickup.problems).toEqual([])
    expect(pickup.version.totals).toMatchObject({ laborCents: 0, deliveryCents: 0 })
  })

  test('opens with what was offered last, in dollars', () => {
    const { unitPriceCents, ...words } = ash
    const opened = editedFrom({
      ...draft,
      plants: [{ ...olive, cageCents: 4500, reason: 'Rare' }],
      extras: [ash],
      discount: { cents: 2500, reason: 'One trip' },
      delivery: { isPickup: false, cents: 9500, miles: 34, reason: 'Second truck' },
      message: 'Hello',
      paymentUrl: 'https://pay.example/1',
      validUntil: '2026-12-20',
    })
    const plant = {
      key: 0,
      inventoryId: 1,
      quantity: 50,
      price: '206',
      planting: '85',
      isPlantedByUs: true,
      hasCage: true,
      reason: 'Rare',
    }
    expect(opened).toEqual({
      afterEvent: 3,
      plants: [plant],
      found: [],
      extras: [{ ...words, key: 0, price: '450.50' }],
      discount: '25',
      discountReason: 'One trip',
      isPickup: false,
      deliveryFee: '95',
      deliveryReason: '',
      message: 'Hello',
      paymentUrl: 'https://pay.example/1',
      validUntil: '2026-12-20',
    })
    expect(checkEdit(opened, context).draft.extras).toEqual([{ ...words, unitPriceCents }])
  })

  test('opens with empty fields for what is not set or not known', () => {
    const opened = editedFrom({ ...draft, delivery: { ...draft.delivery, cents: null } })
    expect(opened.plants.map(({ hasCage }) => hasCage)).toEqual([false])
    expect(opened).toMatchObject({ discount: '', deliveryFee: '', paymentUrl: '', validUntil: '' })
  })

  test.each<[string, EditedQuote, Omit<Problem, 'message'>]>([
    ['a plant', changePlant(two, 1, { price: 'a lot', reason: 'Rare' }), { part: 'plant', index: 1 }],
    ['its planting', changePlant(two, 1, { planting: 'a lot', reason: 'Far' }), { part: 'plant', index: 1 }],
    ['an extra line', { ...offered, extras: [{ ...removal, price: 'a lot' }] }, { part: 'extra', index: 0 }],
    ['delivery', { ...offered, deliveryFee: 'a lot' }, { part: 'delivery' }],
    ['the discount', { ...offered, discount: 'a lot' }, { part: 'discount' }],
  ])('says where an amount is wrong: %s', (_name, edited, where) => {
    expect(checkEdit(edited, context).problems).toEqual([{ ...where, message: "'a lot' isn't an amount." }])
  })

  test.each<[string, EditedQuote, Problem]>([
    [
      'a price',
      changePlant(two, 0, { price: '196', reason: ' ' }),
      { part: 'plant', index: 0, message: needsReason },
    ],
    ['an extra line’s words', { ...offered, extras: [{ ...removal, name: ' ' }] }, unexplained],
    ['an extra line', { ...offered, extras: [{ ...removal, reason: ' ' }] }, unexplained],
    [
      'a fee',
      { ...offered, deliveryFee: '95', deliveryReason: ' ' },
      { part: 'delivery', message: 'Another delivery fee needs a reason.' },
    ],
    [
      'an unknown fee',
      { ...offered, deliveryFee: ' ' },
      { part: 'delivery', message: 'An official quote has a delivery fee or is picked up.' },
    ],
    [
      'a discount',
      { ...offered, discount: '200', discountReason: ' ' },
      { part: 'discount', message: 'The discount needs a reason.' },
    ],
    [
      'a payment link',
      { ...offered, paymentUrl: 'pay.example/1' },
      { part: 'payment', message: 'A payment link begins with https://' },
    ],
  ])('is not explained by spaces or half a link: %s', (_name, edited, problem) => {
    expect(checkEdit(edited, context).problems).toEqual([problem])
  })

  test.each([
    ['', null],
    [' ', null],
    [' https://pay.example/1 ', 'https://pay.example/1'],
  ])('with the payment link "%s" and a blank discount has nothing wrong', (paymentUrl, sent) => {
    const checked = checkEdit({ ...offered, discount: ' ', paymentUrl }, context)
    expect(checked.problems).toEqual([])
    expect(checked.draft).toMatchObject({ paymentUrl: sent, discount: { cents: 0, reason: '' } })
  })

  test('keeps the price of a cage that was offered, and new cages cost what the settings say', () => {
    const newest = {
      ...estimate,
      plants: [
        { ...olive, inventoryId: 3 },
        { ...olive, cageCents: 4000 },
      ],
    }
    const caged = [0, 1].reduce((quote, index) => changePlant(quote, index, { hasCage: true }), two)
    const { plants } = checkEdit(caged, { ...context, newest }).draft
    expect(plants.map(({ cageCents }) => cageCents)).toEqual([4000, 4500])
  })

  test.each([
    [false, true],
    [true, false],
  ])('gets a new plant at the list’s price; picked up %s, planted by us %s', (isPickup, isPlantedByUs) => {
    const quote = { ...offered, isPickup }
    expect(addPlant(quote, elm)).toEqual({
      ...quote,
      found: [elm],
      plants: [
        ...offered.plants,
        {
          key: 1,
          inventoryId: 9,
          quantity: 1,
          price: '100',
          planting: '85',
          isPlantedByUs,
          hasCage: false,
          reason: '',
        },
      ],
    })
  })

  test('gets an extra line to fill in, untaxed', () => {
    expect(addExtra(offered).extras).toEqual([
      { key: 0, name: '', quantity: 1, price: '', isTaxed: false, reason: '' },
    ])
  })

  test('changes and removes one line and leaves the others, and no two lines share a key', () => {
    const [first, second] = two.plants
    expect(changePlant(two, 1, { quantity: 7 }).plants).toEqual([first, { ...second, quantity: 7 }])
    expect(removePlant(two, 0).plants).toEqual([second])
    const three = addPlant(removePlant(addPlant(two, { ...larger, picture: null }), 1), elm)
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
  const version = { ...checkEdit(edited, context).version, version: 2, createdAt: estimate.createdAt }
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

describe('[DK-32] the stock beside a line', () => {
  test.each([
    [4, 50, '4 listed, 50 asked', true, 46],
    [4, 4, '4 listed, 4 asked', false, 0],
    [null, 50, 'Listed without a count, 50 asked', false, 0],
  ])('with %s listed and %s wanted: %s', (within, quantity, chip, isShort, toFind) => {
    expect(stockWords({ stock: { within }, quantity, asked: quantity })).toEqual({ chip, isShort, toFind })
  })

  test('what is gone is short, and a line that we added was asked by nobody', () => {
    expect(stockWords({ stock: undefined, quantity: 2, asked: 2 })).toMatchObject({
      isShort: true,
      toFind: 2,
    })
    expect(stockWords({ stock, quantity: 1, asked: null }).chip).toBe('4 listed')
  })

  test('other suppliers have the same plant in the same size; sizes name each size once', () => {
    const choices = [stock, theirs, larger, elm]
    expect(otherSuppliers(choices, stock)).toEqual([theirs])
    expect(sizesOf(choices, stock)).toEqual([stock, larger])
    expect(sizesOf(choices, theirs)).toEqual([theirs, larger])
  })
})
