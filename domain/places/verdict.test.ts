import { describe, expect, test } from 'vitest'
import { plant, ridge, unknown } from '#tests/support/sample-communities.ts'
import type { PlantFacts } from './plant-facts.ts'
import { fittingCommunities, inWords, verdictOn, type PlantingPlace } from './verdict.ts'

const town: PlantingPlace = { ...ridge, deerPressure: 'low', forbidsRedOaks: false }
const edge = { groundCertain: false, usdaZone: '8b/9a' }
const creeks = { waters: ['Cibolo Creek', 'the Guadalupe River'] }
const laurel = plant('Laurel', { soilTextures: ['limestone'], usdaZone: '7a-10b' })
const creekTree = { soilTextures: ['wet'], landforms: ['creek'] }
const vine = { plantType: 'vine', deerTolerance: 'Low' }

const said = (facts: Partial<PlantFacts>, place: Partial<PlantingPlace>) => {
  const verdict = verdictOn({ ...laurel, ...facts }, { ...town, ...place })
  return verdict && inWords(verdict, { ...town, ...place }).join(' ')
}

test.each<[string | null, Partial<PlantFacts>, Partial<PlantingPlace>]>([
  ['Fits Ridge. It takes limestone and zone 8b.', {}, {}],
  ['Fits Ridge. It takes limestone and clay and zone 8b to 9a.', { soilTextures: ['caliche', 'clay'] }, edge],
  ['Not for Ridge: limestone and clay meet there, and it doesn’t take both.', {}, edge],
  ['Not for Ridge: it doesn’t do well on clay.', {}, { ground: 'clay' }],
  ['Not for Ridge: zone 8b is too cold for it.', { usdaZone: '9a-10b' }, {}],
  ['Not for Ridge: zone 8b is too warm for it.', { usdaZone: '5a-8a' }, {}],
  ['Not for Ridge: the city bans red oaks, to slow oak wilt.', { oakWilt: 'high' }, { forbidsRedOaks: true }],
  ['Fits Ridge. It takes limestone and zone 8b.', { oakWilt: 'low' }, { forbidsRedOaks: true }],
  ['Fits Ridge. It takes limestone and zone 8b.', { oakWilt: 'high' }, {}],
  [
    'Grows in Ridge, but oak wilt is on record there, and it kills red oaks.',
    { oakWilt: 'high' },
    { oakWilt: 'here' },
  ],
  [
    'Grows in Ridge, but oak wilt is on record in the county, and it kills red oaks.',
    { oakWilt: 'high' },
    { oakWilt: 'county' },
  ],
  [
    'Fits Ridge. Oak wilt is on record there, so keep it well away from other live oaks.',
    { oakWilt: 'intermediate' },
    { oakWilt: 'here' },
  ],
  [
    'Grows in Ridge, but only on low, moist ground along Cibolo Creek and the Guadalupe River.',
    creekTree,
    creeks,
  ],
  ['Not for Ridge: it doesn’t do well on limestone.', creekTree, {}],
  ['Fits Ridge. It takes limestone and zone 8b.', { landforms: ['creek'] }, creeks],
  [
    'Grows in Ridge, but deer come by daily, eat it, and it never outgrows them.',
    vine,
    { deerPressure: 'high' },
  ],
  ['Fits Ridge. It takes limestone and zone 8b.', vine, { deerPressure: 'medium' }],
  [
    'Fits Ridge. Deer come by daily, so cage it at first.',
    { plantType: 'tree', deerTolerance: 'Low' },
    { deerPressure: 'high' },
  ],
  [
    'Fits Ridge. Deer come by daily and nibble it.',
    { plantType: 'vine', deerTolerance: 'Medium' },
    { deerPressure: 'high' },
  ],
  [null, {}, { ground: 'unknown' }],
  [null, {}, { usdaZone: null }],
  [null, { soilTextures: [] }, {}],
  [null, { usdaZone: null }, {}],
])('%s', (words, facts, place) => {
  expect(said(facts, place)).toBe(words)
})

describe('the towns that a plant fits', () => {
  const towns: PlantingPlace[] = [
    { ...town, slug: 'prairie', name: 'Prairie', ground: 'clay' },
    { ...town, ...creeks },
    { ...unknown, forbidsRedOaks: false },
  ]
  const slugs = (facts: Partial<PlantFacts>) =>
    fittingCommunities({ ...laurel, ...facts }, towns).map(({ ground, communities }) => [
      ground,
      ...communities.map(({ slug }) => slug),
    ])

  test('are grouped by ground', () => {
    expect(slugs({ soilTextures: ['clay', 'limestone'] })).toEqual([
      ['limestone', 'ridge'],
      ['clay', 'prairie'],
    ])
  })

  test('end with those where it only grows along a creek', () => {
    expect(slugs({ soilTextures: ['clay'], landforms: ['creek'] })).toEqual([
      ['clay', 'prairie'],
      ['creek', 'ridge'],
    ])
  })
})
