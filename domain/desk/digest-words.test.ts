import { expect, test } from 'vitest'
import { digestSubject } from './digest-words.ts'

const nothing = { quotes: 0, answers: 0, messages: 0, failed: 0, areBackupsLate: false }

test('the subject of the daily summary says what there is, and a silent day says so', () => {
  expect(digestSubject('November 15, 2026', nothing)).toBe('Daily summary, November 15, 2026: nothing new')
  expect(digestSubject('May 1, 2026', { ...nothing, quotes: 2, messages: 1, failed: 3 })).toBe(
    'Daily summary, May 1, 2026: 2 quotes, 1 message, 3 emails not sent',
  )
  expect(digestSubject('May 1, 2026', { ...nothing, answers: 2, failed: 1 })).toBe(
    'Daily summary, May 1, 2026: 2 answers, 1 email not sent',
  )
  expect(digestSubject('May 1, 2026', { ...nothing, areBackupsLate: true })).toBe(
    'Daily summary, May 1, 2026: backups late',
  )
})
