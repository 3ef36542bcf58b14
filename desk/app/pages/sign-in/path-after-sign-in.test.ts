import { expect, test } from 'vitest'
import { pathAfterSignIn } from './path-after-sign-in.ts'

test('[DK-06] sign-in leads back to the page it was needed for', () => {
  expect(pathAfterSignIn('/quotes/HCT-26-AAAA-BBBB?version=2')).toBe('/quotes/HCT-26-AAAA-BBBB?version=2')
})

test.each([
  null,
  '',
  'quotes',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a\n/b',
  '/@evil',
])('[DK-06] sign-in never leads to another site: %o', (next) => {
  expect(pathAfterSignIn(next)).toBe('/')
})
