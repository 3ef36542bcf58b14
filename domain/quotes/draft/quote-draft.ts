import { mostOfOne } from '#domain/cart/cart.ts'
import { line, paragraphs } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'

const cents = z.int().min(0).max(100_000_000)
const quantity = z.int().min(1).max(mostOfOne)
const reason = line(300)

/** An edited quote that someone at the desk sends. */
export const quoteDraftSchema = z.strictObject({
  /** The quote's last event when this was read: if something has happened since, it isn't sent. */
  afterEvent: z.int().min(1),
  plants: z
    .array(
      z.strictObject({
        inventoryId: z.int().min(1),
        quantity,
        unitPriceCents: cents,
        plantingFeeCents: cents,
        isPlantedByUs: z.boolean(),
        cageCents: cents,
        reason,
      }),
    )
    .max(100),
  extras: z
    .array(
      z.strictObject({
        name: line(200).refine((given) => given !== '', 'name it'),
        quantity,
        unitPriceCents: cents,
        isTaxed: z.boolean(),
        reason: reason.refine((given) => given !== '', 'say what it is for'),
      }),
    )
    .max(50),
  discount: z.strictObject({ cents, reason }),
  delivery: z.strictObject({
    isPickup: z.boolean(),
    cents: cents.nullable(),
    miles: z.number().min(0).max(9999).nullable(),
    reason,
  }),
  message: paragraphs(4000),
  paymentUrl: z.url({ protocol: /^https$/ }).nullable(),
  /** Without it, as long as the settings say. */
  validUntil: z.iso.date().optional(),
})
export type QuoteDraft = z.infer<typeof quoteDraftSchema>
