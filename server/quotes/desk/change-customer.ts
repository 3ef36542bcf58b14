import { customerFields } from '#domain/cart/customer.ts'
import { customerDetails } from '#domain/quotes/contact-form.ts'
import { lockQuote } from '#server/quotes/quote-events.ts'
import { findCustomer, updateCustomer } from '#server/quotes/quotes.ts'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Outdated, parseOrRefuse } from '#server/platform/requests/refusal.ts'

/** Corrects who the customer is and how to reach them, on this quote. `was` is how the page had it, as JSON. */
export function changeCustomer(
  quoteId: number,
  { details, was }: { details: unknown; was: string },
  personId: number,
): Promise<void> {
  const customer = parseOrRefuse(customerDetails, details, "This can't be saved")
  return db()
    .transaction()
    .execute(async (on) => {
      await lockQuote(on, quoteId)
      const before = await findCustomer(on, quoteId)
      if (before === undefined || JSON.stringify(before) !== was)
        throw new Outdated('Someone else has just changed this. Look at it again. Nothing was changed.')
      const fields = customerFields.filter((field) => customer[field] !== before[field])
      if (fields.length === 0) return
      await updateCustomer(on, quoteId, customer)
      await recordChange(on, {
        personId,
        action: 'customer.changed',
        subject: `quote ${quoteId}`,
        details: { fields },
      })
    })
}
