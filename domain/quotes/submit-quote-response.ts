import { z } from '#domain/zod.ts'

const cents = z.number().int()
const inches = z.number().nullable()

/** The response to a stored quote request. Customer and number are named as specified; money is the server's, in cents. */
export const submitQuoteResponse = z.object({
  customer: z.object({ first_name: z.string(), email: z.string().nullable() }),
  quote: z.object({
    quote_number: z.string(),
    createdAt: z.string(),
    validUntil: z.string(),
    totals: z.object({
      subtotalCents: cents,
      laborCents: cents,
      deliveryCents: cents.nullable(),
      grandTotalCents: cents,
    }),
    delivery: z.object({
      isPickup: z.boolean(),
      cents: cents.nullable(),
      miles: z.number().nullable(),
      approximate: z.boolean(),
      reason: z.string(),
    }),
    plants: z.array(
      z.object({
        inventoryId: z.number(),
        name: z.string(),
        containerSize: z.string(),
        quantity: z.number(),
        unitPriceCents: cents,
        plantingFeeCents: cents,
        isPlantedByUs: z.boolean(),
        cageCents: cents,
        currentHeightInches: inches,
        caliperInches: inches,
      }),
    ),
    gone: z.array(
      z.object({
        inventoryId: z.number(),
        plantName: z.string().nullable(),
        containerSize: z.string().nullable(),
        quantity: z.number(),
      }),
    ),
  }),
  quoteNumber: z.string(),
  /** The quote's page is /quote/{token}. */
  token: z.string(),
  /** True if our totals differ from the ones the visitor saw, which the summary points out. */
  figuresDiffer: z.boolean(),
  /** The number of the quote that this one replaces or follows. */
  replaces: z.string().nullable(),
  promise: z.string().nullable(),
  isChangedOnItsPage: z.boolean(),
  isOver: z.boolean().default(false),
})

export type SubmitQuoteResponse = z.output<typeof submitQuoteResponse>
