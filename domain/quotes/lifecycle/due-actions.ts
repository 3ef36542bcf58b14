import { addDays, nurseryDay, nurseryHour } from '#domain/time/nursery-clock.ts'
import type { Action } from './events.ts'
import { quoteAfter } from './quote-after.ts'
import { type QuoteRecord } from './record.ts'

const reminderDays = 5
/** Nobody wants an email at midnight. */
export const morningHour = 9

/** The actions that are due for this quote. The rules still decide; whatever they refuse isn't due. */
export function dueActions(record: QuoteRecord, now: Date): Action[] {
  const today = nurseryDay(now)
  const isMorning = nurseryHour(now) >= morningHour
  const { newest, plantingDay, waitingSince } = record
  const candidates: Action[] = [{ kind: 'expired' }, { kind: 'closed' }]
  if (isMorning && waitingSince === null && addDays(today, reminderDays) >= newest.validUntil)
    candidates.push({ kind: 'expiry-reminded', version: newest.version })
  if (isMorning && plantingDay !== null && addDays(today, 1) === plantingDay.day)
    candidates.push({ kind: 'day-reminded', day: plantingDay.day })

  const due: Action[] = []
  let after = record
  for (const action of candidates) {
    const outcome = quoteAfter(after, { ...action, at: now })
    if ('refused' in outcome) continue
    due.push(action)
    after = outcome.record
  }
  return due
}
