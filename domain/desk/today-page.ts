import type { Day } from '#domain/time/nursery-clock.ts'
import type { MarginWords } from './today-words.ts'

// The Today page, in words.

/** Links to call, text or write to someone; null where we lack the number or the address. */
export type ContactLinks = { call: string | null; text: string | null; mail: string | null }

/** Something to do about a quote, a visit or its 811 ticket. */
export type TaskRow = {
  number: string
  /** Where it's done. */
  path: string
  who: string
  /** '' if they come to us. */
  town: string
  margin: MarginWords & { isLate: boolean }
  /** 'New request.' */
  title: string
  /** '3 plants' */
  brief: string
  /** '1 Texas Red Oak 65 gal, 2 Mexican Plum 15 gal', 'Digging Wednesday, November 18, 8 AM' */
  detail: string
  /** The customer's message. */
  words: string | null
  /** What's short or about to end. */
  warning: string | null
  /** '$1,619', 'Collect $865.06' */
  total: string | null
  act: string
  /** 'Later' or 'Dismiss' if it can be put off. */
  later: string | null
  contactLinks: ContactLinks
}

export type EmailRow = {
  id: string
  /** Null if it isn't about a quote. */
  number: string | null
  who: string
  town: string
  margin: MarginWords
  title: string
  /** The mail server's words. */
  reason: string
  /** The address that could be corrected; null if the email isn't to a customer. */
  address: string | null
  contactLinks: ContactLinks
}

export type MessageRow = {
  id: number
  who: string
  margin: MarginWords
  words: string
  contactLinks: ContactLinks
}

/** At most `mostRows`, and how many there are. */
export type Listed<Row> = { rows: Row[]; count: number }

type TaskSection =
  | 'visits'
  | 'out'
  | 'answer'
  | 'untold'
  | 'followUp'
  | 'dayOver'
  | 'tickets'
  | 'noDay'
  | 'expires'
  | 'owed'

export type TodayPage = {
  /** As an ISO date, for the day sheet. */
  date: Day
  /** When this was read, in words. */
  day: string
  time: string
  deskHours: string
  /** Must be done today. */
  count: number
  /** When nothing has to be done today: 'Tuesday at 10 AM', if an answer is promised for later. */
  nextPromise: string | null
  emails: Listed<EmailRow>
  messages: Listed<MessageRow>
} & Record<TaskSection, Listed<TaskRow>>
