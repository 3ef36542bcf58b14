import { expect, test } from 'vitest'
import { traceRequirements } from './citations.ts'

// The brackets are added here so this file doesn't itself cite the ids it plants.
const bracketed = (ids: string) => `[${ids}]`
const titled = (ids: string) => `test('${bracketed(ids)} something', () => undefined)`

test('lists each requirement with the tests whose titles cite it', () => {
  const files = [
    { path: 'domain/cart/cart.test.ts', text: `${titled('CT-01')}\n${titled('CT-01, CT-03')}` },
    { path: 'tests/e2e/cart.spec.ts', text: titled('CT-03') },
  ]
  const { citedIn, faults } = traceRequirements(['CT-01', 'CT-03'], files)
  expect(citedIn.get('CT-01')).toEqual(['domain/cart/cart.test.ts'])
  expect(citedIn.get('CT-03')).toEqual(['domain/cart/cart.test.ts', 'tests/e2e/cart.spec.ts'])
  expect(faults).toEqual([])
})

test('a requirement that no test cites is a fault', () => {
  const files = [{ path: 'domain/cart/cart.test.ts', text: titled('CT-01') }]
  expect(traceRequirements(['CT-01', 'CT-03'], files).faults).toEqual(['CT-03 is cited by no test'])
})

test('an id that two requirements have is a fault', () => {
  const files = [{ path: 'domain/cart/cart.test.ts', text: titled('CT-01') }]
  expect(traceRequirements(['CT-01', 'CT-01'], files).faults).toEqual(['CT-01 is there twice'])
})

test.each([
  ['code that isn’t a test', { path: 'domain/cart/cart.ts', text: titled('CT-01') }],
  ['a comment', { path: 'domain/cart/cart.test.ts', text: `  // ${bracketed('CT-01')} is proved elsewhere` }],
])('a citation in %s proves nothing', (_, file) => {
  expect(traceRequirements(['CT-01'], [file]).faults).toEqual(['CT-01 is cited by no test'])
})

test('a title that cites an unknown requirement is a fault', () => {
  const files = [{ path: 'domain/cart/cart.test.ts', text: titled('CT-01, CT-99') }]
  expect(traceRequirements(['CT-01'], files).faults).toEqual([
    'domain/cart/cart.test.ts cites CT-99, which is not a requirement',
  ])
})
