import { expect, test } from 'vitest'
import { plant, ridge, unknown } from '#tests/support/sample-communities.ts'
import type { PlantFacts } from './plant-facts.ts'
import { placeNotes } from './place-notes.ts'

const town = { ...ridge, deerPressure: 'low', forbidsRedOaks: false } as const
const laurel = plant('Laurel', { soilTextures: ['limestone'], usdaZone: '7a-10b' })

/** Whether a plant fits a single town, and why. */
function noteOn(facts: Partial<PlantFacts>, place: Parameters<typeof placeNotes>[1][number]) {
  const [note] = placeNotes({ ...laurel, ...facts }, [place])
  return note && [note.fits, note.why]
}

test('towns with the same reason share a note, and a town we know too little about has none', () => {
  const towns = [
    town,
    { ...unknown, forbidsRedOaks: false },
    { ...town, slug: 'prairie', name: 'Prairie', ground: 'clay' as const },
    { ...town, slug: 'hills', name: 'Hills' },
  ]
  expect(placeNotes(laurel, towns)).toEqual([
    { slugs: ['ridge', 'hills'], fits: true, why: 'It takes limestone and the winters of zone 8b.' },
    { slugs: ['prairie'], fits: false, why: 'It doesn’t do well on clay.' },
  ])
})

test('where two grounds or two zones meet, both are named', () => {
  const edge = { ...town, groundCertain: false, usdaZone: '8b/9a' }
  expect(noteOn({ soilTextures: ['limestone', 'clay'] }, edge)).toEqual([
    true,
    'It takes limestone and clay and the winters of zone 8b to 9a.',
  ])
  expect(noteOn({}, edge)).toEqual([false, 'Limestone and clay meet there, and it doesn’t take both.'])
})

test('a plant of creek banks is only for the ground along the creeks', () => {
  const cypress = { soilTextures: ['wet'], landforms: ['creek'] }
  const waters = ['Cibolo Creek', 'the Guadalupe River']
  expect(noteOn(cypress, { ...town, waters })).toEqual([
    true,
    'Only on low, moist ground along Cibolo Creek and the Guadalupe River, not on the hills.',
  ])
})

test('a city that forbids red oaks is named', () => {
  expect(noteOn({ oakWilt: 'high' }, { ...town, forbidsRedOaks: true })).toEqual([
    false,
    'The City of Ridge forbids planting red oaks, to limit oak wilt.',
  ])
})

test.each([
  ['9a-10b', '8b', 'Zone 8b is too cold for it.'],
  ['5a-8a', '8b', 'Zone 8b is too warm for it.'],
  ['9a-10b', '8b/9a', 'Zone 8b to 9a is too cold for it.'],
  ['8b', '8b/9a', 'Zone 8b to 9a is too warm for it.'],
])('a plant of zones %s in zone %s: %s', (plantZones, usdaZone, why) => {
  expect(noteOn({ usdaZone: plantZones }, { ...town, usdaZone })).toEqual([false, why])
})

test.each([
  ['high', 'High', 'tree', ' Deer come by daily and mostly leave it alone.'],
  ['high', 'Medium', 'shrub', ' Deer come by daily, so cage it while it’s small.'],
  ['high', 'Low', 'tree', ' Deer come by daily, so cage it while it’s small.'],
  ['high', 'Low', 'shrub', ' Deer come by daily and eat it.'],
  ['high', null, 'shrub', ''],
  ['medium', 'Low', 'shrub', ''],
  [null, 'High', 'shrub', ''],
] as const)(
  'if deer pressure is %s and deer tolerance is %s, the note on a %s adds %j',
  (deerPressure, deerTolerance, plantType, words) => {
    expect(noteOn({ deerTolerance, plantType }, { ...town, deerPressure })).toEqual([
      true,
      `It takes limestone and the winters of zone 8b.${words}`,
    ])
  },
)

test('deer are mentioned along a creek too, but not where the plant doesn’t fit', () => {
  const deerTown = { ...ridge, waters: ['Cibolo Creek'], forbidsRedOaks: false }
  expect(noteOn({ soilTextures: ['wet'], landforms: ['creek'] }, deerTown)).toEqual([
    true,
    'Only on low, moist ground along Cibolo Creek, not on the hills. Deer come by daily, so cage it while it’s small.',
  ])
  expect(noteOn({ soilTextures: ['clay'] }, deerTown)).toEqual([false, 'It doesn’t do well on limestone.'])
})
