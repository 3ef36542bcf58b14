import { expect, test } from 'vitest'
import { loadList } from './load-list.ts'

test('[DK-93] the load list has the water of every plant, the cages and a card a stop', () => {
  const lines = [
    { quantity: 2, gallons: [5, 7] as const, hasCage: true },
    { quantity: 1, gallons: [10, 12] as const, hasCage: false },
    { quantity: 3, gallons: null, hasCage: false },
  ]
  expect(loadList(lines, 2).map(({ words }) => words)).toEqual([
    'Water, 30 gal',
    'Shovels, rock bar, auger',
    'Mulch',
    'Stakes and ties',
    'Deer cages, 2',
    'Water cards, 2',
  ])
  expect(loadList([{ quantity: 3, gallons: null, hasCage: false }], 0)).toEqual([])
})
