import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatCents } from '#domain/money.ts'
import { byInWords, monthDay, plantingDayInWords } from '#domain/time/day-words.ts'
import {
  guaranteeEnds,
  hasLiveOffer,
  isPast,
  mostDone,
  stateAt,
  type QuoteRecord,
} from '#domain/quotes/lifecycle/record.ts'
import { owed } from '#domain/quotes/owed.ts'
import { doneWords } from '#domain/quotes/visit.ts'
import { lateInWords } from '#domain/desk/today-words.ts'

/** The desk's next step with a quote. */
export type NextStep = {
  /** 'Late 2 h', 'Answer by Tuesday at noon', 'Agree on a day' */
  title: string
  note: string
  /** We promised an answer, and the time has passed. */
  isLate: boolean
}

type Circumstances = {
  /** When we promised to answer; null if it isn't our turn. */
  promise: Date | null
  hasUnsentEmail: boolean
  now: Date
}

/** The customer is waiting for this. */
function waitingFor({ hasOpenChange, openReports, openQuestions, setAsideUntil }: QuoteRecord): string {
  if (hasOpenChange) return 'Change request'
  if (openReports > 0) return 'Problem reported'
  if (openQuestions > 0) return 'Question'
  return setAsideUntil === null ? 'New request' : `Go-ahead, set aside until ${monthDay(setAsideUntil)}`
}

const step = (title: string, note = ''): NextStep => ({ title, note, isLate: false })

/** Money that is still to come or to go back, after the day. */
function moneyNotes(record: QuoteRecord): string[] {
  const { owedCents } = owed(record, 0)
  if (owedCents === 0) return record.receivedCents === 0 ? [] : ['paid']
  return [owedCents > 0 ? `${formatCents(owedCents)} owed` : `we owe them ${formatCents(-owedCents)}`]
}

export function nextStep(record: QuoteRecord, { promise, hasUnsentEmail, now }: Circumstances): NextStep {
  const { plantingDay, newest, canceledFeeCents, successor } = record
  if (record.waitingSince !== null) {
    const note = waitingFor(record)
    if (promise === null) return step('Answer', note)
    return promise < now
      ? { title: lateInWords(promise, now), note, isLate: true }
      : step(`Answer ${byInWords(promise, now)}`, note)
  }
  if (hasUnsentEmail) return { title: "An email wasn't sent", note: '', isLate: true }
  if (record.isUntold) return step('Quoted, not told', 'no email: text or call')
  switch (stateAt(record, now)) {
    case 'requested':
    case 'quoted':
      return step('With the customer', `valid until ${monthDay(newest.validUntil)}`)
    case 'accepted':
      return hasLiveOffer(record, now)
        ? step('Agree on a day', 'a changed version is with the customer')
        : step('Agree on a day')
    case 'scheduled': {
      if (plantingDay === null) return step('Agree on a day')
      const when = plantingDayInWords(plantingDay)
      if (isPast(plantingDay.day, now)) return step('Mark as done', when)
      const notes = [
        plantingDay.day === nurseryDay(now) && 'today',
        plantingDay.needsYes && 'not confirmed on their page yet',
      ]
      return step(when, notes.filter((note) => typeof note === 'string').join(', '))
    }
    case 'planted': {
      const { done } = record
      const last = guaranteeEnds(record)
      const notes = [...moneyNotes(record), ...(last === null ? [] : [`guarantee until ${monthDay(last)}`])]
      return step(doneWords[mostDone(done?.lines ?? [])], notes.join(', '))
    }
    case 'closed':
      return step('Complete', moneyNotes(record).join(''))
    case 'declined':
      return step('Declined', canceledFeeCents ? `fee ${formatCents(canceledFeeCents)}` : '')
    case 'expired':
      return step('Expired', `was valid until ${monthDay(newest.validUntil)}`)
    case 'lost':
      return step('Closed by us')
    default:
      return step('Replaced', successor === null ? '' : `by ${successor}`)
  }
}
