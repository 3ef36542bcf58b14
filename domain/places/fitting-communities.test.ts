import { expect, test } from 'vitest'
import { fittingCommunities } from './fitting-communities.ts'
import type { CommunityGround } from './plant-fit.ts'

const place = (
  slug: string,
  ground: CommunityGround['ground'],
  usdaZone: string | null,
  groundCertain = true,
): CommunityGround => ({
  slug,
  name: slug,
  ground,
  groundCertain,
  usdaZone,
  waters: slug === 'boerne' ? ['Cibolo Creek'] : [],
  forbidsRedOaks: false,
})
const places = [
  place('boerne', 'limestone', '8b'),
  place('cross-mountain', 'limestone', '8b/9a'),
  place('stone-oak', 'limestone', '9a'),
  place('shavano-park', 'limestone', '9a', false),
  place('seguin', 'clay', '9a'),
  place('elmendorf', 'sand', '9a'),
  place('cypress-point', 'unknown', null, false),
]
const slugsFor = (
  soilTextures: string[],
  soilPh: string | null,
  usdaZone: string | null,
  landforms: string[] = [],
) =>
  fittingCommunities(
    { plantType: 'tree', oakWilt: null, soilTextures, soilPh, usdaZone, landforms },
    places,
  ).map(({ ground, communities }) => [ground, ...communities.map(({ slug }) => slug)])

test('a plant of creek banks also fits along a creek, on ground that it otherwise shuns', () => {
  expect(slugsFor(['clay', 'wet'], 'adaptable', '5a-10a', ['creek'])).toEqual([
    ['clay', 'seguin'],
    ['creek', 'boerne'],
  ])
})

test('a plant of all soils fits wherever ground and zone are known', () => {
  expect(slugsFor(['limestone', 'clay', 'sand'], 'adaptable', '7a-10b')).toEqual([
    ['limestone', 'boerne', 'cross-mountain', 'stone-oak', 'shavano-park'],
    ['clay', 'seguin'],
    ['sand', 'elmendorf'],
  ])
})

test.each([
  [[], '7a-10b'],
  [['limestone'], null],
])('without soil or zone nothing fits: %j, %j', (textures, zone) => {
  expect(slugsFor(textures, 'alkaline', zone)).toEqual([])
})
