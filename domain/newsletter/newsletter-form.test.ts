import { expect, test } from 'vitest'
import { newsletterForm, newsletterToken } from './newsletter-form.ts'

const wrongAddress = 'Please enter a valid email address.'
const noConsent = 'Please check the box so we know you want the newsletter.'
const messagesFor = (form: object) =>
  newsletterForm.safeParse(form).error?.issues.map(({ message }) => message) ?? []

test('a sign-up needs an email address and consent', () => {
  expect(newsletterForm.parse({ email: ' elena@example.com ', consent: 'yes' })).toEqual({
    email: 'elena@example.com',
    consent: 'yes',
  })
})

test.each([
  [{ consent: 'yes' }, [wrongAddress]],
  [{ email: 'elena', consent: 'yes' }, [wrongAddress]],
  [{ email: `elena@${'x.'.repeat(130)}example`, consent: 'yes' }, [wrongAddress]],
  [{ email: 'elena@example.com' }, [noConsent]],
  [{ email: 'elena@example.com', consent: 'no' }, [noConsent]],
])('%j is rejected with a message', (form, messages) => {
  expect(messagesFor(form)).toEqual(messages)
})

test('a token is 32 lowercase hexadecimal digits', () => {
  const token = '0123456789abcdef0123456789abcdef'
  expect(newsletterToken.safeParse(token).success).toBe(true)
  for (const other of [token.toUpperCase(), token.slice(1), `${token}0`, `x${token}`])
    expect(newsletterToken.safeParse(other).success).toBe(false)
})
