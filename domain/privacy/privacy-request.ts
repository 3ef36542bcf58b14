import { addDays, weekdayOf, type Day } from '#domain/time/nursery-clock.ts'
import { counted } from '#domain/wording.ts'
import { nearDay } from '#domain/desk/today-words.ts'

// Requests about personal data, and by when the privacy policy promises to acknowledge and to settle them.

export const privacyKinds = ['question', 'copy', 'correction', 'stop', 'deletion'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

export const privacyKindWords: Record<PrivacyKind, string> = {
  question: 'A question about privacy',
  copy: 'A copy of their data',
  correction: 'A correction',
  stop: 'Stop using their data',
  deletion: 'Delete their data',
}

export const privacyWays = ['email', 'phone', 'in-person'] as const
export type PrivacyWay = (typeof privacyWays)[number]

export const privacyWayWords: Record<PrivacyWay, string> = {
  email: 'by email',
  phone: 'by phone',
  'in-person': 'at the yard',
}

export type PrivacyStep = 'acknowledge' | 'settle'

/** Added to the note, so that it says when we did what. */
export const doneStepWords: Record<PrivacyStep, string> = {
  acknowledge: 'Acknowledged',
  settle: 'Settled',
}

export type PrivacyDates = {
  kind: PrivacyKind
  receivedOn: Day
  /** Null once it's settled. */
  nextStep: PrivacyStep | null
}

/** Monday to Friday. Holidays count, too, so that nobody can count to an earlier day than we do. */
function businessDaysLater(day: Day, count: number): Day {
  let [later, left] = [day, count]
  while (left > 0) {
    later = addDays(later, 1)
    const weekday = weekdayOf(later)
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return later
}

export const acknowledgeBy = ({ kind, receivedOn }: Pick<PrivacyDates, 'kind' | 'receivedOn'>): Day =>
  businessDaysLater(receivedOn, kind === 'question' ? 2 : 5)

/** Null for a question: only its acknowledgment has a promised day. */
export function settleBy({ kind, receivedOn }: Pick<PrivacyDates, 'kind' | 'receivedOn'>): Day | null {
  if (kind === 'question') return null
  return kind === 'deletion' ? businessDaysLater(receivedOn, 30) : addDays(receivedOn, 30)
}

/** The next day that we've promised something for; null if there's none left. */
export function nextPrivacyDay(request: PrivacyDates): Day | null {
  if (request.nextStep === null) return null
  return request.nextStep === 'acknowledge' ? acknowledgeBy(request) : settleBy(request)
}

/** The promised days of open requests that are over or at most so many days away, the first first. */
export function privacyDaysWithin(requests: readonly PrivacyDates[], today: Day, days: number): Day[] {
  return requests
    .flatMap((request) => nextPrivacyDay(request) ?? [])
    .filter((day) => day <= addDays(today, days))
    .toSorted()
}

/** '1 late', '2 due today', '1 due Friday': of these days, what presses most. */
export function dueInWords(days: readonly Day[], today: Day, now: Date): string | null {
  const late = days.filter((day) => day < today).length
  if (late > 0) return `${late} late`
  const [first] = days
  if (first === undefined) return null
  return `${days.filter((day) => day === first).length} due ${nearDay(first, now)}`
}

/** How much the desk has about somebody. */
export type PersonalCounts = { quotes: number; messages: number; subscriptions: number }

/** '2 quotes, 1 message, 1 newsletter sign-up'; null if there's nothing. */
export function personalCountsInWords({ quotes, messages, subscriptions }: PersonalCounts): string | null {
  const words = [
    ...(quotes > 0 ? [counted(quotes, 'quote')] : []),
    ...(messages > 0 ? [counted(messages, 'message')] : []),
    ...(subscriptions > 0 ? [counted(subscriptions, 'newsletter sign-up')] : []),
  ]
  return words.length === 0 ? null : words.join(', ')
}

/** Copies that deleting somebody's data here can't reach. */
export const notDeletedHere = [
  'emails already sent: check the business mailbox and what the mail provider stores',
  'backups: for up to 5 weeks; after restoring one, delete again',
  'what an order came to and what was paid: order number, days, amounts, sales tax and how, which tax law makes us keep; nothing in it names anyone',
  'counters, distances and newsletter opt-outs under keyed hashes: they don’t identify anyone and expire within 30 days',
] as const
