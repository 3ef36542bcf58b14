import { expect, test } from 'vitest'
import { customerLimit, heldUntil, mayEmailAboutAction, mayEmailStranger } from './email-limits.ts'

const at = (time: string) => new Date(`2026-11-16T${time}:00Z`)

test.each([
  ['a change to an estimate', 'change-asked', false, 'stranger'],
  ['declining an estimate', 'declined', false, 'stranger'],
  ['replacing an estimate', 'replaced', false, 'stranger'],
  ['the reminder about an estimate', 'expiry-reminded', false, 'stranger'],
  ['a change to an official quote', 'change-asked', true, 'actions'],
  ['withdrawing', 'withdrawn', true, 'actions'],
  ['the reminder about an official quote', 'expiry-reminded', true, 'none'],
  ['our quote', 'offered', true, 'none'],
  ['accepting', 'accepted', true, 'none'],
  ['canceling', 'canceled', true, 'none'],
  ['the day before', 'day-reminded', true, 'none'],
  ['closing an estimate', 'lost', false, 'none'],
] as const)('[QL-28] the limit for %s', (_, kind, isOfficial, limit) => {
  expect(customerLimit(kind, isOfficial)).toBe(limit)
})

test('[QL-28] a stranger gets 3 emails a day, a customer 10 about their own actions', () => {
  expect([2, 3].map(mayEmailStranger)).toEqual([true, false])
  expect([9, 10].map(mayEmailAboutAction)).toEqual([true, false])
})

test('[QL-28] the fourth email to the business within an hour waits until the hour is over, and later ones join it', () => {
  const three = [at('09:00'), at('09:10'), at('09:20')]
  expect(heldUntil(three.slice(0, 2), at('09:30'))).toBeNull()
  expect(heldUntil(three, at('09:30'))).toEqual(at('10:00'))
  expect(heldUntil([...three, at('10:00')], at('09:40'))).toEqual(at('10:00'))
  expect(heldUntil([...three, at('10:00'), at('10:00')], at('10:05'))).toEqual(at('10:10'))
  expect(heldUntil([...three, at('10:00')], at('10:15'))).toBeNull()
  expect(heldUntil([], at('09:00'))).toBeNull()
})
