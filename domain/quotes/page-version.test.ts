import { describe, expect, test } from 'vitest'
import { redbuds, salesTax, versionWith } from '#tests/support/quote-versions.ts'
import { toPageVersion } from './page-version.ts'
import type { QuoteVersion, VersionExtra, VersionPlant } from './quote-version.ts'
import { toPageChanges } from './version-changes.ts'

const oak: VersionPlant = {
  ...redbuds,
  inventoryId: 2,
  plantId: 2,
  name: 'Lacey Oak',
  scientificName: 'Quercus laceyi',
  quantity: 1,
  unitPriceCents: 18_600,
}
const elm: VersionPlant = { ...oak, inventoryId: 3, plantId: 3, name: 'Cedar Elm', quantity: 3 }
const byCustomer = { isPlantedByUs: false, plantingFeeCents: 0 }
const stump: VersionExtra = {
  name: 'Grind a stump',
  quantity: 2,
  unitPriceCents: 12_000,
  isTaxed: false,
}
const mulch: VersionExtra = { ...stump, name: 'Mulch', quantity: 1, unitPriceCents: 4050 }
const delivery: QuoteVersion['delivery'] = {
  isPickup: false,
  cents: 4000,
  miles: 12,
  approximate: false,
  reason: '',
}
const free = { ...delivery, cents: 0 }
const unknown = { ...delivery, cents: null }
const pickup = { ...free, isPickup: true }

type Given = Parameters<typeof versionWith>[0]
const shown = (given: Given = {}) => toPageVersion(versionWith(given), new Map(), null)

describe('[QL-15] the lines of a version', () => {
  test.each<[string, Partial<VersionPlant>, QuoteVersion['delivery'], string, string, string]>([
    ['Planted by us', {}, free, '$185', '$100 plant + $85 planting', '$370'],
    [
      'Planted by us, with a deer cage',
      { cageCents: 4500 },
      free,
      '$230',
      '$100 plant + $85 planting + $45 cage',
      '$460',
    ],
    ['Planted by you', byCustomer, free, '$100', '', '$200'],
    ['Picked up by you', byCustomer, pickup, '$100', '', '$200'],
  ])('say who plants and what the price is made of: %s', (options, change, by, each, eachParts, total) => {
    expect(shown({ plants: [{ ...redbuds, ...change }], delivery: by }).lines).toMatchObject([
      { options, each, eachParts, total, quantity: 2 },
    ])
  })

  test('are the plants with their pictures, then other work, numbered together', () => {
    const picture = { alt: 'A redbud', outline: null, thumb: '/t', medium: '/m', full: '/f' }
    const version = versionWith({ plants: [redbuds, oak], extras: [stump, mulch] })
    const { lines } = toPageVersion(version, new Map([[redbuds.inventoryId, picture]]), null)
    expect(lines.map(({ line, name, picture: at, isPlant }) => [line, name, at, isPlant])).toEqual([
      [1, 'Texas Redbud', picture, true],
      [2, 'Lacey Oak', null, true],
      [3, 'Grind a stump', null, false],
      [4, 'Mulch', null, false],
    ])
    expect(lines[2]).toEqual({
      line: 3,
      name: 'Grind a stump',
      scientificName: '',
      containerSize: '',
      size: '',
      options: '',
      reason: '',
      quantity: 2,
      each: '$120',
      eachParts: '',
      total: '$240',
      outcome: null,
      picture: null,
      isPlant: false,
    })
  })

  test('say what became of each of them on the day', () => {
    const version = versionWith({ plants: [redbuds, oak, elm], extras: [stump, mulch] })
    const { lines } = toPageVersion(version, new Map(), [
      { line: 5, outcome: 'not-done' },
      { line: 4, outcome: 'delivered' },
      { line: 2, outcome: 'picked-up' },
      { line: 1, outcome: 'planted', count: 1, reason: 'Hit rock' },
    ])
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      '1 of 2 planted, the other one not charged: Hit rock',
      'Picked up',
      null,
      'Delivered',
      'Not done, not charged',
    ])
  })
})

