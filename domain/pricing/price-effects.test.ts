import { expect, test } from 'vitest'
import { changedSizes, priceEffect } from './price-effects.ts'
import { resolveSizePrices } from './size-prices.ts'

const rule = (markupBasisPoints: number, plantingFeeCents: number) =>
  resolveSizePrices([{ containerSize: '15 gal', markupBasisPoints, plantingFeeCents }])

test('a changed rule is explained by an example price', () => {
  const oak = { plantName: 'Lacey Oak', size: '#15', wholesaleCents: 155_00 }
  expect(priceEffect(oak, rule(100_00, 85_00), rule(87_10, 85_00))).toBe(
    'A 15 gal Lacey Oak goes from $310 to $290.01, planting it stays at $85.',
  )
  expect(changedSizes(['15 gal', '#15', '5 gal'], rule(100_00, 85_00), rule(100_00, 95_00))).toEqual([
    '15 gal',
    '#15',
  ])
  expect(changedSizes(['15 gal', '5 gal'], rule(100_00, 85_00), rule(90_00, 85_00))).toEqual(['15 gal'])
})
