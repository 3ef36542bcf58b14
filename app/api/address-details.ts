import { z } from 'zod'
import { maps } from '#server/delivery/maps/maps.ts'
import { jsonAction, onlyPost } from '#server/web/json-action.ts'

export const loader = onlyPost

/** The street, city, state and ZIP code of the chosen suggestion, or null. */
export const action = jsonAction({
  limit: { name: 'address-details', most: 20, perSeconds: 60 },
  mostBytes: 1_000,
  schema: z.object({
    placeId: z.string().min(1).max(512),
    session: z.string().regex(/^[\w-]{16,36}$/),
  }),
  respond: ({ placeId, session }) => maps().findAddress(placeId, session),
})
