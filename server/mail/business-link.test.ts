import { expect, test } from 'vitest'
import { businessLink } from './business-link.ts'

const quote = { number: 'HCT-26-7K4P-9XQ2', readToken: '0123456789abcdef0123456789abcdef' }
const siteOrigin = 'https://trees.example'

test('[DK-27, QL-17] emails to the business lead to the desk, or to the read-only page if there is none', () => {
  expect(businessLink(quote, { siteOrigin, deskOrigin: 'https://desk.trees.example' })).toBe(
    'https://desk.trees.example/quotes/HCT-26-7K4P-9XQ2',
  )
  expect(businessLink(quote, { siteOrigin, deskOrigin: null })).toBe(
    'https://trees.example/quote/0123456789abcdef0123456789abcdef',
  )
})
