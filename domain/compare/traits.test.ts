import { expect, test } from 'vitest'
import { catalogOf, type PlantFacts } from '#tests/support/catalog-rows.ts'
import { compareTraits } from './traits.ts'

const compare = (...plants: PlantFacts[]) =>
  compareTraits(catalogOf(Object.fromEntries(plants.map((facts, index) => [`P${index}`, facts]))).plants)

const oak = { scientificName: 'Quercus fusiformis' }

test.each<[PlantFacts, string]>([
  [{ growthRate: 'slow' }, 'slow growth.'],
  [{ leafRetention: 'evergreen' }, 'evergreen.'],
  [{ leafRetention: 'semi-evergreen' }, 'most leaves stay on in winter.'],
  [{ leafRetention: 'deciduous' }, 'bare in winter.'],
  [{ leafRetention: 'herbaceous' }, 'die back for part of the year.'],
  [{ ...oak, oakWilt: 'high' }, 'high oak wilt risk.'],
  [{ ...oak, oakWilt: 'intermediate' }, 'moderate oak wilt risk.'],
  [{ ...oak, oakWilt: 'low' }, 'low oak wilt risk.'],
  [{ exposure: 'Full Sun to Part Shade' }, 'full sun to part shade.'],
  [{ waterNeeds: 'low' }, 'little water once rooted.'],
  [{ waterNeeds: 'medium' }, 'some water once rooted.'],
  [{ waterNeeds: 'high' }, 'plenty of water.'],
  [{ deerTolerance: 'High' }, 'deer leave them alone.'],
  [{ plantType: 'tree', deerTolerance: 'Medium' }, 'cage them at first.'],
  [{ deerTolerance: 'Low' }, 'only inside a fence.'],
  [{ soilTextures: ['clay', 'limestone', 'loam'] }, 'grow in limestone and clay.'],
  [{ february2021: 'as natives did' }, 'no damage on record from February 2021.'],
  [{ february2021: 'damaged' }, 'damaged in February 2021.'],
  [{ february2021: 'no' }, 'died in February 2021.'],
])('two plants with %j are the same in one sentence: %s', (facts, same) => {
  expect(compare(facts, facts)).toEqual({ differing: [], same })
})

test.each<[string, PlantFacts, PlantFacts, object[]]>([
  ['Growth', { growthRate: 'slow' }, { growthRate: 'fast' }, [{ words: 'Slow' }, { words: 'Fast' }]],
  [
    'Leaves',
    { leafRetention: 'deciduous', fallColor: 'yellow to orange' },
    { leafRetention: 'evergreen', fallColor: 'maroon' },
    [{ words: 'Bare in winter', note: 'Fall color: yellow to orange' }, { words: 'Evergreen' }],
  ],
  [
    'Leaves',
    { leafRetention: 'semi-evergreen' },
    { leafRetention: 'herbaceous' },
    [{ words: 'Keeps most leaves' }, { words: 'Dies back' }],
  ],
  [
    'Oak wilt',
    { ...oak, oakWilt: 'high' },
    { scientificName: 'Ulmus crassifolia' },
    [
      { words: 'High', note: 'Never prune February through June' },
      { words: 'None', note: 'Not an oak' },
    ],
  ],
  [
    'Oak wilt',
    { ...oak, oakWilt: 'intermediate' },
    { ...oak, oakWilt: 'low' },
    [
      { words: 'Moderate', note: 'Never prune February through June' },
      { words: 'Low', note: 'White oak group' },
    ],
  ],
  [
    'Sun',
    { exposure: 'Full Sun' },
    { exposure: 'Full Sun to Part Shade' },
    [{ words: 'Full sun' }, { words: 'Full sun to part shade' }],
  ],
  [
    'Water',
    { waterNeeds: 'low' },
    { waterNeeds: 'medium' },
    [
      { words: 'Low', note: 'once rooted' },
      { words: 'Medium', note: 'once rooted' },
    ],
  ],
  [
    'Deer',
    { deerTolerance: 'High' },
    { deerTolerance: 'Low' },
    [{ words: 'Deer leave it alone' }, { words: 'Only inside a fence' }],
  ],
  [
    'February 2021',
    { february2021: 'damaged' },
    { february2021: 'no' },
    [{ words: 'Was damaged' }, { words: 'Died' }],
  ],
])('%s has a cell for each plant: %j and %j', (label, one, other, cells) => {
  expect(compare(one, other)).toEqual({ differing: [expect.objectContaining({ label, cells })], same: null })
})

test.each<[string, PlantFacts, string]>([
  ['Leaves', { leafRetention: 'deciduous' }, 'Bare in winter'],
  ['Oak wilt', { ...oak, oakWilt: 'low' }, 'Low'],
  ['Sun', { exposure: 'Full Sun' }, 'Full sun'],
  ['Water', { waterNeeds: 'low' }, 'Low'],
  ['Deer', { deerTolerance: 'High' }, 'Deer leave it alone'],
  ['Ground', { soilTextures: ['clay'] }, 'clay'],
])('%s that is recorded for only one plant differs', (label, facts, words) => {
  const { differing, same } = compare(facts, { scientificName: facts.scientificName ?? 'Testus' })
  expect(differing.map((trait) => [trait.label, ...trait.cells.map((cell) => cell.words)])).toEqual([
    [label, words, 'Not recorded'],
  ])
  expect(same).toBeNull()
})

test('several traits that are the same are one sentence, in the order of the rows', () => {
  const facts = { waterNeeds: 'low', growthRate: 'fast', deerTolerance: 'Low' }
  expect(compare(facts, facts, facts).same).toBe(
    'fast growth; little water once rooted; only inside a fence.',
  )
})

test('there is nothing to say about plants without records, or about none at all', () => {
  expect(compare({}, {})).toEqual({ differing: [], same: null })
  expect(compare()).toEqual({ differing: [], same: null })
})
