import { expect, test } from 'vitest'
import { mayBeStrangers } from './email-limits.ts'

test.each([
  ['a change to an estimate', 'change-asked', false, true],
  ['declining an estimate', 'declined', false, true],
  ['replacing an estimate', 'replaced', false, true],
  ['the reminder about an estimate', 'expiry-reminded', false, true],
  ['a change to an official quote', 'change-asked', true, false],
  ['the reminder about an official quote', 'expiry-reminded', true, false],
  ['our quote', 'offered', true, false],
  ['accepting', 'accepted', true, false],
  ['canceling', 'canceled', true, false],
  ['the day before', 'day-reminded', true, false],
  ['closing an estimate', 'lost', false, false],
] as const)(
  '[QL-28] anyone could have caused the email to the customer about %s: %s %s %s',
  (_, kind, isOfficial, may) => {
    expect(mayBeStrangers(kind, isOfficial)).toBe(may)
  },
)
