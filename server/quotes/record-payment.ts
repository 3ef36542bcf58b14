import { chargedOrder } from '#domain/pricing/charged-order.ts'
import type { Payment } from '#domain/quotes/lifecycle/events.ts'
import { owed, taxReceived, type Money } from '#domain/quotes/owed.ts'
import { sql } from 'kysely'
import { inQuoteTransaction, recordOnQuote } from './act-on-quote.ts'
import { requireRecorded, type DeskQuote } from './desk/desk-quote.ts'
import { lockQuote, readRecord } from './quote-events.ts'
import { listVersions } from './quote-versions.ts'

type Paying = {
  /** The payment, given what's owed. */
  payment: (money: Money) => Payment
  actor: string
  afterEvent: number
  now: Date
}

/** Records money with its share of the sales tax: as an event, and in the ledger, which outlives the customer's data. */
export async function recordPayment(quote: DeskQuote, { payment, ...acting }: Paying): Promise<void> {
  const outcome = await inQuoteTransaction(async (on) => {
    await lockQuote(on, quote.id)
    const { record } = await readRecord(quote.id, on)
    const order = (await listVersions(quote.id, on)).find(
      ({ version }) => version === record.accepted?.version,
    )
    const acceptedCents = order?.totals.grandTotalCents ?? 0
    const paid = payment(owed(record, acceptedCents))
    const action = { kind: 'paid', ...paid } as const
    const recorded = await recordOnQuote(on, { quoteId: quote.id, action, ...acting })
    if (recorded.kind !== 'recorded') return recorded
    // A fee for canceling has no tax.
    const taxed = order === undefined || record.state === 'declined' ? null : order
    const taxCents = taxed === null ? 0 : chargedOrder(taxed, record.done?.lines ?? []).totals.taxCents
    const { before } = await on
      .selectFrom('ledger')
      .select(sql<number>`coalesce(sum(tax_cents), 0)::bigint`.as('before'))
      .where('quoteNumber', '=', quote.number)
      .executeTakeFirstOrThrow()
    await on
      .insertInto('ledger')
      .values({
        quoteNumber: quote.number,
        day: sql<Date>`${paid.day}::date`,
        amountCents: paid.cents,
        // The order may have cost something else at the last payment: together, they have the tax of all that's received.
        taxCents: taxReceived(owed(recorded.record, acceptedCents), taxCents) - before,
        way: paid.way,
      })
      .execute()
    return recorded
  })
  await requireRecorded(outcome, quote)
}
