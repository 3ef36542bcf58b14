import { z } from 'zod'
import { maps } from '#server/gateways/maps/maps.ts'
import { jsonAction, onlyPost } from '#server/http/json-action.ts'

export const loader = onlyPost

/** What the visitor may mean; an empty list also where nothing can be found out, since typing on is always fine. */
export const action = jsonAction({
  limit: { name: 'address-suggestions', most: 90, perSeconds: 60 },
  mostBytes: 1_000,
  schema: z.object({
    typed: z.string().trim().min(3).max(160),
    session: z.string().regex(/^[\w-]{16,36}$/),
  }),
  respond: async ({ typed, session }) => (await maps().suggestAddresses(typed, session)) ?? [],
})
