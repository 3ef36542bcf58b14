import { z } from '#domain/zod.ts'
import { formatCents } from '#domain/money.ts'
import type { DeliveryZone } from './delivery-zone.ts'

const miles = z
  .number('a distance is miles')
  .min(0, 'a distance must not be below 0')
  .max(9999, 'a distance must not be above 9,999 miles')
  .refine((given) => Math.abs(given * 10 - Math.round(given * 10)) < 1e-6, 'a distance may have one decimal')

/** A higher fee must be a typo. */
const mostFeeCents = 99_999_99
const cents = z
  .int('a fee is an amount')
  .min(0, 'a fee must not be below $0')
  .max(mostFeeCents, `a fee must not be above ${formatCents(mostFeeCents)}`)

/** A zone as the owner may enter it. */
export const deliveryZone = z
  .object({
    name: z.string().trim().min(1, 'a name must not be empty').max(100, 'a name may have 100 characters'),
    minMiles: miles,
    maxMiles: miles.nullable(),
    baseFeeCents: cents,
    perMileFeeCents: cents,
  })
  .refine(({ minMiles, maxMiles }) => maxMiles === null || maxMiles > minMiles, {
    path: ['maxMiles'],
    message: 'it must end farther out than it begins',
  }) satisfies z.ZodType<DeliveryZone>
