import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagerWindow } from './pager.tsx'

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
  [5, 10, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 10]],
  [7, 10, [1, 'gap', 5, 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
])('[PD-04] page %i of %i shows a window of five with first, last and ellipses', (page, pageCount, shown) => {
  expect(pagerWindow(page, pageCount)).toEqual(shown)
})

test('the first, last and current page are always there, in order, in at most nine cells', () => {
  const anyPage = fc
    .integer({ min: 1, max: 834 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(anyPage, ([page, pageCount]) => {
      const shown = pagerWindow(page, pageCount)
      const numbers = shown.filter((entry) => entry !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
      expect(shown.length).toBeLessThanOrEqual(9)
    }),
  )
})
