import { eventKinds } from './event-kinds.ts'
import type { EventKind } from './events.ts'

export const isNeverLeftOut = (kind: EventKind): boolean => eventKinds[kind].emails.isNeverLeftOut === true

/** True if anyone could have caused an email to the customer: until we've sent an official quote, no person has looked at it. */
export const mayBeStrangers = (kind: EventKind, isOfficial: boolean): boolean =>
  !isOfficial && eventKinds[kind].by !== 'desk' && !isNeverLeftOut(kind)
