import { describe, expect, test } from 'vitest'
import { quoteApiOrigin } from './api-origin.ts'
import { canSubmit, contactForm, missingFromContact } from './contact-form.ts'
import { customerForm } from './customer-form.ts'
import { mailIsSettled, outcomeMessage } from './mail-outcome.ts'
import { meetsMinimum } from '#domain/cart/minimum-order.ts'
import { messageForResponse, messageForFault, quoteMessages } from './quote-messages.ts'
import { parseQuoteNumber, quoteNumber } from './quote-number.ts'
import { countOfPlants, greetingName, whatsIncluded } from './quote-words.ts'
import { differingTotals } from './submit-body.ts'
import { fullDay } from '#domain/time/day-words.ts'
import { formatDay, lastDayOfEstimate } from './validity.ts'

const good = {
  firstName: 'Elena',
  email: 'elena@example.com',
  phone: '',
  address: '118 Cibolo Ridge',
  termsAccepted: true,
}
const messagesFor = (change: object) => {
  const result = contactForm.safeParse({ ...good, ...change })
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the contact form', () => {
  test.each([
    ['[QF-01] without a first name', { firstName: ' ' }, ['firstName: First name is required']],
    [
      '[QF-02] without email and phone, on both',
      { email: '' },
      ['email: Please provide either email or phone', 'phone: Please provide either email or phone'],
    ],
    ['[QF-03] with half an email address', { email: 'elena@example' }, ['email: Invalid email address']],
    ['[QF-04] with 9 digits', { phone: '(830) 555-017' }, ['phone: Phone must be 10 digits']],
    ['[QF-04] with no digit', { phone: 'call me' }, ['phone: Phone must be 10 digits']],
    ['[QF-04] with 11 digits', { phone: '1 830 555 0117' }, ['phone: Phone must be 10 digits']],
    ['[QF-05] without an address', { address: '' }, ['address: Address is required']],
    [
      '[QF-06] without consent',
      { termsAccepted: false },
      ['termsAccepted: Please accept the Terms of Service and Privacy Policy to continue'],
    ],
    [
      '[QF-01, QF-02, QF-06] with nothing at all, everything at once',
      { firstName: '', email: '', address: '', termsAccepted: false },
      [
        'firstName: First name is required',
        'address: Address is required',
        'termsAccepted: Please accept the Terms of Service and Privacy Policy to continue',
        'email: Please provide either email or phone',
        'phone: Please provide either email or phone',
      ],
    ],
    [
      'with notes of 2,001 characters',
      { projectNotes: 'x'.repeat(2001) },
      ['projectNotes: Please use at most 2,000 characters'],
    ],
    ['with nothing wrong', {}, []],
  ])('%s', (_, change, messages) => {
    expect(messagesFor(change)).toEqual(messages)
  })

  test('[QF-04, QF-05] a phone becomes its digits, the state defaults to TX, the rest may be left out', () => {
    expect(contactForm.parse({ ...good, phone: '(830) 555-0117' })).toEqual({
      ...good,
      phone: '8305550117',
      lastName: '',
      city: '',
      state: 'TX',
      zipCode: '',
      projectNotes: '',
    })
  })

  test("[QF-06] missing or inherited consent doesn't count", () => {
    const { termsAccepted, ...without } = good
    const bodies = [
      without,
      JSON.parse(JSON.stringify(without).replace('{', `{"__proto__":{"termsAccepted":${termsAccepted}},`)),
    ]
    for (const body of bodies)
      expect(contactForm.safeParse(body).error?.issues.map(({ message }) => message)).toEqual([
        'Please accept the Terms of Service and Privacy Policy to continue',
      ])
  })

  const filled = { firstName: 'Elena', email: '', phone: '830', address: '1 Main', termsAccepted: true }

  test('[QF-07] can be submitted with a name, an email or phone, and consent', () => {
    expect(canSubmit({ ...filled, address: '' })).toBe(true)
    expect(canSubmit({ ...filled, phone: '', email: 'e' })).toBe(true)
    expect(canSubmit({ ...filled, firstName: ' ' })).toBe(false)
    expect(canSubmit({ ...filled, phone: '' })).toBe(false)
    expect(canSubmit({ ...filled, termsAccepted: false })).toBe(false)
  })

  test('[QL-25] names everything that is still needed', () => {
    expect(missingFromContact(filled)).toEqual([])
    expect(
      missingFromContact({ firstName: ' ', email: '', phone: '', address: '', termsAccepted: false }),
    ).toEqual(['your first name', 'an email or phone number', 'your street address', 'your OK on the terms'])
  })
})

