import { expect, test } from 'vitest'
import { mailboxOf, mailtoUrl } from './mailbox.ts'

test('a mailbox is the same in capitals and with a tag after a plus', () => {
  expect(mailboxOf('Elena+Trees@Example.com')).toBe('elena@example.com')
  expect(mailboxOf('elena@example.com')).toBe('elena@example.com')
  expect(mailboxOf('a+b+c@example.com')).toBe('a@example.com')
})

test('an address cannot add recipients or text to the reply it links to', () => {
  expect(mailtoUrl('elena@example.com')).toBe('mailto:elena@example.com')
  expect(mailtoUrl('a?bcc=spy%40evil.example&body=x@example.com')).toBe(
    'mailto:a%3Fbcc%3Dspy%2540evil.example%26body%3Dx@example.com',
  )
})