describe('[QL-15] the sums of a version', () => {
  test('leave out what an estimate has none of', () => {
    expect(shown()).toMatchObject({ total: '$370', lineSums: 2 })
    expect(shown().sums).toEqual([
      { label: 'Plants subtotal', value: '$200' },
      { label: 'Planting', value: '$170' },
      { label: 'Delivery, 12 miles', value: 'Free' },
    ])
  })

  test('name cages, other work, delivery, the discount and the tax', () => {
    const page = shown({
      plants: [{ ...redbuds, cageCents: 4500 }],
      extras: [stump],
      delivery,
      discount: { cents: 2500, reason: 'One trip' },
      tax: { basisPoints: 1000, kinds: ['plants', 'planting', 'cage', 'delivery'] },
    })
    expect(page.sums).toEqual([
      { label: 'Plants subtotal', value: '$200' },
      { label: 'Planting', value: '$170' },
      { label: 'Deer cages', value: '$90' },
      { label: 'Other work', value: '$240' },
      { label: 'Delivery, 12 miles', value: '$40' },
      { label: 'One trip', value: '−$25' },
      // A tenth of $500, less its share of the discount: 500/740 of $25.
      { label: 'Sales tax, 10% on plants, planting, deer cages and delivery', value: '$48.31' },
    ])
    expect(page).toMatchObject({ lineSums: 4, total: '$763.31' })
  })

  test.each<[string, string, Given]>([
    ['Pick-up at the yard', 'Free', { delivery: pickup }],
    ['Discount', '−$25', { discount: { cents: 2500, reason: '' } }],
    ['Sales tax', '$0', { tax: { basisPoints: 0, kinds: ['plants'] } }],
    ['Sales tax, 8.25%', '$0', { tax: { basisPoints: 825, kinds: [] } }],
  ])('can end with %s, %s', (label, value, given) => {
    expect(shown(given).sums.at(-1)).toEqual({ label, value })
  })
})

test.each<[string, Given, string]>([
  ['an estimate', {}, 'Estimate before sales tax.'],
  [
    'an estimate without a delivery fee',
    { delivery: unknown },
    'Estimate before sales tax. Delivery is still to be confirmed, and not in the total.',
  ],
  ['an official quote', { tax: salesTax }, ''],
])('[QL-15] the total of %s says what is not in it', (_, given, note) => {
  expect(shown(given).note).toBe(note)
})

test('[QL-15] only the accepted version can be paid', () => {
  const paymentUrl = 'https://pay.example/1'
  const version = versionWith({ tax: salesTax, paymentUrl })
  expect(toPageVersion(version, new Map(), null).paymentUrl).toBeNull()
  expect(toPageVersion(version, new Map(), []).paymentUrl).toBe(paymentUrl)
})

test.each([
  ['some of them', [{ ...redbuds, ...byCustomer }, oak], true],
  ['none of them', [{ ...redbuds, ...byCustomer }], false],
])('[QL-15] what planting includes is told if we plant any: %s', (_, plants, isPlantedByUs) => {
  expect(shown({ plants }).isPlantedByUs).toBe(isPlantedByUs)
})

