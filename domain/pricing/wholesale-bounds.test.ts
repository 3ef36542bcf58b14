import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrice } from './plant-price.ts'
import { wholesaleBounds } from './wholesale-bounds.ts'

test('a wholesale price lies within the bounds exactly when its planted price lies within the prices', () => {
  const cents = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(
      cents(5_000_00),
      cents(500_00),
      cents(2_000_00),
      fc.option(cents(2_000_00)),
      (markupBasisPoints, plantingFeeCents, fromCents, widthCents) => {
        const toCents = widthCents === null ? null : fromCents + widthCents
        const { leastCents, mostCents } = wholesaleBounds(
          { markupBasisPoints, plantingFeeCents },
          { fromCents, toCents },
        )
        const isWithin = (wholesaleCents: number) => {
          const planted = unitPrice(wholesaleCents, markupBasisPoints) + plantingFeeCents
          return planted >= fromCents && (toCents === null || planted <= toCents)
        }
        // Prices rise, so the bounds are right when what lies on either side of each of them is.
        for (const bound of [leastCents, mostCents ?? leastCents])
          for (const wholesaleCents of [bound - 1, bound, bound + 1].filter((price) => price >= 0))
            expect(wholesaleCents >= leastCents && (mostCents === null || wholesaleCents <= mostCents)).toBe(
              isWithin(wholesaleCents),
            )
      },
    ),
    { numRuns: 2_000 },
  )
})
