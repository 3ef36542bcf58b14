import { expect, test } from 'vitest'
import { versionWith } from '#tests/support/quote-versions.ts'
import { changesInWords } from './changes-in-words.ts'

const free = versionWith()
const paid = versionWith({ delivery: { ...free.delivery, cents: 4000 } })
const pickup = versionWith({ delivery: { ...free.delivery, isPickup: true } })

test.each([
  ['a higher fee', free, paid, ['Delivery: $0 before, $40 now', 'Total: $370 before, $410 now']],
  ['a pick-up instead of free delivery', free, pickup, ['Pick-up at the yard instead of delivery']],
  [
    'delivery instead of a pick-up',
    pickup,
    paid,
    ['Delivery instead of pick-up: $0 before, $40 now', 'Total: $370 before, $410 now'],
  ],
])('[QL-15] %s is said', (_, before, after, words) => {
  expect(changesInWords(before, after)).toEqual(words)
})
