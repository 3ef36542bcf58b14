import { expect, test } from 'vitest'
import { catalogOf, type PlantFacts } from '#tests/support/catalog-rows.ts'
import { similarPlants } from './similar-plants.ts'

const tree = (facts: PlantFacts): PlantFacts => ({
  plantType: 'tree',
  maxHeightFt: 40,
  exposure: 'Full Sun',
  waterNeeds: 'low',
  leafRetention: 'deciduous',
  texasNative: 'Yes',
  ...facts,
})
const similarTo = (name: string, others: Record<string, PlantFacts>, facts: PlantFacts = {}) => {
  const { plants } = catalogOf({ ...others, [name]: tree(facts) })
  const plant = plants.find((each) => each.name === name)
  return plant === undefined ? undefined : similarPlants(plant, plants).map((each) => each.name)
}

test('plants of the same type, nearest in height, sun and water, at most four', () => {
  const others = {
    Twin: tree({}),
    Taller: tree({ maxHeightFt: 50 }),
    Shaded: tree({ exposure: 'Full Shade' }),
    Thirsty: tree({ waterNeeds: 'high' }),
    Tiny: tree({ maxHeightFt: 2 }),
    Vine: tree({ plantType: 'vine' }),
    'No Height': tree({ maxHeightFt: null }),
  }
  expect(similarTo('Oak', others)).toEqual(['Twin', 'Taller', 'Thirsty', 'Shaded'])
})

test('a plant of unknown height has no similar plants', () => {
  expect(similarTo('Oak', { Twin: tree({}) }, { maxHeightFt: null })).toEqual([])
})

test('other things equal, evergreens and natives come first', () => {
  const others = {
    Bare: tree({ leafRetention: 'evergreen' }),
    Exotic: tree({ texasNative: 'No', maxHeightFt: 41 }),
  }
  expect(similarTo('Oak', others)).toEqual(['Bare', 'Exotic'])
})
