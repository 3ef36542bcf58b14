import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['8305550177', '(830) 555-0177'],
  ['18305550177', '18305550177'],
  ['830555017', '830555017'],
  ['830-555-0177', '830-555-0177'],
  ['', ''],
])('the phone %j is shown as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
