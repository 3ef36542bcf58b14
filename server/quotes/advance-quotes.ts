import { sql } from 'kysely'
import { overStates } from '#domain/quotes/lifecycle/events.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { dueActions } from '#domain/quotes/lifecycle/due-actions.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { actOnQuote } from './act-on-quote.ts'
import { db } from '#server/platform/database/database.ts'
import { log } from '#server/platform/log/log.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

/** Quotes that time can still change, with their last record. */
async function listOpenQuotes(): Promise<{ quoteId: number; record: QuoteRecord }[]> {
  const { rows } = await sql<{ quoteId: number; record: QuoteRecord }>`
    select quote_id as "quoteId", record from quote_events last
    where state <> all (${[...overStates]})
      and (state <> 'closed' or record ->> 'waitingSince' is not null)
      and not exists (select from quote_events later where later.quote_id = last.quote_id and later.seq > last.seq)
    order by quote_id`.execute(db())
  return rows
}

/** Records what the passing of time does: quotes expire, orders close, reminders are due. Several workers may do it at once. */
export async function advanceQuotes(now: Date) {
  for (const { quoteId, record } of await listOpenQuotes())
    for (const action of dueActions(record, now))
      await actOnQuote({ quoteId, action, actor: 'clock', now }).catch((error: unknown) =>
        log.error({ err: error, quote: quoteId, due: action.kind }, 'quote not advanced'),
      )
}

/** How many customers have waited for an answer for longer than we promised. */
export async function countLateAnswers(now: Date): Promise<number> {
  const settings = await readQuoteSettings()
  const desk = deskHoursOf(settings)
  const promises = (await listOpenQuotes()).map(({ record }) =>
    answerPromise(record, settings.promiseHours, desk),
  )
  return promises.filter((promise) => promise !== null && promise < now).length
}
