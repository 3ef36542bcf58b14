import { describe, expect, test } from 'vitest'
import { catalogOf, type PlantFacts } from '#tests/support/catalog-rows.ts'
import { findPlants } from './find-plants.ts'
import { emptyPlantSearch } from './plant-search.ts'

const november = 11

const named = (word: string, plants: readonly PlantFacts[]) =>
  plants.map((plant, index): [string, PlantFacts] => [`${word} ${index + 1}`, plant])

type Case = [text: string, fitting: PlantFacts[], missing: PlantFacts[]]

/** The plants that don't fit miss it by one thing each. */
const findsWhatFits = (cases: readonly Case[]) =>
  test.each(cases)('"%s" finds what fits, and nothing else', (text, fitting, missing) => {
    const fits = named('Fitting', fitting)
    const { plants, vocabulary } = catalogOf(Object.fromEntries([...fits, ...named('Missing', missing)]))
    const { found } = findPlants(plants, vocabulary, { ...emptyPlantSearch, text }, november)
    expect(found.map(({ name }) => name)).toEqual(fits.map(([name]) => name))
  })

const shadeTree = { plantType: 'tree', maxHeightFt: 25, landscapeUses: ['shade'], thorns: false }

describe('height', () => {
  findsWhatFits([
    [
      'shade',
      [shadeTree],
      [
        { ...shadeTree, maxHeightFt: 24 },
        { ...shadeTree, maxHeightFt: null },
        { ...shadeTree, plantType: 'vine' },
        { ...shadeTree, landscapeUses: ['accent'] },
        { ...shadeTree, thorns: true },
      ],
    ],
    [
      'small tree',
      [{ plantType: 'tree', maxHeightFt: 25 }],
      [{ plantType: 'tree', maxHeightFt: 26 }, { plantType: 'tree' }, { plantType: 'shrub', maxHeightFt: 6 }],
    ],
    ['compact', [{ maxHeightFt: 6 }], [{ maxHeightFt: 7 }, { maxHeightFt: null }]],
    ['huge', [{ maxHeightFt: 50 }], [{ maxHeightFt: 49 }, { maxHeightFt: null }]],
  ])
})

const screenShrub = {
  plantType: 'shrub',
  leafRetention: 'evergreen',
  landscapeUses: ['screen'],
  maxHeightFt: 6,
}

describe('leaves all year', () => {
  findsWhatFits([
    [
      'evergreen',
      [{ leafRetention: 'evergreen' }],
      [{ leafRetention: 'semi-evergreen' }, { leafRetention: 'deciduous' }, { leafRetention: null }],
    ],
    [
      'privacy',
      [screenShrub, { ...screenShrub, landscapeUses: ['container', 'hedge'] }],
      [
        { ...screenShrub, leafRetention: 'semi-evergreen' },
        { ...screenShrub, leafRetention: null },
        { ...screenShrub, landscapeUses: ['container'] },
        { ...screenShrub, maxHeightFt: 5 },
        { ...screenShrub, plantType: 'vine' },
      ],
    ],
    [
      'windbreak',
      [
        { leafRetention: 'evergreen', plantType: 'tree', maxHeightFt: 10 },
        { leafRetention: 'semi-evergreen', plantType: 'shrub', maxHeightFt: 12 },
      ],
      [
        { leafRetention: 'evergreen', plantType: 'tree', maxHeightFt: 9 },
        { leafRetention: 'evergreen', plantType: 'vine', maxHeightFt: 20 },
        { leafRetention: 'deciduous', plantType: 'tree', maxHeightFt: 40 },
      ],
    ],
  ])
})

