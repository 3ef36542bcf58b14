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
  expect(subjectInWords(entry({ subject: 'a person' }))).toBeNull()
  expect(subjectInWords(entry({ subject: 'email 0b4d3c1e-5f0a-4a3b-9d55-0c9a1e7f2b11' }))).toBeNull()
})

test('[DK-155] the log names the fields of a customer that changed, never their values', () => {
  expect(loggedChangeInWords(entry({ details: { fields: ['phone', 'zipCode'] } }))).toBe('phone, zip code')
})

const stock = (count: number | null, isOut = false) => ({ isOut, count })

test.each<[string, object, string | null]>([
  ['setting.changed', { from: null, to: '(830) 555-0100' }, 'from nothing to (830) 555-0100'],
  ['setting.changed', { from: '8', to: null }, 'from 8 to nothing'],
  ['setting.changed', { from: '', to: '8' }, 'from nothing to 8'],
  ['setting.changed', { from: undefined, to: '8' }, 'from nothing to 8'],
  ['setting.changed', { from: '8', to: 'a'.repeat(120) }, `from 8 to ${'a'.repeat(120)}`],
  ['setting.changed', { from: '8', to: 'a'.repeat(121) }, null],
  ['setting.changed', { from: [], to: [] }, null],
  ['stock.counted', { before: stock(5), after: stock(3) }, 'from 5 to 3'],
  ['stock.counted', { before: stock(null), after: stock(3, true) }, 'from not counted to out'],
  ['stock.priced', { before: 9500, after: 9900 }, 'from $95 to $99'],
  ['stock.best-seller', { before: false, after: true }, 'from no to yes'],
])('values are told unless they take more than a few words: %s %j', (action, details, words) => {
  expect(loggedChangeInWords(entry({ action, details }))).toBe(words)
})
