import { sql } from 'kysely'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { chargedOrder } from '#domain/pricing/charged-order.ts'
import type { Action, DoneLine } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { recordOnQuote } from '#server/quotes/act-on-quote.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readRecord } from '#server/quotes/quote-events.ts'
import { getNewestVersion, insertVersion } from '#server/quotes/quote-versions.ts'
import { openQueue } from '#server/mail/queue.ts'
import { salesTax, versionWith } from './quote-versions.ts'

const today = () => nurseryDay(new Date())

/** Does to quotes what people at the desk do, with the owner's connection. */
export function quoteDesk(on: Database) {
  async function idOf(token: string): Promise<number> {
    const { id } = await on
      .selectFrom('quotes')
      .select('id')
      .where('pageToken', '=', token)
      .executeTakeFirstOrThrow()
    return id
  }

  async function act(token: string, action: Action, words = '') {
    const quoteId = await idOf(token)
    await openQueue()
    const outcome = await on
      .transaction()
      .execute((transaction) =>
        recordOnQuote(transaction, { quoteId, action, actor: 'Ruth', words, now: new Date() }),
      )
    if (outcome.kind !== 'recorded') throw new Error(`${action.kind}: ${JSON.stringify(outcome)}`)
  }

  /** Sends the newest version again as an official one, with these changes. */
  async function offer(token: string, changes: Partial<QuoteVersion> = {}): Promise<number> {
    const quoteId = await idOf(token)
    const { record } = await readRecord(quoteId, on)
    const newest = await getNewestVersion(quoteId, on)
    const version = record.lastVersion + 1
    const offered = versionWith({
      ...newest,
      delivery: { ...newest.delivery, cents: newest.delivery.cents ?? 0 },
      tax: salesTax,
      validUntil: addDays(today(), 30),
      ...changes,
      version,
      createdAt: new Date(),
    })
    await act(token, { kind: 'offered', version, validUntil: offered.validUntil })
    await insertVersion(on, quoteId, offered)
    return version
  }

  const agreeDay = (token: string, daysAhead = 20) =>
    act(token, {
      kind: 'day-agreed',
      day: addDays(today(), daysAhead),
      arrivalHour: 8,
      despiteChange: false,
    })

  return {
    idOf,
    act,
    offer,
    agreeDay,
    /** Sends the official quote, and the customer accepts it. */
    async sell(token: string, changes: Partial<QuoteVersion> = {}) {
      const version = await offer(token, changes)
      await act(token, { kind: 'accepted', version }, 'Elena Ortiz')
    },
    /** A day that has come, with its first line planted, or these, or something else done with them. */
    async finish(token: string, lines = [1], outcome: DoneLine['outcome'] = 'planted') {
      await agreeDay(token, 0)
      const done = lines.map((line) => ({ line, outcome }))
      const order = await getNewestVersion(await idOf(token), on)
      const owedCents = chargedOrder(order, done).totals.grandTotalCents
      await act(token, { kind: 'done', day: today(), lines: done, owedCents, despiteChange: false })
    },
    /** Makes the last valid day of the newest version yesterday. */
    async letExpire(token: string) {
      const quoteId = await idOf(token)
      await sql`update quote_events set record = jsonb_set(record, '{newest,validUntil}', to_jsonb(${addDays(today(), -1)}::text))
        where quote_id = ${quoteId}`.execute(on)
    },
    async readToken(token: string): Promise<string> {
      const quote = await on
        .selectFrom('quotes')
        .select('readToken')
        .where('pageToken', '=', token)
        .executeTakeFirstOrThrow()
      return quote.readToken
    },
    events: async (token: string) => {
      const quoteId = await idOf(token)
      return on
        .selectFrom('quoteEvents')
        .leftJoin('quoteEventTexts as texts', (join) =>
          join.onRef('texts.quoteId', '=', 'quoteEvents.quoteId').onRef('texts.seq', '=', 'quoteEvents.seq'),
        )
        .select(['kind', 'state', 'details', 'texts.words'])
        .where('quoteEvents.quoteId', '=', quoteId)
        .orderBy('quoteEvents.seq')
        .execute()
    },
  }
}
