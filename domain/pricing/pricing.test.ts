import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containerSizeLabel, containerSizes } from '#domain/stock/container-sizes.ts'
import { plantPrice, unitPrice } from './plant-price.ts'
import { findSizePrice, resolveSizePrices, type MarkupRule } from './size-prices.ts'
import { lineTotal, totals } from './totals.ts'

const rule = (containerSize: string, markupBasisPoints: number, plantingFeeCents: number): MarkupRule => ({
  containerSize,
  markupBasisPoints,
  plantingFeeCents,
})
const noRules = resolveSizePrices([])

describe('[PR-03] default planting fees', () => {
  test('every size a visitor can choose has its own', () => {
    const sizes = containerSizes.filter((size) => size !== 'other').map(containerSizeLabel)
    expect(sizes.filter((size) => !noRules.has(size))).toEqual([])
  })

  test.each([
    ['4"', 0],
    ['6"', 0],
    ['1 gal', 15],
    ['3 gal', 25],
    ['5 gal', 35],
    ['#5', 35],
    ['7 gal', 45],
    ['#7', 45],
    ['10 gal', 65],
    ['15 gal', 85],
    ['#15', 85],
    ['25 gal', 125],
    ['#25', 125],
    ['30 gal', 150],
    ['#30', 150],
    ['45 gal', 200],
    ['#45', 200],
    ['65 gal', 300],
    ['100 gal', 500],
  ])('%s: $%i', (size, dollars) => {
    expect(findSizePrice(noRules, size)).toEqual({
      markupBasisPoints: 10_000,
      plantingFeeCents: dollars * 100,
    })
  })
})

// Worked out by hand: wholesale dollars, size, quantity -> unit price, planting, line total.
describe('[PR-01] worked examples at the default markup of 100%', () => {
  test.each([
    { wholesaleCents: 95_00, size: '15 gal', quantity: 1, unit: 190_00, planting: 85_00, total: 275_00 },
    { wholesaleCents: 95_00, size: '15 GAL', quantity: 2, unit: 190_00, planting: 85_00, total: 550_00 },
    { wholesaleCents: 470_00, size: '65 gal', quantity: 1, unit: 940_00, planting: 300_00, total: 1_240_00 },
    { wholesaleCents: 18_00, size: '3 gal', quantity: 6, unit: 36_00, planting: 25_00, total: 366_00 },
    { wholesaleCents: 1_75, size: '4"', quantity: 12, unit: 3_50, planting: 0, total: 42_00 },
    {
      wholesaleCents: 110_00,
      size: 'Ball and burlap',
      quantity: 1,
      unit: 220_00,
      planting: 50_00,
      total: 270_00,
    },
    { wholesaleCents: 33, size: '1 gal', quantity: 3, unit: 66, planting: 15_00, total: 46_98 },
  ])(
    '$quantity x $size at $wholesaleCents cents',
    ({ wholesaleCents, size, quantity, unit, planting, total }) => {
      const price = plantPrice(wholesaleCents, size, noRules)
      expect(price).toEqual({ unitPriceCents: unit, plantingFeeCents: planting })
      expect(lineTotal({ ...price, quantity })).toBe(total)
    },
  )
})

describe('[PR-02] active rules override the defaults', () => {
  const rules = [
    rule(' 15 Gal ', 85_00, 95_00),
    rule('Ball and Burlap', 120_00, 400_00),
    rule('#30', 33_33, 0),
  ]

  test.each([
    ['15 gal', { unitPriceCents: 185_00, plantingFeeCents: 95_00 }],
    ['15 GAL', { unitPriceCents: 185_00, plantingFeeCents: 95_00 }],
    ['#15', { unitPriceCents: 185_00, plantingFeeCents: 95_00 }],
    ['ball and burlap', { unitPriceCents: 220_00, plantingFeeCents: 400_00 }],
    ['30 gal', { unitPriceCents: 133_33, plantingFeeCents: 0 }],
    ['45 gal', { unitPriceCents: 200_00, plantingFeeCents: 200_00 }],
    ['an unknown size', { unitPriceCents: 200_00, plantingFeeCents: 50_00 }],
  ])('%s at 100 dollars wholesale', (size, price) => {
    expect(plantPrice(100_00, size, resolveSizePrices(rules))).toEqual(price)
  })

  test('[DK-54] the price that the owner typed for the row wins over all of them, and planting stays', () => {
    expect(plantPrice(100_00, '15 gal', resolveSizePrices(rules), 245_00)).toEqual({
      unitPriceCents: 245_00,
      plantingFeeCents: 95_00,
    })
  })

  test('a rule for one name of a size applies to the other name unless that has its own rule', () => {
    const both = resolveSizePrices([rule('15 gal', 10_00, 1_00), rule('#15', 20_00, 2_00)])
    expect(findSizePrice(both, '15 gal').plantingFeeCents).toBe(1_00)
    expect(findSizePrice(both, '#15').plantingFeeCents).toBe(2_00)
  })
})

test('[PR-01] half a cent is rounded up', () => {
  expect(unitPrice(1, 50_00)).toBe(2)
  expect(unitPrice(3, 50_00)).toBe(5)
  expect(unitPrice(10_05, 12_50)).toBe(11_31)
})

const cents = fc.integer({ min: 0, max: 9_999_999_999 })
const basisPoints = fc.integer({ min: 0, max: 999_999 })

test('[PR-01] the unit price is always the nearest cent', () => {
  fc.assert(
    fc.property(cents, basisPoints, (wholesaleCents, markup) => {
      const exact = BigInt(wholesaleCents) * BigInt(10_000 + markup)
      const off = BigInt(unitPrice(wholesaleCents, markup)) * 10_000n - exact
      expect(off > -5_000n && off <= 5_000n).toBe(true)
    }),
  )
})

const line = fc.record({
  unitPriceCents: fc.integer({ min: 0, max: 5_000_000 }),
  plantingFeeCents: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})

test('[PR-01] the grand total is the sum of all lines and the delivery, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 100 }),
      fc.option(fc.integer({ min: 0, max: 100_000 })),
      (lines, delivery) => {
        const sum = totals(lines, delivery)
        expect(sum.subtotalCents + sum.laborCents).toBe(
          lines.reduce((total, each) => total + lineTotal(each), 0),
        )
        expect(sum.grandTotalCents).toBe(sum.subtotalCents + sum.laborCents + (delivery ?? 0))
        expect(Number.isSafeInteger(sum.grandTotalCents)).toBe(true)
      },
    ),
  )
})
