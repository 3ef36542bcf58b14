import { z } from '#domain/zod.ts'
import type { MarkupRule } from './size-prices.ts'

/** A rule as it may be written. Above these figures it is a slip of the finger. */
export const markupRule = z.object({
  containerSize: z.string().trim().min(1, 'must not be empty').max(60, 'may have 60 characters'),
  markupBasisPoints: z
    .int('may have two decimals')
    .min(0, 'must not be below 0%')
    .max(1000_00, 'must not be above 1000%'),
  plantingFeeCents: z
    .int('must be an amount')
    .min(0, 'must not be below $0')
    .max(99_999_99, 'must not be above $99,999.99'),
}) satisfies z.ZodType<MarkupRule>
