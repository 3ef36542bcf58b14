import type { Day } from '#domain/time/nursery-clock.ts'
import type { MarginWords } from './today-words.ts'

// The Today page, in words. Amounts have their own fields, because a device doesn't store them.

/** Links to call, text or write to someone; null where we lack the number or the address. */
export type ContactLinks = { call: string | null; text: string | null; mail: string | null }

export type TodayQuote = {
  number: string
  who: string
  town: string
  margin: MarginWords & { isLate: boolean }
  /** 'New request.' */
  title: string
  /** '3 plants' */
  brief: string
  /** '1 Texas Red Oak 65 gal, 2 Mexican Plum 15 gal' */
  detail: string
  /** The customer's message. */
  words: string | null
  /** What's short or about to end. */
  warning: string | null
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

/** A visit of today. */
export type VisitRow = {
  number: string
  who: string
  /** '' if they come to us. */
  town: string
  /** '8 AM', 'Morning' */
  hour: string
  /** 'Planting.', 'Done.' */
  title: string
  /** '1 Texas Redbud 15 gal, 6 Cenizo 5 gal' */
  load: string
  isDone: boolean
  /** The sum to collect; null if nothing is owed. */
  total: string | null
}

/** A visit that 811 has to know about. */
export type TicketRow = {
  number: string
  who: string
  town: string
  margin: MarginWords & { isLate: boolean }
  /** '811 is due today by 8 AM' */
  title: string
  /** 'Digging Wednesday, November 18, 8 AM' */
  detail: string
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

export type TodayPage = {
  /** As an ISO date, for the day sheet. */
  date: Day
  /** When this was read, as an ISO date and in words. */
  readAt: string
  day: string
  time: string
  deskHours: string
  /** Must be done today. */
  count: number
  /** When nothing has to be done today: 'Tuesday at 10 AM', if an answer is promised for later. */
  nextPromise: string | null
  visits: Listed<VisitRow>
  out: Listed<TodayQuote>
  answer: Listed<TodayQuote>
  dayOver: Listed<TodayQuote>
  tickets: Listed<TicketRow>
  noDay: Listed<TodayQuote>
  emails: Listed<EmailRow>
  followUp: Listed<TodayQuote>
  untold: Listed<TodayQuote>
  expires: Listed<TodayQuote>
  owed: Listed<TodayQuote>
  messages: Listed<MessageRow>
  /** '1 late', '1 due today': privacy requests that press. Lists that a device stored earlier lack it. */
  privacy?: string | null
}