describe('fruit and thorns', () => {
  const poolside = { leafRetention: 'evergreen', thorns: false, fruit: null }
  findsWhatFits([
    [
      'pool',
      [poolside, { ...poolside, fruit: 'dry capsule' }],
      [
        { ...poolside, fruit: 'blue berries' },
        { ...poolside, thorns: true },
        { ...poolside, thorns: null },
        { ...poolside, leafRetention: 'deciduous' },
      ],
    ],
    [
      'no mess',
      [{ plantType: 'tree' }, { plantType: 'shrub', fruit: 'winged seeds' }],
      [{ plantType: 'tree', fruit: 'acorns' }, { plantType: 'perennial' }],
    ],
    ['thornless', [{ thorns: false }], [{ thorns: true }, { thorns: null }]],
  ])
})

describe('wildlife', () => {
  findsWhatFits([
    [
      'butterflies',
      [{ wildlife: ['butterflies', 'bees', 'larval host'] }],
      [{ wildlife: ['butterflies'] }, { wildlife: ['larval host'] }, {}],
    ],
    ['monarchs', [{ larvalHostOf: ['Queen', 'Monarch'] }], [{ larvalHostOf: ['Queen'] }, {}]],
  ])
})

describe('flowers', () => {
  findsWhatFits([
    [
      'flowering',
      [{ flowerColor: 'red' }, { flowerColor: 'green, white' }],
      [{ flowerColor: 'green' }, { flowerColor: 'none' }, { flowerColor: null }],
    ],
    [
      'wildflowers',
      [
        { plantType: 'annual', flowerColor: 'yellow' },
        { plantType: 'perennial', flowerColor: 'green, white' },
      ],
      [
        { plantType: 'perennial', flowerColor: 'green' },
        { plantType: 'annual', flowerColor: 'none' },
        { plantType: 'shrub', flowerColor: 'yellow' },
      ],
    ],
    [
      'summer flowers',
      [{ bloomMonths: [6] }, { bloomMonths: [8] }, { bloomMonths: [4, 5, 6] }],
      [{ bloomMonths: [5] }, { bloomMonths: [9] }, {}],
    ],
    [
      'winter flowers',
      [{ bloomMonths: [12] }, { bloomMonths: [2] }, { bloomMonths: [2, 3, 4] }, { bloomMonths: [11, 12] }],
      [{ bloomMonths: [3] }, { bloomMonths: [11] }, {}],
    ],
    ['in bloom', [{ bloomMonths: [10, november] }], [{ bloomMonths: [10, 12] }, {}]],
    ['fragrant', [{ fragrance: true }], [{ fragrance: false }, { fragrance: null }]],
    ['fall color', [{ fallColor: 'red' }], [{ fallColor: null }]],
    ['roble', [{ scientificName: 'Quercus fusiformis' }], [{}]],
  ])
})

describe('a place in the yard, and little work', () => {
  findsWhatFits([
    [
      'full sun',
      [{ exposure: 'Full Sun' }, { exposure: 'Full Sun to Part Shade' }],
      [{ exposure: 'Full Shade' }, { exposure: null }],
    ],
    [
      'wet feet',
      [{ toleratesPoorDrainage: 'Yes' }, { landscapeUses: ['rain garden'] }],
      [{ toleratesPoorDrainage: 'No', landscapeUses: ['container'] }],
    ],
    ['drought', [{ droughtTolerance: 'high' }], [{ droughtTolerance: 'medium' }, {}]],
    ['fast growing', [{ growthRate: 'fast' }], [{ growthRate: 'slow' }, {}]],
    ['easy', [{ maintenanceLevel: 'low' }], [{ maintenanceLevel: 'high' }, {}]],
  ])
})

describe('what is on record: an unknown is never a yes', () => {
  findsWhatFits([
    ['native', [{ texasNative: 'Yes' }], [{ texasNative: 'No' }, { texasNative: null }]],
    ['safe for dogs', [{ toxicToPets: 'No' }], [{ toxicToPets: 'Yes' }, { toxicToPets: 'Not assessed' }]],
    ['oak wilt', [{ oakWilt: 'low' }], [{ oakWilt: 'high' }, { oakWilt: null }]],
  ])
})
