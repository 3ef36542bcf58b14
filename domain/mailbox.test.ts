import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('a mailbox is the same in capitals and with a tag after a plus', () => {
  expect(mailboxOf('Elena+Trees@Example.com')).toBe('elena@example.com')
  expect(mailboxOf('elena@example.com')).toBe('elena@example.com')
  expect(mailboxOf('a+b+c@example.com')).toBe('a@example.com')
})
