import { expect, test } from 'vitest'
import { pixelUrl } from './pixel-url.ts'

const pixel = { id: '12345', url: 'https://collector.example/tr' }
const entriesOf = (url: string) => Object.fromEntries(new URL(url).searchParams)
const at = (pathname: string) => ({ origin: 'https://trees.example', pathname })

test('[AN-01] an event carries the pixel id, its name, the page and at most a plant', () => {
  expect(entriesOf(pixelUrl(pixel, 'AddToCart', at('/inventory'), 'texas-redbud'))).toEqual({
    id: '12345',
    ev: 'AddToCart',
    dl: 'https://trees.example/inventory',
    noscript: '1',
    'cd[content_type]': 'product',
    'cd[content_ids]': '["texas-redbud"]',
  })
})

test.each([
  ['/quote/AbC_9-secret', 'https://trees.example/quote'],
  ['/newsletter/stop/00ff', 'https://trees.example/newsletter/stop'],
  ['/newsletter/confirm/00ff', 'https://trees.example/newsletter/confirm'],
  ['/tree-service/boerne', 'https://trees.example/tree-service/boerne'],
])('%s is reported as %s', (pathname, reported) => {
  expect(entriesOf(pixelUrl(pixel, 'PageView', at(pathname)))['dl']).toBe(reported)
})
