import { expect, test } from 'vitest'
import { plantDifference, type ComparedPlant } from './plant-difference.ts'

const laurel: ComparedPlant = {
  maxHeightFt: 20,
  leafRetention: 'evergreen',
  waterNeeds: 'low',
  deerTolerance: 'High',
  toxicToPets: 'Yes',
  flowerColor: 'purple, blue',
}

test.each<[string, Partial<ComparedPlant>]>([
  ['About half the height, bare in winter', { maxHeightFt: 10, leafRetention: 'deciduous' }],
  ['Taller, needs more water', { maxHeightFt: 30, waterNeeds: 'medium' }],
  ['About as tall, not toxic to pets', { toxicToPets: 'No', waterNeeds: 'high' }],
  ['About as tall, yellow flowers', { flowerColor: 'yellow' }],
  ['white flowers', { maxHeightFt: null, flowerColor: 'white' }],
  ['About as tall, purple flowers', { waterNeeds: null }],
  ['About as tall', { flowerColor: 'none' }],
  ['About as tall', { flowerColor: 'green, white' }],
  ['Much smaller', { maxHeightFt: 7.9, flowerColor: null }],
  ['About half the height', { maxHeightFt: 8, flowerColor: null }],
  ['Shorter', { maxHeightFt: 12, flowerColor: null }],
  ['About as tall', { maxHeightFt: 17.5, flowerColor: null }],
  ['Taller', { maxHeightFt: 23, flowerColor: null }],
  ['Much taller', { maxHeightFt: 34, flowerColor: null }],
  ['About as tall, purple flowers', { leafRetention: 'semi-evergreen' }],
  ['Much smaller', { maxHeightFt: 3, flowerColor: null }],
])('%s', (words, change) => {
  expect(plantDifference(laurel, { ...laurel, ...change })).toBe(words)
})

test('a difference in toxicity to pets is mentioned', () => {
  expect(plantDifference({ ...laurel, toxicToPets: 'Not assessed' }, laurel)).toContain('toxic to pets')
  expect(plantDifference(laurel, { ...laurel, toxicToPets: 'Not assessed' })).toBe(
    'About as tall, purple flowers',
  )
})

test('leaves come before deer, and deer before water', () => {
  const other = { ...laurel, leafRetention: 'deciduous', deerTolerance: 'Low', waterNeeds: 'high' }
  expect(plantDifference(other, laurel)).toBe('About as tall, keeps its leaves')
  expect(plantDifference({ ...other, leafRetention: 'evergreen' }, laurel)).toBe(
    'About as tall, deer bother it less',
  )
  expect(plantDifference({ ...laurel, waterNeeds: 'high' }, laurel)).toBe('About as tall, needs less water')
  expect(plantDifference(laurel, { ...laurel, deerTolerance: 'Low' })).toBe('About as tall, purple flowers')
  expect(plantDifference({ ...laurel, maxHeightFt: null }, laurel)).toBe('purple flowers')
  expect(plantDifference({ ...laurel, leafRetention: null }, { ...laurel, leafRetention: 'deciduous' })).toBe(
    'About as tall, purple flowers',
  )
})

test("unrated properties aren't compared", () => {
  const unrated = { ...laurel, deerTolerance: null, waterNeeds: null }
  expect(plantDifference(unrated, laurel)).toBe('About as tall, purple flowers')
  expect(plantDifference(laurel, unrated)).toBe('About as tall, purple flowers')
})
