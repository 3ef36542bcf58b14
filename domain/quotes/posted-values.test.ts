import { expect, test } from 'vitest'
import { emptyCustomer } from '#domain/cart/customer.ts'
import { toPostedValues } from './posted-values.ts'

test('a posted form has what was typed, and defaults for missing fields', () => {
  const typed = {
    firstName: 'Elena',
    state: '',
    projectNotes: 'By the gate',
    termsAccepted: 'yes',
    key: 'k'.repeat(16),
  }
  const { values, customer, postKey } = toPostedValues(new URLSearchParams(typed))
  expect(customer).toEqual({ ...emptyCustomer, firstName: 'Elena', state: '' })
  expect(values).toEqual({ ...customer, projectNotes: 'By the gate', termsAccepted: true })
  expect(postKey).toBe('k'.repeat(16))
})

test('an empty form has no consent and no key', () => {
  expect(toPostedValues(new URLSearchParams())).toEqual({
    values: { ...emptyCustomer, projectNotes: '', termsAccepted: false },
    customer: emptyCustomer,
    postKey: undefined,
  })
  expect(toPostedValues(new URLSearchParams({ termsAccepted: 'on' })).values.termsAccepted).toBe(false)
})

test.each(['k'.repeat(15), 'k'.repeat(65), `${'k'.repeat(16)}!`, `!${'k'.repeat(16)}`])(
  '%s is not a key',
  (key) => {
    expect(toPostedValues(new URLSearchParams({ key })).postKey).toBeUndefined()
  },
)
