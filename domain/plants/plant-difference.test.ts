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
  ['Much smaller', { maxHeightFt: 3, flowerColor: null }],
])('%s', (words, change) => {
  expect(plantDifference(laurel, { ...laurel, ...change })).toBe(words)
})

test('a plant that is toxic to pets says so beside one that is not', () => {
  expect(plantDifference({ ...laurel, toxicToPets: 'Not assessed' }, laurel)).toContain('toxic to pets')
})
