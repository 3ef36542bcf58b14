import { z } from 'zod'
import { phraseOf } from './search-words.ts'

/** Things that people ask for and we don't sell or do, with what we say, and the plants or the page that come nearest. */
export const notSoldList = z.array(
  z.strictObject({
    id: z.string(),
    /** Every way it's typed. They win over single words of plants' names, never over a plant's whole name. */
    names: z.array(z.string()).min(1),
    says: z.string().max(160),
    /** Slugs of plants, the nearest first. */
    near: z.array(z.string()),
    to: z.string().startsWith('/').optional(),
  }),
)

export type NotSold = z.output<typeof notSoldList>[number]

export const indexNotSold = (things: readonly NotSold[]): ReadonlyMap<string, NotSold> =>
  new Map(things.flatMap((thing) => thing.names.map((name) => [phraseOf(name), thing])))
