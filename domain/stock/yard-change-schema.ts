import { z } from '#domain/zod.ts'
import { mostCents, type YardChange } from './yard-change.ts'

const mostPlants = 99_999

const common = { key: z.uuid(), id: z.int().positive() }
const stock = z.object({ isOut: z.boolean(), count: z.int().min(0).max(mostPlants).nullable() })
const price = z.int().min(1).max(mostCents).nullable()
const picture = z.object({ useCatalogImage: z.boolean(), customImageUrl: z.string().max(120).nullable() })

/** A change as a phone sends it. */
export const yardChange = z.discriminatedUnion('field', [
  z.object({ ...common, field: z.literal('stock'), from: stock, to: stock }),
  z.object({ ...common, field: z.literal('bestSeller'), from: z.boolean(), to: z.boolean() }),
  z.object({ ...common, field: z.literal('picture'), from: picture, to: picture }),
  z.object({ ...common, field: z.literal('price'), from: price, to: price }),
]) satisfies z.ZodType<YardChange>
