import { expect, test } from 'vitest'
import { isCertainlyRefused, nextAttempt } from './quote-attempt.ts'

const first = nextAttempt(null, 'body', 'key-1')

test('the same body keeps its key, however often it is tried', () => {
  expect(first).toEqual({ key: 'key-1', body: 'body', replaces: null, outcomeUnknown: true })
  expect(nextAttempt(first, 'body', 'key-2')).toEqual(first)
  expect(nextAttempt({ ...first, outcomeUnknown: false }, 'body', 'key-2')).toEqual(first)
})

test('another body gets a new key, and names the earlier one while nobody knows what became of it', () => {
  const second = nextAttempt(first, 'changed', 'key-2')
  expect(second).toMatchObject({ key: 'key-2', replaces: 'key-1' })
  expect(nextAttempt({ ...first, outcomeUnknown: false }, 'changed', 'key-2').replaces).toBeNull()
  // Refused for certain: it is still the first of which nobody knows.
  const third = nextAttempt({ ...second, outcomeUnknown: false }, 'changed again', 'key-3')
  expect(third).toMatchObject({ key: 'key-3', replaces: 'key-1' })
})

test.each([
  [422, true],
  [429, true],
  [408, false],
  [500, false],
  [503, false],
])('an answer of %i says for certain that nothing was stored: %s', (status, certain) => {
  expect(isCertainlyRefused(status)).toBe(certain)
})
