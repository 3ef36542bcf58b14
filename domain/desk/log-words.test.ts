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

test.each([
  ['setting company_phone', null, 'The phone number'],
  ['setting some_key', null, 'some key'],
  ['setting quote_promise_hours', null, 'The promise, in desk hours'],
  ['quote 12', 'HCT-26-AAAA-BBBB', 'HCT-26-AAAA-BBBB'],
  ['quote 12', null, 'Quote 12'],
  ['a person', null, null],
  ['email 0b4d3c1e-5f0a-4a3b-9d55-0c9a1e7f2b11', null, null],
])('[DK-125] %s, named %s, is %s to people', (subject, named, words) => {
  expect(subjectInWords(entry({ subject, named }))).toBe(words)
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
