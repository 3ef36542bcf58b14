import { z } from '#domain/zod.ts'
import { formatCents } from '#domain/money.ts'
import type { DeliveryZone } from './delivery-zone.ts'

const miles = z
  .number('must be miles')
  .min(0, 'must not be below 0')
  .max(9999, 'must not be above 9,999')
  .refine((given) => Math.abs(given * 10 - Math.round(given * 10)) < 1e-6, 'may have one decimal')

/** A fee nobody would pay is a slip of the finger. */
const mostFeeCents = 99_999_99
const cents = z
  .int('must be an amount')
  .min(0, 'must not be below $0')
  .max(mostFeeCents, `must not be above ${formatCents(mostFeeCents)}`)

/** A zone as it may be written. */
export const deliveryZone = z
  .object({
    name: z.string().trim().min(1, 'must not be empty').max(100, 'may have 100 characters'),
    minMiles: miles,
    maxMiles: miles.nullable(),
    baseFeeCents: cents,
    perMileFeeCents: cents,
  })
  .refine(({ minMiles, maxMiles }) => maxMiles === null || maxMiles > minMiles, {
    path: ['maxMiles'],
    message: 'must be farther than where the zone begins',
  }) satisfies z.ZodType<DeliveryZone>
