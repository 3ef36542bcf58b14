import type { Picture } from '#domain/pictures/picture.ts'
import type { EditContext } from '#domain/quotes/draft/check-edit.ts'
import type { StockChoice } from '#domain/quotes/draft/stock-words.ts'
import type { AllowedAtDesk } from '#domain/quotes/lifecycle/allowed-actions.ts'
import type { PlantingDay, QuoteState } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteCustomer } from '#domain/quotes/quote.ts'
import type { Visit } from '#domain/quotes/visit.ts'
import type { ExplainedLine } from '#domain/visits/done-reasons.ts'
import type { DayNeeds } from '#domain/visits/offered-days.ts'
import type { DayChoice } from '#domain/visits/visit-data.ts'
import type { Money } from '#domain/quotes/owed.ts'
import type { NextStep } from './next-step.ts'
import type { ContactLinks } from '#domain/desk/today-page.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'

/** Something the customer wrote that waits for an answer. */
export type OpenWords = { seq: number; text: string; when: string }

/** A quote of the same customer, in a few words: 'Nov 18: Agree on a day'. */
export type KnownQuote = { number: string; title: string; customer: QuoteCustomer }

/** The desk's page of a quote. */
export type DeskQuoteData = {
  number: string
  /** Of its last event: what's sent with it is refused once something else has happened. */
  seq: number
  state: QuoteState
  next: NextStep
  can: AllowedAtDesk
  customer: QuoteCustomer
  /** Links that call, text, write or show the way; null if we don't know how. */
  contactLinks: ContactLinks & { map: string }
  /** The words that Text begins with. */
  linkWords: string
  /** The customer's page, which only shows and can't act. */
  pageUrl: string
  /** 'about 29 miles' */
  distance: string | null
  /** The question about a city's rules that must be asked before anything is planted. */
  plantingWarning: string | null
  /** Their other quotes, by phone number or email address, the newest first. */
  others: KnownQuote[]
  request: string
  writesInSpanish: boolean
  requestedOn: string
  weeks: string
  gone: string[]
  replaces: string | null
  photos: { key: string; width: number; height: number }[]
  /** Oldest first. */
  versions: QuoteVersion[]
  acceptedVersion: number | null
  /** A new version is compared with this one: the order's, or the newest. */
  comparedVersion: number
  pictures: [inventoryId: number, picture: Picture | null][]
  stock: StockChoice[]
  settings: EditContext['settings']
  today: string
  openChanges: OpenWords[]
  openQuestions: OpenWords[]
  openReports: OpenWords[]
  visit: Visit
  plantingDay: PlantingDay | null
  /** The order's needs and the days to choose from; empty if no day can be agreed on. */
  dayNeeds: DayNeeds
  choices: DayChoice[]
  canceledFeeCents: number | null
  money: Money
  /** Oldest first. */
  payments: { seq: number; words: string }[]
  /** The outcome of the order's lines; null before the day. */
  done: readonly ExplainedLine[] | null
  /** Newest first. */
  story: {
    seq: number
    title: string
    when: string
    words: string | null
    /** The email to the customer that belongs to it. */
    email: { text: string; isUnsent: boolean } | null
  }[]
  notes: { id: number; who: string; when: string; words: string }[]
}