test('a quote number has no letter that looks like a digit', () => {
  expect(quoteNumber(2026, new Uint8Array([7, 19, 4, 22, 9, 29, 23, 2]))).toBe('HCT-26-7K4P-9XQ2')
  const drawn = Array.from({ length: 32 }, (_, index) =>
    quoteNumber(2026, new Uint8Array(8).fill(index * 8 + 7)),
  )
  for (const number of drawn) expect(number).toMatch(/^HCT-26-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a quote number needs 8 random bytes and has the last two digits of its year', () => {
  expect(() => quoteNumber(2026, new Uint8Array(7))).toThrow('a quote number needs 8 random bytes')
  expect(quoteNumber(2105, new Uint8Array(9))).toBe('HCT-05-0000-0000')
})

test('a change request needs a text', () => {
  const change = (message: string) => customerForm.safeParse({ intent: 'change', message })
  expect(change(' Two instead\nof three ').data).toEqual({
    intent: 'change',
    message: 'Two instead\nof three',
  })
  expect(change(' ').error?.issues[0]?.message).toBe('Please say what you would like to change')
})

test('a quote number is understood as people type it', () => {
  for (const typed of [' HCT-26-7K4P-9XQ2 ', 'hct 26 7k4p 9xq2', '267K4P9XQ2'])
    expect(parseQuoteNumber(typed)).toBe('HCT-26-7K4P-9XQ2')
  expect(parseQuoteNumber('HCT-26-OK4P-ILQ2')).toBe('HCT-26-0K4P-11Q2')
  for (const typed of [
    'HCT-26-7K4P',
    '267K4P9XQ2X',
    '2267K4P9XQ2',
    'X267K4P9XQ2',
    '26HCT7K4P9XQ2',
    '267K4P9XQ!',
  ])
    expect(parseQuoteNumber(typed)).toBeUndefined()
})

test.each([
  [
    'insert into "customers" failed',
    undefined,
    'Error saving customer information. Please check your details.',
  ],
  ['insert into "quotes" failed', undefined, 'Error creating quote. Please try again.'],
  ['insert into "quote_items" failed', undefined, 'Error saving quote items. Please try again.'],
  ['duplicate key', '23505', 'A quote with this information already exists.'],
  ['anything else', '57014', 'Failed to submit quote. Please verify all fields and try again.'],
])('[SQ-04] a fault that says %j %s', (message, code, text) => {
  expect(messageForFault({ message, code })).toBe(text)
})

test('[SQ-02, SQ-03] the message for an unsuccessful response', () => {
  expect(messageForResponse(429, { error: 'x' })).toBe(
    'Too many requests. Please wait a minute before submitting another quote.',
  )
  expect(messageForResponse(422, { error: quoteMessages.items })).toBe(
    'Error saving quote items. Please try again.',
  )
  for (const body of [null, 'gateway', {}, { error: '' }, { error: 5 }])
    expect(messageForResponse(502, body)).toBe('Failed to submit quote. Please try again.')
})

test('[EM-03] each outcome has its message, and no message promises too much', () => {
  const saved = 'Quote saved! We will email you the details shortly.'
  const say = (customerCopy: 'sent' | 'waiting' | 'none', business: 'sent' | 'waiting') =>
    outcomeMessage({ customerCopy, business }, 'elena@example.com')
  expect(say('sent', 'waiting')).toBe('Quote emailed to elena@example.com')
  expect(say('none', 'sent')).toBe('Quote sent to admin for follow-up')
  expect(say('waiting', 'sent')).toBe(saved)
  expect(say('waiting', 'waiting')).toBe(saved)
  expect(say('none', 'waiting')).toBeNull()
  expect(mailIsSettled({ customerCopy: 'waiting', business: 'sent' })).toBe(false)
  expect(mailIsSettled({ customerCopy: 'none', business: 'sent' })).toBe(true)
  expect(mailIsSettled({ customerCopy: 'none', business: 'waiting' })).toBe(false)
  expect(mailIsSettled({ customerCopy: 'sent', business: 'waiting' })).toBe(true)
})

test('[EM-02] an estimate is valid for 30 calendar days at the yard, including the last', () => {
  // 11:30 PM of October 14 in Texas is the 15th in London; the clock goes back in between.
  const created = new Date('2026-10-15T04:30:00Z')
  expect(formatDay(created)).toBe('October 14, 2026')
  expect(fullDay(lastDayOfEstimate(created))).toBe('November 13, 2026')
  expect(fullDay(lastDayOfEstimate(new Date('2026-10-15T05:43:00Z')))).toBe('November 14, 2026')
  expect(whatsIncluded).toContain('30-day plant health guarantee')
})

test('gone items count toward the minimum', () => {
  expect(meetsMinimum({ inStockCents: 150_00, goneCents: 60_00 }, 200_00)).toBe(true)
  expect(meetsMinimum({ inStockCents: 199_99, goneCents: 0 }, 200_00)).toBe(false)
  expect(meetsMinimum({ inStockCents: 1, goneCents: 0 }, 0)).toBe(true)
})

test("[SQ-06] differing totals are named, missing ones aren't", () => {
  const sums = { subtotalCents: 190_00, laborCents: 85_00, deliveryCents: null, grandTotalCents: 275_00 }
  const seen = { subtotal: 190, laborTotal: 85, deliveryFee: 0, grandTotal: 275 }
  expect(differingTotals(seen, sums)).toEqual([])
  expect(differingTotals({ ...seen, grandTotal: 1, deliveryFee: 5 }, sums)).toEqual([
    'deliveryFee',
    'grandTotal',
  ])
  for (const missing of [null, undefined])
    expect(differingTotals({ ...seen, grandTotal: missing }, sums)).toEqual([])
  expect(differingTotals({ ...seen, grandTotal: 1e308 }, sums)).toEqual(['grandTotal'])
})

test('[SQ-07] quotes go to localhost:3000 in development, to a configured host from the public site, else to the page', () => {
  const where = {
    pageOrigin: 'https://trees.example',
    siteOrigin: 'https://trees.example',
    configured: null,
    devServer: false,
  }
  expect(quoteApiOrigin(where)).toBe('https://trees.example')
  expect(quoteApiOrigin({ ...where, configured: 'https://admin.example' })).toBe('https://admin.example')
  expect(
    quoteApiOrigin({ ...where, configured: 'https://admin.example', pageOrigin: 'http://127.0.0.1:4000' }),
  ).toBe('http://127.0.0.1:4000')
  expect(quoteApiOrigin({ ...where, devServer: true })).toBe('http://localhost:3000')
})

test('a greeting uses the first name only if it is plainly a name', () => {
  for (const name of ['a'.repeat(40), 'Elena', 'Mary Jo', "D'Andre", 'José', 'Ana-María'])
    expect(greetingName(name)).toBe(name)
  for (const name of ['Visit x.example', 'a'.repeat(41), '<b>', 'Elena!', 'Elena\nBcc'])
    expect(greetingName(name)).toBeNull()
})

test('counts and oaks in words', () => {
  expect([0, 1, 9, 12, 13, 1300].map(countOfPlants)).toEqual([
    'no plants',
    'one plant',
    'nine plants',
    'twelve plants',
    '13 plants',
    '1,300 plants',
  ])
})
