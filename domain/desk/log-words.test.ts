import { expect, test } from 'vitest'
import { actionInWords, loggedChangeInWords, subjectInWords } from './log-words.ts'

const entry = (entries: Partial<Parameters<typeof subjectInWords>[0]>) => ({
  action: 'setting.changed',
  subject: 'setting company_phone',
  details: {},
  named: null,
  ...entries,
})

test('[DK-125] what was done is told in words, known or not', () => {
  expect(actionInWords('quote.offered')).toBe('Sent an official quote')
  expect(actionInWords('crew-day.moved')).toBe('Crew day moved')
})

test('[DK-125] what it was done to is named as people know it', () => {
  expect(subjectInWords(entry({}))).toBe('The phone number')
  expect(subjectInWords(entry({ subject: 'setting some_key' }))).toBe('some key')
  expect(subjectInWords(entry({ subject: 'quote 12', named: 'HCT-26-AAAA-BBBB' }))).toBe('HCT-26-AAAA-BBBB')
  expect(subjectInWords(entry({ subject: 'quote 12' }))).toBe('Quote 12')
  expect(subjectInWords(entry({ subject: 'setting quote_promise_hours' }))).toBe('The promise, in desk hours')
  expect(subjectInWords(entry({ subject: 'privacy request 12' }))).toBe('number 12')
  expect(subjectInWords(entry({ subject: 'a person' }))).toBeNull()
  expect(subjectInWords(entry({ subject: 'email 0b4d3c1e-5f0a-4a3b-9d55-0c9a1e7f2b11' }))).toBeNull()
})

test('[DK-155] the log names the fields of a customer that changed, never their values', () => {
  expect(loggedChangeInWords(entry({ details: { fields: ['phone', 'zipCode'] } }))).toBe('phone, zip code')
})

test('values are told for stock, prices and settings', () => {
  expect(loggedChangeInWords(entry({ details: { from: null, to: '(830) 555-0100' } }))).toBe(
    'from nothing to (830) 555-0100',
  )
  const counts = (before: number | null, isOut: boolean) => ({
    before: { isOut: false, count: before },
    after: { isOut, count: 3 },
  })
  expect(loggedChangeInWords(entry({ action: 'stock.counted', details: counts(5, false) }))).toBe(
    'from 5 to 3',
  )
  expect(loggedChangeInWords(entry({ action: 'stock.counted', details: counts(null, true) }))).toBe(
    'from not counted to out',
  )
  expect(loggedChangeInWords(entry({ action: 'stock.priced', details: { before: 9500, after: 9900 } }))).toBe(
    'from $95 to $99',
  )
  expect(
    loggedChangeInWords(entry({ action: 'stock.best-seller', details: { before: false, after: true } })),
  ).toBe('from no to yes')
  expect(loggedChangeInWords(entry({ details: { from: [], to: [] } }))).toBeNull()
})

test.each<[unknown, unknown, string | null]>([
  ['', '8', 'from nothing to 8'],
  ['8', null, 'from 8 to nothing'],
  [undefined, '8', 'from nothing to 8'],
  ['8', 'a'.repeat(120), `from 8 to ${'a'.repeat(120)}`],
  ['8', 'a'.repeat(121), null],
  ['a'.repeat(121), '8', null],
])('a setting that went from %j to %j is told unless it takes more than a few words', (from, to, words) => {
  expect(loggedChangeInWords(entry({ details: { from, to } }))).toBe(words)
})
