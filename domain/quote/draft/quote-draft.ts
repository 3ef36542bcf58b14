import { mostOfOne } from '#domain/cart/cart.ts'
import { line, paragraphs } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'

const cents = z.int().min(0).max(100_000_000)
const quantity = z.int().min(1).max(mostOfOne)
const reason = line(300)

/** What someone at the desk edits. A plant needs only its stock id and quantity; the rest comes from the price list. */
export const quoteDraftSchema = z.strictObject({
  /** The quote's last event when this was read: if something has happened since, it isn't sent. */
  afterEvent: z.int().min(1).optional(),
  plants: z
    .array(
      z.strictObject({
        inventoryId: z.int().min(1),
        quantity,
        unitPriceCents: cents.optional(),
        plantingFeeCents: cents.optional(),
        isPlantedByUs: z.boolean().default(true),
        cageCents: cents.default(0),
        reason,
        // To recognize the line; never read.
        name: z.string().optional(),
        containerSize: z.string().optional(),
      }),
    )
    .max(100),
  extras: z
    .array(
      z.strictObject({
        name: line(200).refine((given) => given !== '', 'name it'),
        quantity: quantity.default(1),
        unitPriceCents: cents,
        isTaxed: z.boolean(),
        reason: reason.refine((given) => given !== '', 'say what it is for'),
      }),
    )
    .max(50)
    .default([]),
  discount: z.strictObject({ cents, reason }).default({ cents: 0, reason: '' }),
  delivery: z.strictObject({
    isPickup: z.boolean().default(false),
    cents: cents.nullable(),
    miles: z.number().min(0).max(9999).nullable().default(null),
    reason,
  }),
  message: paragraphs(4000),
  paymentUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  validUntil: z.iso.date().optional(),
})
export type QuoteDraft = z.infer<typeof quoteDraftSchema>
