import { describe, expect, test } from 'vitest'
import {
  acknowledgeBy,
  dueInWords,
  nextPrivacyDay,
  personalCountsInWords,
  privacyDaysWithin,
  settleBy,
  type PrivacyDates,
} from './privacy-request.ts'

const request = (entries: Partial<PrivacyDates>): PrivacyDates => ({
  kind: 'copy',
  receivedOn: '2026-11-12',
  nextStep: 'acknowledge',
  ...entries,
})
const at = new Date('2026-11-16T18:00:00Z')

describe('the promised days', () => {
  // November 12 is a Thursday.
  test('[DK-120] a question is acknowledged within 2 business days, and nothing more is promised', () => {
    expect(acknowledgeBy(request({ kind: 'question' }))).toBe('2026-11-16')
    expect(settleBy(request({ kind: 'question' }))).toBeNull()
  })

  test('[DK-120] a right is acknowledged within 5 business days and answered within 30 calendar days', () => {
    for (const kind of ['copy', 'correction', 'stop'] as const)
      expect([acknowledgeBy(request({ kind })), settleBy(request({ kind }))]).toEqual([
        '2026-11-19',
        '2026-12-12',
      ])
  })

  test('[DK-120] a deletion is acknowledged within 5 business days and done within 30 business days', () => {
    const deletion = request({ kind: 'deletion' })
    expect([acknowledgeBy(deletion), settleBy(deletion)]).toEqual(['2026-11-19', '2026-12-24'])
    expect(acknowledgeBy(request({ kind: 'deletion', receivedOn: '2026-11-14' }))).toBe('2026-11-20')
  })
})

test('the next day is that of what hasn’t been done yet', () => {
  expect(nextPrivacyDay(request({}))).toBe('2026-11-19')
  expect(nextPrivacyDay(request({ nextStep: 'settle' }))).toBe('2026-12-12')
  expect(nextPrivacyDay(request({ nextStep: null }))).toBeNull()
  expect(nextPrivacyDay(request({ kind: 'question', nextStep: 'settle' }))).toBeNull()
})

test('what presses most is told', () => {
  const late = request({ receivedOn: '2026-11-02' })
  const open = [request({}), request({}), request({ nextStep: 'settle' })]
  expect(privacyDaysWithin([...open, late], '2026-11-16', 3)).toEqual([
    '2026-11-09',
    '2026-11-19',
    '2026-11-19',
  ])
  expect(privacyDaysWithin(open, '2026-11-16', 2)).toEqual([])
  expect(dueInWords(['2026-11-09', '2026-11-19'], '2026-11-16', at)).toBe('1 late')
  expect(dueInWords(['2026-11-19', '2026-11-19'], '2026-11-16', at)).toBe('2 due Thursday')
  expect(dueInWords(['2026-11-16'], '2026-11-16', at)).toBe('1 due today')
  expect(dueInWords([], '2026-11-16', at)).toBeNull()
})

test('what we have about somebody is counted', () => {
  expect(personalCountsInWords({ quotes: 2, messages: 1, subscriptions: 1 })).toBe(
    '2 quotes, 1 message, 1 newsletter sign-up',
  )
  expect(personalCountsInWords({ quotes: 0, messages: 0, subscriptions: 0 })).toBeNull()
})
