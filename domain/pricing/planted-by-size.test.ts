import { expect, test } from 'vitest'
import { plantedBySize, plantedTextValues } from './planted-by-size.ts'

test('[SP-01] the prices by size go from the cheapest to the dearest tree in stock, planted', () => {
  const tree = { slug: 'cedar-elm', plantType: 'tree' }
  expect(
    plantedBySize([
      { size: '15-gal', plantedCents: 210_00, plant: tree },
      { size: '5-gal', plantedCents: 81_50, plant: tree },
      { size: '15-gal', plantedCents: 185_00, plant: tree },
      { size: '15-gal', plantedCents: 99_00, plant: { slug: 'agarita', plantType: 'shrub' } },
      { size: 'other', plantedCents: 1_00, plant: tree },
    ]),
  ).toEqual([
    { size: '5 gal', leastCents: 81_50, mostCents: 81_50 },
    { size: '15 gal', leastCents: 185_00, mostCents: 210_00 },
  ])
})

test('[BL-04] an article on costs has the prices of today', () => {
  const value = plantedTextValues([
    { size: '15-gal', plantedCents: 210_00, plant: { slug: 'cedar-elm', plantType: 'tree' } },
    { size: '15-gal', plantedCents: 185_50, plant: { slug: 'bur-oak', plantType: 'tree' } },
  ])
  expect(value('plantedFrom:15 gal')).toBe('$185.50')
  expect(value('plantedTo:15 gal')).toBe('$210')
  expect(value('planted:cedar-elm:15 gal')).toBe('$210')
  for (const unknown of [
    'plantedFrom:30 gal',
    'planted:cedar-elm:30 gal',
    'planted:palm:15 gal',
    'gallons:15 gal',
  ])
    expect(value(unknown)).toBeUndefined()
})
