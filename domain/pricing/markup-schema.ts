import { z } from '#domain/zod.ts'
import type { MarkupRule } from './size-prices.ts'

/** A rule as the owner may enter it. Anything above these limits must be a typo. */
export const markupRule = z.object({
  containerSize: z
    .string()
    .trim()
    .min(1, 'a size must not be empty')
    .max(60, 'a size may have 60 characters'),
  markupBasisPoints: z
    .int('a markup may have two decimals')
    .min(0, 'a markup must not be below 0%')
    .max(1000_00, 'a markup must not be above 1000%'),
  plantingFeeCents: z
    .int('a planting fee is an amount')
    .min(0, 'a planting fee must not be below $0')
    .max(99_999_99, 'a planting fee must not be above $99,999.99'),
}) satisfies z.ZodType<MarkupRule>
