import { describe, expect, test } from 'vitest'
import { toPageChanges, toPageVersion } from '../page-version.ts'
import type { VersionPlant } from '../quote-version.ts'
import { redbuds, versionWith } from '#tests/support/quote-versions.ts'
import type { DraftContext } from './complete-draft.ts'
import {
  addExtra,
  addPlant,
  changeExtra,
  changePlant,
  checkEdit,
  choosePickup,
  editedFrom,
  isEdited,
  readKept,
  removeExtra,
  removePlant,
  takeStock,
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

  test('needs a reason for another price, fee, discount or extra line', () => {
    const cheaper = changePlant(offered, 0, { quantity: 24, price: '196' })
    expect(messages(cheaper)).toEqual([needsReason])
    expect(messages(changePlant(cheaper, 0, { reason: '24 of one kind' }))).toEqual([])
    expect(messages(changePlant(offered, 0, { planting: '80' }))).toEqual([needsReason])
    expect(messages({ ...offered, deliveryFee: '95' })).toEqual(['Another delivery fee needs a reason.'])
    expect(messages({ ...offered, deliveryFee: '95', deliveryReason: 'Second truck' })).toEqual([])
    expect(messages({ ...offered, discount: '200' })).toEqual(['The discount needs a reason.'])
    const extra = addExtra(offered)
    expect(messages(changeExtra(extra, 0, { name: 'Remove an ash', price: '450' }))).toEqual([
      'An extra line needs words and a reason.',
    ])
    const whole = { name: 'Remove an ash', price: '450', reason: 'It is dead' }
    expect(messages(changeExtra(extra, 0, whole))).toEqual([])
    expect(removeExtra(extra, 0)).toEqual(offered)
  })

  test('needs a tax rate, a delivery fee, lines, real amounts and a day that is not over', () => {
    const { tax: _tax, ...rest } = context.settings
    expect(messages(offered, { ...context, settings: { ...rest, tax: null } })).toHaveLength(1)
    expect(messages({ ...offered, deliveryFee: '' })).toEqual([
      'An official quote has a delivery fee or is picked up.',
    ])
    expect(messages(removePlant(offered, 0))).toEqual(['The quote has no lines.'])
    expect(messages(changePlant(offered, 0, { price: 'a lot' }))).toContain("'a lot' isn't an amount.")
    expect(messages({ ...offered, validUntil: '2026-11-15' })).toEqual(['2026-11-15 is over.'])
    expect(messages({ ...offered, paymentUrl: 'http://pay.example/1' })).toEqual([
      'A payment link begins with https://',
    ])
    const gone = { ...context, listed: [], newest: { ...estimate, plants: [] } }
    expect(messages(offered, gone)).toEqual(['Nothing in stock has the id 1.'])
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
    const pickup = checkEdit(choosePickup(caged, true), context)
    expect(pickup.problems).toEqual([])
    expect(pickup.version.totals).toMatchObject({ laborCents: 0, deliveryCents: 0 })
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
