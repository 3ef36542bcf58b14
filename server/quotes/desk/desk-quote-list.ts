import { fullName } from '#domain/cart/customer.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatCents } from '#domain/money.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { stateAt } from '#domain/quotes/lifecycle/record.ts'
import type { QuoteState } from '#domain/quotes/lifecycle/events.ts'
import { nextStep, type NextStep } from '#domain/quotes/desk/next-step.ts'
import { countGroups, type QuoteGroup } from '#domain/quotes/desk/quote-groups.ts'
import { countQuotesByState, listQuotesForDesk } from './desk-quotes.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

const pageSize = 30

type ListedQuote = {
  number: string
  name: string
  city: string
  state: QuoteState
  plants: number
  total: string
  next: NextStep
}

export type DeskQuoteList = {
  quotes: ListedQuote[]
  groups: { group: QuoteGroup; quotes: number; total: string }[]
  /** Matching quotes in all groups together. */
  all: number
  page: number
  pages: number
  shown: number
}

type Wanted = { group: QuoteGroup | null; search: string; page: number }

/** A page of the desk's list of quotes, those that need us first, and how many there are in each group. */
export async function readDeskQuoteList({ group, search, page }: Wanted, now: Date): Promise<DeskQuoteList> {
  const wanted = { group, search, today: nurseryDay(now), offset: (page - 1) * pageSize, most: pageSize }
  const [rows, counts, settings] = await Promise.all([
    listQuotesForDesk(wanted),
    countQuotesByState(search),
    readQuoteSettings(),
  ])
  const desk = deskHoursOf(settings)
  const groups = countGroups(counts)
  const all = counts.reduce((sum, { quotes }) => sum + quotes, 0)
  const shown = group === null ? all : (groups.find((each) => each.group === group)?.quotes ?? 0)
  return {
    quotes: rows.map((row) => {
      const { record } = row
      const promise = answerPromise(record, settings.promiseHours, desk)
      return {
        number: row.number,
        name: fullName(row),
        city: row.city,
        state: stateAt(record, now),
        plants: row.plants,
        total: formatCents(row.totalCents),
        next: nextStep(record, { promise, hasUnsentEmail: row.hasUnsentEmail, now }),
      }
    }),
    groups: groups.map(({ cents, ...each }) => ({ ...each, total: formatCents(cents) })),
    all,
    page,
    pages: Math.max(1, Math.ceil(shown / pageSize)),
    shown,
  }
}
