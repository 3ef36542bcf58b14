import { expect, test } from 'vitest'
import { inventoryFailure } from './inventory-failure.ts'

const fault = (message: string, code?: string) => Object.assign(new Error(message), code && { code })

test.each([
  [
    fault('canceling statement due to statement timeout', '57014'),
    'Search failed: the stock list took too long to load',
  ],
  [
    fault('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    "Search failed: we can't reach the stock list right now",
  ],
  [
    fault('the database did not respond in time', 'ETIMEDOUT'),
    'Search failed: the stock list took too long to load',
  ],
  [fault('Connection terminated unexpectedly'), "Search failed: we can't reach the stock list right now"],
  [fault('permission denied for table inventory', '42501'), 'An error occurred'],
  ['something else', 'An error occurred'],
])('[IN-07] %s is shown as: %s', (thrown, message) => {
  expect(inventoryFailure(thrown)).toEqual({ title: 'Error loading inventory', message })
})
