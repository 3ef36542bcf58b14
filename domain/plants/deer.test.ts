import { expect, test } from 'vitest'
import { deerRule, type DeerRule } from './deer.ts'

test.each<[string, string | null, number | null, DeerRule]>([
  ['tree', 'High', 8, 'rub'],
  ['tree', 'Medium', 8, 'cage'],
  ['tree', 'Low', null, 'cage-well'],
  ['shrub', 'High', 8, 'leave'],
  ['shrub', 'Medium', 6, 'cage'],
  ['shrub', 'Medium', 5, 'nibble'],
  ['shrub', 'Low', 6, 'cage-well'],
  ['shrub', 'Low', null, 'fence'],
  ['vine', 'Low', 20, 'fence'],
  ['perennial', 'Medium', 1, 'nibble'],
  ['succulent', 'High', 4, 'leave'],
  ['tree', null, 20, 'unrated'],
])('a %s rated %s that grows %s ft or more: %s', (plantType, deerTolerance, minHeightFt, rule) => {
  expect(deerRule({ plantType, deerTolerance, minHeightFt, deerEats: null })).toBe(rule)
})

test('a plant of which deer only eat the flowers', () => {
  const yucca = { plantType: 'succulent', deerTolerance: 'Medium', minHeightFt: 2, deerEats: 'flowers' }
  expect(deerRule(yucca)).toBe('blooms')
})
