import { fullName } from '#domain/cart/customer.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatCents } from '#domain/money.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { stateAt } from '#domain/quotes/lifecycle/record.ts'
import { nextStep } from '#domain/quotes/desk/next-step.ts'
import { countGroups, type QuoteGroup } from '#domain/quotes/desk/quote-groups.ts'
import { countQuotesByState, listQuotesForDesk } from './desk-quotes.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

const pageSize = 30

type Wanted = { group: QuoteGroup | null; search: string; page: number }

/** A page of the desk's list of quotes, those that need us first, and how many there are in each group. */
export async function readDeskQuoteList({ group, search, page }: Wanted, now: Date) {
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
    /** Matching quotes in all groups together. */
    all,
    page,
    pages: Math.max(1, Math.ceil(shown / pageSize)),
    shown,
  }
}
