import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totals } from './totals.ts'
import { taxableKinds, versionTotals } from './version-totals.ts'

const cents = fc.integer({ min: 0, max: 500_000 })
const quantity = fc.integer({ min: 1, max: 50 })
const lines = fc.array(
  fc.record({ unitPriceCents: cents, plantingFeeCents: cents, cageCents: cents, quantity }),
  { maxLength: 8 },
)
const extras = fc.array(fc.record({ unitPriceCents: cents, quantity, isTaxed: fc.boolean() }), {
  maxLength: 3,
})
const tax = fc.option(
  fc.record({ basisPoints: fc.integer({ min: 0, max: 1000 }), kinds: fc.subarray([...taxableKinds]) }),
)
const versions = fc.record({ lines, extras, discountCents: cents, deliveryCents: fc.option(cents), tax })

describe('[QL-12] the totals of a version', () => {
  test('of plain lines are those of an estimate', () => {
    fc.assert(
      fc.property(lines, fc.option(cents), (each, deliveryCents) => {
        const version = versionTotals({ lines: each, extras: [], discountCents: 0, deliveryCents, tax: null })
        expect(version).toMatchObject(totals(each, deliveryCents))
      }),
    )
  })

  test('add up and are never negative', () => {
    fc.assert(
      fc.property(versions, (version) => {
        const of = versionTotals(version)
        const sum =
          of.subtotalCents +
          of.laborCents +
          of.extrasCents -
          of.discountCents +
          (of.deliveryCents ?? 0) +
          of.taxCents
        expect(of.grandTotalCents).toBe(sum)
        expect(Math.min(...Object.values(of).map((value) => value ?? 0))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('tax is rounded half up, once, on what is taxed after the discount', () => {
    const line = { unitPriceCents: 10_000, plantingFeeCents: 8500, cageCents: 4500, quantity: 1 }
    const version = { lines: [line], extras: [], discountCents: 0, deliveryCents: 0 }
    const taxOf = (kinds: readonly (typeof taxableKinds)[number][], discountCents = 0) =>
      versionTotals({ ...version, discountCents, tax: { basisPoints: 825, kinds } }).taxCents
    expect(taxOf(['plants'])).toBe(825)
    expect(taxOf(['planting'])).toBe(701) // 701.25
    expect(taxOf(['cage'])).toBe(371) // 371.25
    expect(taxOf(['plants', 'planting', 'cage'])).toBe(1898) // 1897.5
    expect(taxOf(['plants'], 2300)).toBe(743) // a tenth off: 742.5
    expect(taxOf([])).toBe(0)
  })

  test('a discount larger than everything leaves zero', () => {
    const line = { unitPriceCents: 100, plantingFeeCents: 0, quantity: 1 }
    const tax825 = { basisPoints: 825, kinds: taxableKinds }
    expect(
      versionTotals({ lines: [line], extras: [], discountCents: 900, deliveryCents: 0, tax: tax825 }),
    ).toMatchObject({ discountCents: 100, taxCents: 0, grandTotalCents: 0 })
  })
})
