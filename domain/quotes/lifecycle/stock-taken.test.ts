import { expect, test } from 'vitest'
import type { DoneLine } from './events.ts'
import { takeFromStock } from './stock-taken.ts'

const item = 50
const plants = [{ inventoryId: item, quantity: 3 }]

/** One line, recorded again and again: how many are listed after each time. */
function listedAfter(listed: number | null, outcomes: readonly DoneLine['outcome'][], ordered = plants) {
  let stock = new Map(listed === null ? [] : [[item, listed]])
  let before: readonly DoneLine[] = []
  return outcomes.map((outcome) => {
    const lines = ordered.map((_, index) => ({ line: index + 1, outcome }))
    const taken = takeFromStock({ lines, before, plants: ordered, listed: stock })
    stock = taken.listed
    before = taken.lines
    return stock.get(item)
  })
}

test.each([
  ['an order above what is listed gives back only what it took', 1, [0, 1, 0, 1]],
  ['an order that took everything it needed gives all of it back', 5, [2, 5, 2, 5]],
  ['an order of what is not listed gives nothing back', 0, [0, 0, 0, 0]],
])('[QL-10] %s', (_, listed, expected) => {
  expect(listedAfter(listed, ['planted', 'not-done', 'delivered', 'not-done'])).toEqual(expected)
})

test('[QL-10] a correction that is no change of stock takes nothing again', () => {
  expect(listedAfter(9, ['planted', 'delivered', 'picked-up', 'not-done'])).toEqual([6, 6, 6, 9])
  expect(listedAfter(9, ['not-done', 'not-done'])).toEqual([9, 9])
})

test.each([
  [9, [7, 6, 7, 8, 6]],
  // An order above what's listed: it gives back nothing until it needs less than it took.
  [1, [0, 0, 0, 0, 0]],
])(
  '[QL-10] part of a line takes only its own plants of %i, and a correction the difference',
  (first, expected) => {
    let stock = new Map([[item, first]])
    let before: readonly DoneLine[] = []
    const left = [2, 3, 2, 1, undefined].map((count) => {
      const { lines, listed } = takeFromStock({
        lines: [{ line: 1, outcome: 'planted', count }],
        before,
        plants,
        listed: stock,
      })
      ;[stock, before] = [listed, lines]
      return listed.get(item)
    })
    expect(left).toEqual(expected)
  },
)

test('[QL-10] two lines of one item share what is listed', () => {
  const twice = [...plants, ...plants]
  expect(listedAfter(4, ['planted', 'not-done'], twice)).toEqual([0, 4])
})

test('[QL-10] each line takes from its own item, and one that was not done from none', () => {
  const other = 51
  const { listed } = takeFromStock({
    lines: [
      { line: 1, outcome: 'not-done' },
      { line: 2, outcome: 'planted' },
    ],
    before: [{ line: 2, outcome: 'not-done', taken: 0 }],
    plants: [...plants, { inventoryId: other, quantity: 1 }],
    listed: new Map([
      [item, 4],
      [other, 4],
    ]),
  })
  expect(Object.fromEntries(listed)).toEqual({ [item]: 4, [other]: 3 })
})

test('[QL-10] an item whose list names no quantity has none to take, then or later', () => {
  expect(listedAfter(null, ['planted', 'not-done'])).toEqual([undefined, undefined])
  const [line] = takeFromStock({
    lines: [{ line: 1, outcome: 'planted' }],
    before: [],
    plants,
    listed: new Map(),
  }).lines
  expect(line).toEqual({ line: 1, outcome: 'planted', taken: 0 })
})
