import { describe, expect, test } from 'vitest'
import { quoteDraftSchema } from './quote-draft.ts'

const plant = {
  inventoryId: 1,
  quantity: 2,
  unitPriceCents: 9000,
  plantingFeeCents: 8500,
  isPlantedByUs: true,
  cageCents: 0,
  reason: '',
}
const extra = {
  name: 'Remove an ash',
  quantity: 1,
  unitPriceCents: 45_000,
  isTaxed: false,
  reason: 'It is dead',
}
const delivery = { isPickup: false, cents: null, miles: null, reason: '' }
const draft = {
  afterEvent: 1,
  plants: [plant],
  extras: [],
  discount: { cents: 0, reason: '' },
  delivery,
  message: '',
  paymentUrl: null,
}

const faultsOf = (given: unknown) =>
  quoteDraftSchema.safeParse(given).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a draft is read as it was sent', () => {
  const sent = { ...draft, extras: [extra], validUntil: '2026-12-16' }
  expect(quoteDraftSchema.parse(sent)).toEqual(sent)
})

describe('a draft has limits', () => {
  const amountOf = (unitPriceCents: number) => ({ ...draft, plants: [{ ...plant, unitPriceCents }] })
  const countOf = (quantity: number) => ({ ...draft, plants: [{ ...plant, quantity }] })
  const milesOf = (miles: number) => ({ ...draft, delivery: { ...delivery, miles } })
  const plantsOf = (length: number) => ({ ...draft, plants: Array.from({ length }, () => plant) })
  const extrasOf = (length: number) => ({ ...draft, extras: Array.from({ length }, () => extra) })
  const linkOf = (paymentUrl: string) => ({ ...draft, paymentUrl })

  test.each<[string, unknown[], unknown[], string]>([
    [
      'a price is $0 to $1,000,000',
      [amountOf(0), amountOf(100_000_000)],
      [amountOf(-1), amountOf(0.5), amountOf(100_000_001)],
      'plants.0.unitPriceCents',
    ],
    [
      'a line has 1 to 999 plants',
      [countOf(1), countOf(999)],
      [countOf(0), countOf(1.5), countOf(1000)],
      'plants.0.quantity',
    ],
    ['there are at most 100 plants', [plantsOf(0), plantsOf(100)], [plantsOf(101)], 'plants'],
    ['there are at most 50 extra lines', [extrasOf(50)], [extrasOf(51)], 'extras'],
    [
      'the way is 0 to 9,999 miles',
      [milesOf(0), milesOf(12.5), milesOf(9999)],
      [milesOf(-1), milesOf(10_000)],
      'delivery.miles',
    ],
    [
      'stock has an id from 1',
      [draft],
      [{ ...draft, plants: [{ ...plant, inventoryId: 0 }] }],
      'plants.0.inventoryId',
    ],
    [
      'events are counted from 1',
      [
        { ...draft, afterEvent: 1 },
        { ...draft, afterEvent: 7 },
      ],
      [{ ...draft, afterEvent: 0 }],
      'afterEvent',
    ],
    [
      'a payment link is secure',
      [linkOf('https://pay.example/1')],
      [linkOf('http://pay.example/1'), linkOf('httpsx://pay.example/1'), linkOf('xhttps://pay.example/1')],
      'paymentUrl',
    ],
  ])('%s', (_, good, bad, path) => {
    expect(good.flatMap(faultsOf)).toEqual([])
    expect(bad.map(faultsOf)).toEqual(bad.map(() => [path]))
  })
})

test('an extra line without a name or a reason says what is missing', () => {
  const { error } = quoteDraftSchema.safeParse({ ...draft, extras: [{ ...extra, name: ' ', reason: '' }] })
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'extras.0.name: name it',
    'extras.0.reason: say what it is for',
  ])
})

test('a part that no page of ours sends is refused instead of ignored', () => {
  expect(faultsOf({ ...draft, discont: { cents: 100 } })).toEqual([''])
  expect(faultsOf({ ...draft, plants: [{ ...plant, price: 100 }] })).toEqual(['plants.0'])
})
