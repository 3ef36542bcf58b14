import { expect, test } from 'vitest'
import { versionWith } from '#tests/support/quote-versions.ts'
import { addExtra, editedFrom } from './edit-quote.ts'
import { editedQuoteSchema } from './edited-quote.ts'

const quote = addExtra(editedFrom(versionWith(), 1))
const plant = quote.plants[0]
const faultsOf = (given: unknown) =>
  editedQuoteSchema.safeParse(given).error?.issues.map(({ path }) => path.join('.')) ?? []

test('an edited quote is read as it was sent', () => {
  const sent = { ...quote, validUntil: '2026-12-16' }
  expect([quote, sent].map((each) => editedQuoteSchema.parse(each))).toEqual([quote, sent])
})

const countOf = (quantity: number) => ({ ...quote, plants: [{ ...plant, quantity }] })
const plantsOf = (length: number) => ({ ...quote, plants: Array.from({ length }, () => plant) })
const extrasOf = (length: number) => ({ ...quote, extras: Array.from({ length }, () => quote.extras[0]) })

test.each<[string, unknown[], unknown[], string]>([
  [
    'a line has 1 to 999 plants',
    [countOf(1), countOf(999)],
    [countOf(0), countOf(1.5), countOf(1000)],
    'plants.0.quantity',
  ],
  ['there are at most 100 plants', [plantsOf(0), plantsOf(100)], [plantsOf(101)], 'plants'],
  ['there are at most 50 extra lines', [extrasOf(50)], [extrasOf(51)], 'extras'],
  [
    'stock has an id from 1',
    [],
    [{ ...quote, plants: [{ ...plant, inventoryId: 0 }] }],
    'plants.0.inventoryId',
  ],
  ['events are counted from 1', [{ ...quote, afterEvent: 7 }], [{ ...quote, afterEvent: 0 }], 'afterEvent'],
  ['its last day is a day', [], [{ ...quote, validUntil: 'soon' }], 'validUntil'],
])('%s', (_, good, bad, path) => {
  expect(good.flatMap(faultsOf)).toEqual([])
  expect(bad.map(faultsOf)).toEqual(bad.map(() => [path]))
})

test('a part that no page of ours sends is refused instead of ignored', () => {
  expect(faultsOf({ ...quote, discont: '1' })).toEqual([''])
  expect(faultsOf({ ...quote, plants: [{ ...plant, unitPriceCents: 100 }] })).toEqual(['plants.0'])
})
