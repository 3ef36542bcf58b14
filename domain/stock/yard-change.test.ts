import { expect, test } from 'vitest'
import {
  broughtBack,
  changeInWords,
  countedAs,
  theirChangeInWords,
  isSameValue,
  mostCents,
  readCount,
  readTypedPrice,
  takenOut,
  type StockState,
} from './yard-change.ts'
import { yardChange } from './yard-change-schema.ts'

const inYard = (count: number | null): StockState => ({ isOut: false, count })
const stock = (from: StockState, to: StockState) => ({ field: 'stock', from, to }) as const

test('[DK-51] a count of 0 is out, and back needs a count if there were none', () => {
  expect(countedAs(0)).toEqual({ isOut: true, count: 0 })
  expect(countedAs(1)).toEqual(inYard(1))
  expect(takenOut(inYard(8))).toEqual({ isOut: true, count: 8 })
  expect(broughtBack(takenOut(inYard(8)))).toEqual(inYard(8))
  expect(broughtBack(takenOut(inYard(null)))).toEqual(inYard(null))
  expect(broughtBack(countedAs(0))).toBeNull()
})

test('[DK-50] counts and prices are read as they are typed on a phone', () => {
  expect(['8', ' 12 ', '0', '99999', '100000', '-1', '1.5', '', 'eight'].map(readCount)).toEqual([
    8,
    12,
    0,
    99999,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(['158', '$158', '158.5', '$1,250.00', '0', '-5', '1.234', ''].map(readTypedPrice)).toEqual([
    158_00,
    158_00,
    158_50,
    1250_00,
    null,
    null,
    null,
    null,
  ])
  expect(['0.01', '99,999.99', '100,000'].map(readTypedPrice)).toEqual([1, mostCents, null])
})

test('[DK-52] a change and what somebody else did are said in words', () => {
  const words = (from: StockState, to: StockState) => [
    changeInWords(stock(from, to)),
    theirChangeInWords(stock(from, to)),
  ]
  expect(words(inYard(9), inYard(8))).toEqual(['9 to 8', 'counted 8'])
  expect(words(inYard(null), inYard(8))).toEqual(['counted 8', 'counted 8'])
  expect(words(inYard(9), takenOut(inYard(9)))).toEqual(['out', 'marked it out'])
  expect(words(takenOut(inYard(9)), inYard(9))).toEqual(['back with 9', 'brought it back'])
  expect(words(takenOut(inYard(null)), inYard(null))).toEqual(['back', 'brought it back'])
  const price = { field: 'price', from: null, to: 245_00 } as const
  expect([changeInWords(price), theirChangeInWords(price)]).toEqual(['the list’s price to $245', 'set $245'])
  // Somebody undid the first count.
  expect(words(inYard(8), inYard(null))).toEqual(['not counted', 'took the count back'])
})

const drawing = { useCatalogImage: true, customImageUrl: null }
const photo = { useCatalogImage: false, customImageUrl: 'lacey-oak-1.jpg' }

test.each([
  ['bestSeller', false, true, 'best seller', 'made it a best seller'],
  ['bestSeller', true, false, 'no longer a best seller', 'took its best seller mark away'],
  ['picture', drawing, photo, 'new photo', 'changed the picture'],
  ['picture', photo, drawing, 'the drawing again', 'changed the picture'],
] as const)('[DK-52] a change of %s from %j to %j is said in words', (field, from, to, change, deed) => {
  expect(changeInWords({ field, from, to })).toBe(change)
  expect(theirChangeInWords({ field, from, to })).toBe(deed)
})

test.each<[unknown, unknown, boolean]>([
  [79_00, 79_00, true],
  [79_00, 70_00, false],
  [true, false, false],
  [null, null, true],
  // The database orders names as it likes.
  [inYard(8), { count: 8, isOut: false }, true],
  [inYard(8), inYard(9), false],
  [inYard(0), inYard(null), false],
  [drawing, photo, false],
  [inYard(8), { isOut: false }, false],
  [inYard(8), null, false],
  [inYard(8), undefined, false],
])('[DK-53] whether %j and %j are the same does not depend on which comes first: %s', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same)
  expect(isSameValue(other, one)).toBe(same)
})

test('[DK-50] a change that no phone of ours sends is refused', () => {
  const good = { key: crypto.randomUUID(), id: 1, field: 'stock', from: inYard(9), to: inYard(8) }
  expect(yardChange.safeParse(good).success).toBe(true)
  for (const bad of [
    { ...good, key: 'again' },
    { ...good, id: 0 },
    { ...good, field: 'name' },
    { ...good, to: inYard(-1) },
    { ...good, to: inYard(1.5) },
    { ...good, to: inYard(1e9) },
    { ...good, field: 'price', from: 1, to: 0 },
  ])
    expect(yardChange.safeParse(bad).success).toBe(false)
})
