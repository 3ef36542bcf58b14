import { expect, test } from 'vitest'
import { contactMessage } from './contact-message.ts'

const given = { name: 'Elena Ortiz', email: 'elena@example.com', message: 'A live oak, please.' }

test('[CO-02] phone and service may be missing', () => {
  expect(contactMessage.parse(given)).toEqual({ ...given, phone: '', service: '' })
})

test.each([
  ['name', ' \n', 'Please tell us your name'],
  ['email', '', 'Invalid email address'],
  ['email', 'elena@', 'Invalid email address'],
  ['email', 'elena@example.com, all@example.com', 'Invalid email address'],
  ['message', ' ', 'Please write a few words'],
  ['message', 'x'.repeat(5001), 'Please use at most 5,000 characters'],
])('[CO-02] %s cannot be %j', (field, value, message) => {
  const parsed = contactMessage.safeParse({ ...given, [field]: value })
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]])
})
