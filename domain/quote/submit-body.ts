import { z } from 'zod'
import { contactForm } from './contact-form.ts'

const mostQuoteLines = 100
const mostOfOneItem = 999

// What the visitor saw. Compared with our own figures and never used (reading 2), so it may be anything.
const seenDollars = z.number().nullish().catch(null)

const item = z.object({
  inventoryId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  quantity: z.number().int().min(1).max(mostOfOneItem),
  unitPrice: seenDollars,
  plantingCost: seenDollars,
  totalPrice: seenDollars,
})

const noFigures = { subtotal: null, laborTotal: null, deliveryFee: null, grandTotal: null }

/** SQ-01: the body of a quote request. The visitor's choices are checked; figures and names are only looked at. */
export const submitBody = z.object({
  formData: contactForm,
  // An inventory row has one size, so a cart holds it once (CT-01).
  items: z
    .array(item)
    .min(1)
    .max(mostQuoteLines)
    .refine((items) => new Set(items.map(({ inventoryId }) => inventoryId)).size === items.length),
  priceCalculation: z
    .object({
      subtotal: seenDollars,
      laborTotal: seenDollars,
      deliveryFee: seenDollars,
      grandTotal: seenDollars,
    })
    .catch(noFigures),
})

export type SubmitBody = z.output<typeof submitBody>

/** What is wrong with each field of the form, the first message of each. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const named = error.issues.flatMap(({ path, message }) =>
    path[0] === 'formData' && typeof path[1] === 'string' ? [[path[1], message] as const] : [],
  )
  return Object.fromEntries(named.toReversed())
}
