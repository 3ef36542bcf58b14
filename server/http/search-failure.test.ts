import { expect, test } from 'vitest'
import { inventoryFailure } from './search-failure.ts'

const fault = (message: string, code?: string) => Object.assign(new Error(message), code && { code })

test.each([
  [
    fault('canceling statement due to statement timeout', '57014'),
    'Search failed: the stock list took too long to answer',
  ],
  [
    fault('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    'Search failed: the stock list cannot be reached just now',
  ],
  [fault('Connection terminated unexpectedly'), 'Search failed: the stock list cannot be reached just now'],
  [fault('permission denied for table inventory', '42501'), 'An error occurred'],
  ['something else', 'An error occurred'],
])('[IN-07] %s is told as: %s', (thrown, message) => {
  expect(inventoryFailure(thrown)).toEqual({ title: 'Error loading inventory', message })
})
