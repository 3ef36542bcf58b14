import { z } from 'zod'
import { destinationSchema } from '#domain/delivery/destination-schema.ts'
import { estimateDelivery, estimateLimit } from '#server/delivery/estimate-delivery.ts'
import { jsonAction, onlyPost } from '#server/web/json-action.ts'

// POST, to keep street addresses out of access logs.
export const loader = onlyPost

export const action = jsonAction({
  limit: estimateLimit,
  mostBytes: 2_000,
  schema: z.object({ to: destinationSchema, orderCents: z.int().nonnegative() }),
  respond: ({ to, orderCents }) => estimateDelivery(to, orderCents),
})
