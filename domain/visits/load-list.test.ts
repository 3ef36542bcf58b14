import { expect, test } from 'vitest'
import { loadInWords, loadList } from './load-list.ts'

const redbud = { name: 'Texas Redbud', size: '15 gal', grower: 'Guadalupe' }
const oak = { name: 'Live Oak', size: '30 gal', grower: null }
const lines = [
  { ...redbud, quantity: 2, gallons: [5, 7] as const, hasCage: true },
  { ...oak, quantity: 1, gallons: [10, 12] as const, hasCage: false },
  { ...redbud, quantity: 3, gallons: null, hasCage: false },
]

test('[DK-93] the load list has the water of every plant, the cages and a card a stop', () => {
  const words = loadList(lines, 2).map((item) => item.words)
  expect(words.slice(2)).toEqual([
    'Water, 30 gal',
    'Shovels, rock bar, auger',
    'Mulch',
    'Stakes and ties',
    'Deer cages, 2',
    'Water cards, 2',
  ])
  expect(loadList([], 0)).toEqual([])
})

test('[DK-167] the load list has each plant once, with its size and whose yard it is in', () => {
  expect(loadList(lines, 0).slice(0, 2)).toEqual([
    { words: '1 Live Oak, 30 gal', grower: null },
    { words: '5 Texas Redbud, 15 gal', grower: 'Guadalupe' },
  ])
})

test('[DK-160] an order’s load is in one line', () => {
  expect(
    loadInWords([
      { quantity: 1, name: 'Texas Redbud', containerSize: '15 gal', hasCage: true },
      { quantity: 6, name: 'Cenizo', containerSize: '5 gal', hasCage: false },
      { quantity: 1, name: 'Remove one ash' },
    ]),
  ).toBe('1 Texas Redbud 15 gal with cage, 6 Cenizo 5 gal, Remove one ash')
})
