import { eventKinds } from './event-kinds.ts'
import type { EventKind } from './events.ts'

/** Emails to one mailbox a day that anyone can cause, because anyone can enter anyone's email address. */
const mostToStranger = 3
/** Emails a day to the customer of an official quote about their own actions. */
const mostAboutActions = 10
/** Emails to the business an hour about one quote. */
const mostToBusiness = 3
const hourMilliseconds = 60 * 60 * 1000

export type CustomerLimit = 'stranger' | 'actions' | 'none'

/** Which limit an email to the customer counts against. Until we've sent an official quote, no person has looked at it. */
export function customerLimit(kind: EventKind, isOfficial: boolean): CustomerLimit {
  const { by, emails } = eventKinds[kind]
  if (by === 'desk' || emails.isNeverLeftOut === true) return 'none'
  if (!isOfficial) return 'stranger'
  return by === 'customer' ? 'actions' : 'none'
}

export const mayEmailStranger = (emailsToday: number) => emailsToday < mostToStranger

export const mayEmailAboutAction = (emailsToday: number) => emailsToday < mostAboutActions

/**
 * Until when the next email about a quote to the business waits; null if it can leave now. `leaving` is when the others left or
 * will leave. If one is already waiting, the next one joins it.
 */
export function heldUntil(leaving: readonly Date[], now: Date): Date | null {
  const hourAgo = now.getTime() - hourMilliseconds
  const times = [...new Set(leaving.map((each) => each.getTime()))]
    .filter((time) => time > hourAgo)
    .toSorted((one, other) => one - other)
  const waiting = times.find((time) => time > now.getTime())
  if (waiting !== undefined) return new Date(waiting)
  const oldest = times.at(-mostToBusiness)
  return oldest === undefined ? null : new Date(oldest + hourMilliseconds)
}
