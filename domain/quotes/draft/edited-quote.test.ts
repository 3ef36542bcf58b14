import { expect, test } from 'vitest'
import { versionWith } from '#tests/support/quote-versions.ts'
import { addExtra, editedFrom } from './edit-quote.ts'
import { editedQuoteSchema } from './edited-quote.ts'

const quote = addExtra(editedFrom(versionWith(), 1))
const [plant] = quote.plants
const plantWith = (fields: object) => ({ ...quote, plants: [{ ...plant, ...fields }] })

test('an edited quote is read as it was sent', () => {
  const sent = { ...quote, validUntil: '2026-12-16' }
  expect([quote, sent].map((each) => editedQuoteSchema.parse(each))).toEqual([quote, sent])
})

test.each<[unknown, string]>([
  [plantWith({ quantity: 0 }), 'plants.0.quantity'],
  [plantWith({ quantity: 1000 }), 'plants.0.quantity'],
  [plantWith({ inventoryId: 0 }), 'plants.0.inventoryId'],
  [plantWith({ unitPriceCents: 100 }), 'plants.0'],
  [{ ...quote, plants: Array.from({ length: 101 }, () => plant) }, 'plants'],
  [{ ...quote, extras: Array.from({ length: 51 }, () => quote.extras[0]) }, 'extras'],
  [{ ...quote, afterEvent: 0 }, 'afterEvent'],
  [{ ...quote, validUntil: 'soon' }, 'validUntil'],
  [{ ...quote, discont: '1' }, ''],
])('what no page of ours sends is refused instead of ignored (%#)', (given, path) => {
  expect(editedQuoteSchema.safeParse(given).error?.issues.map((issue) => issue.path.join('.'))).toEqual([
    path,
  ])
})
