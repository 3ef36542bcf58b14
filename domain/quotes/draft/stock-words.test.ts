import { expect, test } from 'vitest'
import { redbuds } from '#tests/support/quote-versions.ts'
import { otherSuppliers, sizesOf, stockWords, type StockChoice } from './stock-words.ts'

test.each([
  [4, 50, '4 listed, 50 asked', 'short', 46],
  [4, 4, '4 listed, 4 asked', 'enough', 0],
  [null, 50, 'Listed without a count, 50 asked', 'uncounted', 0],
])('[DK-32] with %s listed and %s wanted: %s', (within, quantity, chip, look, toFind) => {
  expect(stockWords({ stock: { within }, quantity, asked: quantity })).toEqual({ chip, look, toFind })
})

test('[DK-32] what is gone is short, and a line that we added was asked by nobody', () => {
  const words = stockWords({ stock: undefined, quantity: 2, asked: 2 })
  expect(words).toMatchObject({ look: 'short', toFind: 2 })
  expect(stockWords({ stock: { within: 4 }, quantity: 1, asked: null }).chip).toBe('4 listed')
})

test('[DK-32] other suppliers have the same plant in the same size; sizes name each size once', () => {
  const stock: StockChoice = { ...redbuds, supplier: 'Hays', within: 4, isOffered: true }
  const theirs = { ...stock, inventoryId: 2, unitPriceCents: 21_000, supplier: 'Guadalupe', isOffered: false }
  const larger = { ...stock, inventoryId: 3, containerSize: '30 gal', unitPriceCents: 40_000 }
  const elm = { ...stock, inventoryId: 9, plantId: 90 }
  const choices = [stock, theirs, larger, elm]
  expect(otherSuppliers(choices, stock)).toEqual([theirs])
  expect(sizesOf(choices, stock, [])).toEqual([stock, larger])
  expect(sizesOf(choices, theirs, [stock])).toEqual([theirs, larger])
  // Of two that the site offers in a size, the one in the quote comes back, else the cheaper one.
  const dearer = { ...stock, inventoryId: 4, unitPriceCents: 30_000 }
  expect(sizesOf([dearer, ...choices], larger, [])).toEqual([stock, larger])
  expect(sizesOf([dearer, ...choices], larger, [dearer])).toEqual([dearer, larger])
})
