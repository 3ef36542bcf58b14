import { expect, test } from 'vitest'
import { fittingCommunities, type CommunityGround } from './fitting-communities.ts'

const place = (
  slug: string,
  ground: string,
  usdaZone: string | null,
  groundCertain = true,
): CommunityGround => ({
  slug,
  name: slug,
  ground,
  groundCertain,
  usdaZone,
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
const slugsFor = (soilTextures: string[], soilPh: string | null, usdaZone: string | null) =>
  fittingCommunities({ soilTextures, soilPh, usdaZone }, places).map(({ ground, communities }) => [
    ground,
    ...communities.map(({ slug }) => slug),
  ])

test('a plant of all soils fits wherever ground and zone are known', () => {
  expect(slugsFor(['limestone', 'clay', 'sand'], 'adaptable', '7a-10b')).toEqual([
    ['limestone', 'boerne', 'cross-mountain', 'stone-oak'],
    ['clay', 'seguin'],
    ['sand', 'elmendorf'],
  ])
})

test('one that likes it sour is promised to no limestone and no clay', () => {
  expect(slugsFor(['limestone', 'clay', 'sand'], 'acidic to neutral', '5a-9b')).toEqual([
    ['sand', 'elmendorf'],
  ])
})

test('one that wants lime is not promised to the sands', () => {
  expect(slugsFor(['limestone', 'sand'], 'alkaline', '9a-10b')).toEqual([['limestone', 'stone-oak']])
})

test('a place on the line between two zones needs a plant that stands both', () => {
  expect(slugsFor(['limestone'], 'alkaline', '9a-10b').flat()).not.toContain('cross-mountain')
})

test.each([
  [[], 'alkaline', '7a-10b'],
  [['limestone'], null, '7a-10b'],
  [['limestone'], 'alkaline', null],
])('where a fact is missing nothing is said: %j, %j, %j', (textures, ph, zone) => {
  expect(slugsFor(textures, ph, zone)).toEqual([])
})
