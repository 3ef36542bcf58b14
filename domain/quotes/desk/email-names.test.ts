import { expect, test } from 'vitest'
import { emailName } from './email-names.ts'

test('emails are named by what they tell, and to whom', () => {
  expect(emailName('customer', 'requested')).toBe('Copy of the request')
  expect(emailName('to-customer', 'offered')).toBe('Official quote')
  expect(emailName('to-customer', 'from-a-later-version')).toBe('Email about a quote, to the customer')
  expect(emailName('to-business', 'accepted')).toBe('Email about a quote, to us')
  expect(emailName('care', 'requested')).toBe('Care email')
  expect(emailName('message', null)).toBe('Message, sent on to us')
  expect(emailName('unknown', null)).toBe('Email')
})
