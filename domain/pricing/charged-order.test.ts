import { expect, test } from 'vitest'
import { redbuds, versionWith } from '#tests/support/quote-versions.ts'
import type { DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { chargedOrder } from './charged-order.ts'

/** $200 + $170 planting, $100.03 + $90 planting + $45 cage, a stump for $120, $65 delivery, 8.25% on all plants and delivery. */
const order = versionWith({
  plants: [
    redbuds,
    { ...redbuds, quantity: 1, unitPriceCents: 10_003, plantingFeeCents: 9000, cageCents: 4500 },
  ],
  extras: [{ name: 'Grind a stump', quantity: 1, unitPriceCents: 12_000, isTaxed: false }],
  delivery: { isPickup: false, cents: 6500, miles: 12, approximate: false, reason: '' },
  discount: { cents: 2500, reason: 'One trip' },
  tax: { basisPoints: 825, kinds: ['plants', 'delivery'] },
})

const owed = (...outcomes: DoneLine['outcome'][]) =>
  chargedOrder(
    order,
    outcomes.map((outcome, index) => ({ line: index + 1, outcome })),
  ).totals.grandTotalCents

test.each<[string, number, DoneLine['outcome'][]]>([
  // 79,003 − 2,500 and the tax on 36,503 less its share of the discount.
  ['all of it as quoted', order.totals.grandTotalCents, ['planted', 'planted']],
  // 55,500 − 2,500, and 8.25% of 26,500 − 1,194.
  ['a line less, with its planting, its cage and its tax', 55_088, ['planted', 'not-done']],
  // 62,003 − 2,500, and 8.25% of 36,503 − 1,472.
  ['no planting for what was only brought', 62_393, ['delivered', 'planted']],
  // 42,003 − 2,500, and 8.25% of 30,003 − 1,786.
  ['no delivery and no cage if everything was picked up', 41_831, ['picked-up', 'picked-up']],
  ['nothing if nothing was done', 0, ['not-done', 'not-done']],
])('[QL-35] what is owed is %s', (_, cents, outcomes) => {
  expect(owed(...outcomes)).toBe(cents)
})

test('[QL-35] what is owed for part of a line is its own plants, planting and cages, and their tax', () => {
  const { totals, plants } = chargedOrder(order, [
    { line: 1, outcome: 'planted', count: 1 },
    { line: 2, outcome: 'planted' },
  ])
  expect(plants.map(({ quantity }) => quantity)).toEqual([1, 1])
  // 60,503 − 2,500, and 8.25% of 26,503 − 1,095.
  expect(totals.grandTotalCents).toBe(60_099)
})

test('[QL-35] a discount is never more than what is left', () => {
  const small = versionWith({ plants: order.plants, discount: { cents: 25_000, reason: '' }, tax: order.tax })
  const { totals } = chargedOrder(small, [
    { line: 1, outcome: 'not-done' },
    { line: 2, outcome: 'delivered' },
  ])
  expect(totals).toMatchObject({ discountCents: 14_503, taxCents: 0, grandTotalCents: 0 })
})

test('[QL-35] an order of other work only is charged whole, since it has no line to leave undone', () => {
  const work = versionWith({ ...order, plants: [] })
  expect(chargedOrder(work, []).totals).toEqual(work.totals)
})
