import { z } from 'zod'
import { mostLines, mostOfOne } from '#domain/cart/cart.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import { contactForm } from './contact-form.ts'

// A price the visitor saw. We only compare it with our own and never use it, so anything is accepted.
const seenDollars = z.number().nullish().catch(null)

const item = z.object({
  inventoryId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  quantity: z.number().int().min(1).max(mostOfOne),
  isPlantedByUs: z.boolean().optional(),
  hasCage: z.boolean().optional(),
  unitPrice: seenDollars,
  plantingCost: seenDollars,
  totalPrice: seenDollars,
})

const noTotals = { subtotal: null, laborTotal: null, deliveryFee: null, grandTotal: null }

/** The body of a quote request. Choices are validated; prices are only compared, and names are ignored. */
export const submitBody = z.object({
  formData: contactForm,
  // A cart has one line per inventory row.
  items: z
    .array(item)
    .min(1)
    .max(mostLines)
    .refine((items) => new Set(items.map(({ inventoryId }) => inventoryId)).size === items.length),
  priceCalculation: z
    .object({
      subtotal: seenDollars,
      laborTotal: seenDollars,
      deliveryFee: seenDollars,
      grandTotal: seenDollars,
    })
    .catch(noTotals),
  isPickup: z.boolean().optional(),
  /** Set if the visitor read our pages in Spanish. */
  language: z.literal('es').optional().catch(undefined),
  /** The sent quote that this request is added to, with its token as proof. */
  earlierQuote: z.object({ number: z.string().max(24), token: z.string().max(64) }).optional(),
})

export type SubmitBody = z.output<typeof submitBody>

/** The first error message of each form field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const named = error.issues.flatMap(({ path, message }) =>
    path[0] === 'formData' && typeof path[1] === 'string' ? [[path[1], message] as const] : [],
  )
  return Object.fromEntries(named.toReversed())
}

/** The names of the totals the visitor saw that differ from ours. Totals that weren't sent are ignored. */
export function differingTotals(
  seen: SubmitBody['priceCalculation'],
  { subtotalCents, laborCents, deliveryCents, grandTotalCents }: Totals,
): string[] {
  const pairs = {
    subtotal: [seen.subtotal, subtotalCents],
    laborTotal: [seen.laborTotal, laborCents],
    deliveryFee: [seen.deliveryFee, deliveryCents],
    grandTotal: [seen.grandTotal, grandTotalCents],
  } as const
  return Object.entries(pairs)
    .filter(([, [dollars, cents]]) => {
      if (dollars === null || dollars === undefined) return false
      return cents === null ? dollars !== 0 : Math.round(dollars * 100) !== cents
    })
    .map(([name]) => name)
}
