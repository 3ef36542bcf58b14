import { expect, test } from 'vitest'
import { isCertainlyRefused, nextAttempt } from './quote-attempt.ts'

const elena = { choices: 'Elena, 2 oaks', body: 'Elena, 2 oaks at $278' }
const first = nextAttempt(null, elena, 'key-1')

test('the same body keeps its key, however often it is tried', () => {
  expect(nextAttempt(null, elena, 'key-1')).toEqual({
    ...elena,
    key: 'key-1',
    replaces: null,
    outcomeUnknown: true,
  })
  expect(nextAttempt(first, elena, 'key-2')).toEqual(first)
  expect(nextAttempt({ ...first, outcomeUnknown: false }, elena, 'key-2')).toEqual(first)
})

test('changed prices make no second request while the outcome of the first is unknown', () => {
  const dearer = { ...elena, body: 'Elena, 2 oaks at $290' }
  expect(nextAttempt(first, dearer, 'key-2')).toEqual(first)
  expect(nextAttempt({ ...first, outcomeUnknown: false }, dearer, 'key-2')).toEqual({
    ...dearer,
    key: 'key-2',
    replaces: null,
    outcomeUnknown: true,
  })
})

test('different choices get a new key, and name the earlier one while its outcome is unknown', () => {
  const changed = { choices: 'Elena, 3 oaks', body: 'Elena, 3 oaks at $278' }
  const second = nextAttempt(first, changed, 'key-2')
  expect(second).toMatchObject({ key: 'key-2', replaces: 'key-1' })
  expect(nextAttempt({ ...first, outcomeUnknown: false }, changed, 'key-2').replaces).toBeNull()
  // Certainly refused, so the first is still the only one with an unknown outcome.
  const again = { choices: 'Elena, 4 oaks', body: 'Elena, 4 oaks at $278' }
  const third = nextAttempt({ ...second, outcomeUnknown: false }, again, 'key-3')
  expect(third).toMatchObject({ key: 'key-3', replaces: 'key-1' })
})

test.each([
  [200, false],
  [400, true],
  [422, true],
  [429, true],
  [408, false],
  [500, false],
  [503, false],
])('an answer of %i says for certain that nothing was stored: %s', (status, certain) => {
  expect(isCertainlyRefused(status)).toBe(certain)
})
