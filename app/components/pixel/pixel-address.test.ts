import { expect, test } from 'vitest'
import { pixelAddress } from './pixel-address.ts'

const pixel = { id: '12345', url: 'https://collector.example/tr' }
const entriesOf = (address: string) => Object.fromEntries(new URL(address).searchParams)
const at = (pathname: string) => ({ origin: 'https://trees.example', pathname })

test('[AN-01] an event names the pixel, itself, the page and at most a plant', () => {
  expect(entriesOf(pixelAddress(pixel, 'AddToCart', at('/inventory'), 'texas-redbud'))).toEqual({
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
])('%s is told as %s', (pathname, told) => {
  expect(entriesOf(pixelAddress(pixel, 'PageView', at(pathname)))['dl']).toBe(told)
})