describe('[QL-15] what changed', () => {
  test('is told for each line, with only the words that differ', () => {
    const larger = {
      ...redbuds,
      ...byCustomer,
      inventoryId: 9,
      containerSize: '30 gal',
      unitPriceCents: 40_000,
      reason: 'The last two',
    }
    const words = [{ id: 0, text: 'Larger ones, please', when: 'Sunday, November 15 at 4:12 PM' }]
    const before = versionWith({ version: 2, plants: [redbuds, elm], extras: [{ ...stump, quantity: 1 }] })
    const after = versionWith({ version: 4, plants: [larger, oak], extras: [stump] })
    const line = { before: [], after: [], wasCost: '', cost: '' }
    expect(toPageChanges(before, after, words)).toEqual({
      from: 2,
      to: 4,
      words,
      rows: [
        {
          id: 0,
          title: 'Texas Redbud',
          note: 'The last two',
          before: ['15 gal', 'Planted by us'],
          after: ['30 gal', 'Planted by you'],
          wasCost: '$370',
          cost: '$800',
        },
        {
          ...line,
          id: 1,
          title: 'Lacey Oak',
          note: 'New',
          after: ['15 gal', 'Planted by us'],
          cost: '$271',
        },
        { ...line, id: 2, title: 'Cedar Elm', note: 'No longer in the quote', wasCost: '$813' },
        {
          id: 3,
          title: 'Grind a stump',
          note: '',
          before: ['Quantity 1'],
          after: ['Quantity 2'],
          wasCost: '$120',
          cost: '$240',
        },
      ],
      wasTotal: '$1,303',
      total: '$1,311',
    })
  })

  const discount = { cents: 2500, reason: 'One trip' }
  const taxed = { tax: salesTax }
  test.each<[string, Given, Given, string]>([
    ['a new discount', {}, { discount }, 'Discount | One trip |  | −$25'],
    ['no more discount', { discount }, {}, 'Discount |  | −$25 | None'],
    [
      'a fee at last',
      { delivery: unknown },
      { delivery },
      'Delivery, 12 miles | Was still to be confirmed |  | $40',
    ],
    [
      'another fee',
      { delivery },
      { delivery: { ...delivery, cents: 9500 } },
      'Delivery, 12 miles |  | $40 | $95',
    ],
    [
      'a pick-up',
      { delivery },
      { delivery: pickup },
      'Pick-up at the yard | Instead of delivery | $40 | Free',
    ],
    [
      'a pick-up after free delivery',
      { delivery: free },
      { delivery: pickup },
      'Pick-up at the yard | Instead of delivery |  | Free',
    ],
    [
      'a pick-up after an unknown fee',
      { delivery: unknown },
      { delivery: pickup },
      'Pick-up at the yard | Instead of delivery |  | Free',
    ],
    [
      'a fee again',
      { delivery: pickup },
      { delivery },
      'Delivery, 12 miles | Instead of pick-up | Free | $40',
    ],
    ['the tax', {}, taxed, "Sales tax, 8.25% on plants | Wasn't in the estimate |  | $16.50"],
    [
      'another tax',
      taxed,
      { tax: { basisPoints: 1000, kinds: ['plants'] } },
      'Sales tax, 10% on plants |  | $16.50 | $20',
    ],
    ['a preview before the tax is set', taxed, {}, 'Sales tax |  | $16.50 | '],
  ])('is one row for %s', (_, before, after, words) => {
    const { rows } = toPageChanges(versionWith(before), versionWith(after), [])
    const told = rows.map((row) =>
      [row.title, row.note, row.wasCost, row.cost, ...row.before, ...row.after].join(' | '),
    )
    expect(told).toEqual([words])
  })

  test('is told in the words of the lines below it: who picks up no longer has it planted', () => {
    const after = versionWith({ plants: [{ ...redbuds, ...byCustomer }], delivery: pickup })
    expect(toPageChanges(versionWith(), after, []).rows[0]).toMatchObject({
      before: ['Planted by us'],
      after: ['Picked up by you'],
    })
  })

  test('finds a line by its stock first, so that a second one of the plant is new', () => {
    const larger = { ...redbuds, inventoryId: 4, containerSize: '30 gal' }
    const rows = toPageChanges(versionWith(), versionWith({ plants: [larger, redbuds] }), []).rows
    expect(rows).toMatchObject([
      { title: 'Texas Redbud', note: 'New', after: ['30 gal', 'Planted by us', 'Quantity 2'] },
    ])
  })

  test('is nothing between equal versions', () => {
    expect(toPageChanges(versionWith(), versionWith(), []).rows).toEqual([])
  })
})
