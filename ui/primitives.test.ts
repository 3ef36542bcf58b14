import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useToaster } from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { pagerWindow } from './pager.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { toast, Toaster } from './toaster.tsx'

vi.mock(import('react-hot-toast/headless'), async (load) => {
  const library = await load()
  return { ...library, useToaster: vi.fn(library.useToaster) }
})

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

test('[SH-12] a badge has four variants, each with a look of its own, and a card is a bordered surface', () => {
  const looks = (['default', 'secondary', 'destructive', 'outline'] as const).map((variant) =>
    renderToStaticMarkup(createElement(Badge, { variant }, 'A word')),
  )
  expect(new Set(looks).size).toBe(4)
  expect(renderToStaticMarkup(createElement(Badge, null, 'A word'))).toBe(looks[0])
  expect(renderToStaticMarkup(createElement(Card, null, 'Inside'))).toMatch(/class="[^"]*border[^"]*">Inside/)
})

test.each([
  [0, 200, 2],
  [1, 99_999, 2],
  [50, 200, 25],
  [200, 200, 100],
  [27_800, 200, 100],
])('[DR-04] %i of %i is a bar of %i percent', (value, of, percent) => {
  const bar = { label: 'Minimum order', value, of, valueText: '' }
  const html = renderToStaticMarkup(createElement(ProgressBar, bar))
  expect(html).toContain(`aria-valuenow="${percent}"`)
  expect(html).toContain(`style="width:${percent}%"`)
})

test('[SH-13] at most 20 toasts are shown at once, the newest', () => {
  for (let count = 1; count <= 23; count += 1) toast.loading(`Toast ${count}.`)
  const html = renderToStaticMarkup(createElement(Toaster))
  expect(html.match(/role="status"/g)).toHaveLength(20)
  expect(html).toContain('Toast 23.')
  expect(html).not.toContain('Toast 3.')
  toast.remove()
})

test('[SH-13] a toast lasts 4 s, a success 2 s, and loading until it is dismissed', () => {
  const Durations = () =>
    useToaster()
      .toasts.map(({ type, duration }) => `${type} ${duration}`)
      .toSorted()
      .join()
  toast('Added')
  toast.error('Failed')
  toast.success('Sent')
  toast.loading('Sending')
  expect(renderToStaticMarkup(createElement(Durations))).toBe(
    'blank 4000,error 4000,loading Infinity,success 2000',
  )
  renderToStaticMarkup(createElement(Toaster))
  expect(useToaster).toHaveBeenLastCalledWith(undefined)
})
