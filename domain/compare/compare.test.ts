import { expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import { compareUrl, isCanonicalComparison, parseComparedSlugs } from './compare-url.ts'
import { comparedSizes, defaultSize } from './compared-sizes.ts'
import { compareTraits } from './traits.ts'

test('slugs come from one list or from a form that repeats the name, each once', () => {
  expect(parseComparedSlugs(new URLSearchParams('plants=a,b,a'))).toEqual(['a', 'b'])
  expect(parseComparedSlugs(new URLSearchParams('plants=b&plants=a'))).toEqual(['b', 'a'])
  expect(compareUrl(['a', 'b'])).toBe('/compare?plants=a,b')
  expect(compareUrl(['a', 'b'], '30-gal')).toBe('/compare?plants=a,b&size=30-gal')
  expect(compareUrl([])).toBe('/compare')
})

test.each([
  ['plants=a,b', null, true],
  ['plants=a,b&size=30-gal', '30-gal', true],
  ['plants=a,b&utm=1', null, true],
  ['plants=b,a', null, false],
  ['plants=a,b,c', null, false],
  ['plants=a&plants=b', null, false],
  ['plants=a,&plants=b', null, false],
  ['plants=a,b&size=30-gal', null, false],
  ['plants=a,b', '30-gal', false],
] as const)('whether %s is the one URL of a and b in size %s: %s', (query, size, isTheOne) => {
  expect(isCanonicalComparison(new URLSearchParams(query), ['a', 'b'], size)).toBe(isTheOne)
})

const sizesOf = (...stock: string[][]) =>
  catalogOf(
    Object.fromEntries(stock.map((_, index) => [`P${index}`, {}])),
    stock.flatMap((sizes, index) => sizes.map((containerSize) => ({ of: `P${index}`, containerSize }))),
  ).plants

test.each([
  [
    [
      ['15 gal', '30 gal'],
      ['15 gal', '30 gal'],
    ],
    '15-gal',
  ],
  [
    [
      ['1 gal', '5 gal', '15 gal'],
      ['1 gal', '5 gal'],
    ],
    '5-gal',
  ],
  [[['1 gal'], ['30 gal']], '30-gal'],
  [[['1 gal'], []], '1-gal'],
  [[[], []], null],
])('the default size of %j is %s', (stock, size) => {
  expect(defaultSize(sizesOf(...stock))).toBe(size)
})

test('the sizes to choose from are those of any of the plants', () => {
  expect(comparedSizes(sizesOf(['15 gal'], ['5 gal', 'B&B']))).toEqual(['5-gal', '15-gal'])
})

const oak = {
  scientificName: 'Quercus fusiformis',
  oakWilt: 'intermediate',
  growthRate: 'slow',
  waterNeeds: 'low',
}
const elm = {
  scientificName: 'Ulmus crassifolia',
  growthRate: 'medium',
  waterNeeds: 'low',
  february2021: 'yes',
}

test('traits that differ have a cell for each plant; the rest is one sentence', () => {
  const { differing, same } = compareTraits(catalogOf({ Elm: elm, Oak: oak }).plants)
  expect(differing.map(({ label, cells }) => [label, ...cells.map(({ words }) => words)])).toEqual([
    ['Growth', 'Medium', 'Slow'],
    ['Oak wilt', 'None', 'Moderate'],
    ['February 2021', 'Came through', 'Not recorded'],
  ])
  expect(same).toBe('little water once rooted.')
})

test('oak wilt is left out if none is an oak, and so is what nobody has recorded', () => {
  const { differing, same } = compareTraits(catalogOf({ Elm: elm, Ash: { ...elm, growthRate: null } }).plants)
  expect(differing.map(({ label }) => label)).toEqual(['Growth'])
  expect(same).toBe('little water once rooted; came through February 2021.')
})

test('grounds that a plant does not like are named too', () => {
  const plants = catalogOf({ A: { soilTextures: ['clay', 'sand'] }, B: { soilTextures: ['clay'] } }).plants
  expect(compareTraits(plants).differing[0]?.cells).toEqual([
    { words: 'clay and sand', without: ['limestone', 'caliche'] },
    { words: 'clay', without: ['limestone', 'caliche', 'sand'] },
  ])
})
