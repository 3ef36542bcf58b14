import { z } from 'zod'
import { maps } from '#server/delivery/maps/maps.ts'
import { jsonAction, onlyPost } from '#server/web/json-action.ts'

export const loader = onlyPost

/** Addresses that match what the visitor has typed. Empty when the lookup fails too: they can always keep typing. */
export const action = jsonAction({
  limit: { name: 'address-suggestions', most: 90, perSeconds: 60 },
  mostBytes: 1_000,
  schema: z.object({
    typed: z.string().trim().min(3).max(160),
    session: z.string().regex(/^[\w-]{16,36}$/),
  }),
  respond: async ({ typed, session }) => (await maps().suggestAddresses(typed, session)) ?? [],
})
