import { mostOfOne } from '#domain/cart/cart.ts'
import { line, paragraphs } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'
import type { FoundStock } from './stock-words.ts'

/** In dollars; `checkEdit` says if it isn't an amount. */
const typedAmount = z.string().max(30)
const reason = line(300)
const row = {
  key: z.int(),
  quantity: z.int().min(1).max(mostOfOne),
  price: typedAmount,
}

/** An official quote while someone edits it at the desk: as it's kept on the device, and as it's sent. */
export const editedQuoteSchema = z.strictObject({
  /** The quote's last event when the editing began: if something has happened since, it isn't sent. */
  afterEvent: z.int().min(1),
  plants: z
    .array(
      z.strictObject({
        ...row,
        inventoryId: z.int().min(1),
        planting: typedAmount,
        isPlantedByUs: z.boolean(),
        /** How many of them get a deer cage. */
        cages: z.int().min(0),
        reason,
      }),
    )
    .max(100),
  /** The stock that plants were added from, which the quote itself doesn't have. The server looks at its own. */
  found: z.array(z.custom<FoundStock>()),
  extras: z.array(z.strictObject({ ...row, name: line(200), isTaxed: z.boolean() })).max(50),
  discount: typedAmount,
  discountReason: reason,
  isPickup: z.boolean(),
  /** '' while it isn't known. */
  deliveryFee: typedAmount,
  deliveryReason: reason,
  message: paragraphs(4000),
  paymentUrl: line(500),
  /** '' for as long as the settings say. */
  validUntil: z.iso.date().or(z.literal('')),
})
export type EditedQuote = z.infer<typeof editedQuoteSchema>
export type EditedPlant = EditedQuote['plants'][number]
