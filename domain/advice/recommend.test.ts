import { expect, test } from 'vitest'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import type { PlantingPlace } from '#domain/places/verdict.ts'
import { plant, ridge } from '#tests/support/sample-communities.ts'
import { recommend, type Asked } from './recommend.ts'
import type { Wish } from './wish.ts'

const shade: Wish = {
  id: 'shade-tree',
  label: 'Shade',
  first: { limestone: ['second', 'first'], clay: ['first'] },
  variants: { small: ['bush'] },
  why: { first: 'The best of all.' },
  never: { never: 'thin shade' },
}
const place: PlantingPlace = { ...ridge, deerPressure: 'low', forbidsRedOaks: false }
const tree = (name: string, facts: Parameters<typeof plant>[1] = {}): PlantFacts =>
  plant(name, { soilTextures: ['limestone', 'clay'], maxSpreadFt: 30, thorns: false, ...facts })
const names = (plants: PlantFacts[], asked: Partial<Asked> = {}) =>
  recommend(plants, { wishes: [shade], place, ...asked }).map(({ plant: { name } }) => name)

test('the curated order of the ground leads, then points and names decide', () => {
  const plants = [tree('First'), tree('Second'), tree('Zebra', { growthRate: 'fast' }), tree('Ash')]
  expect(names(plants)).toEqual(['Second', 'First', 'Zebra', 'Ash'])
  expect(names(plants, { place: { ...place, ground: 'clay' } })[0]).toBe('First')
  // Where both grounds meet, the mean of both places decides.
  expect(names(plants, { place: { ...place, groundCertain: false } })[0]).toBe('First')
  expect(names(plants, { place: null })[0]).toBe('First')
})

test.each<[string, PlantFacts]>([
  ['what fails the wish', tree('Shrub', { plantType: 'shrub' })],
  ['what the wish leaves out', tree('Never')],
  ['what we only sell by name', tree('Named', { byNameOnly: true })],
  ['a red oak, even where oak wilt is not on record', tree('Red', { oakWilt: 'high' })],
  ['what does not take the ground', tree('Sandy', { soilTextures: ['sand'] })],
  ['what freezes', tree('Tender', { usdaZone: '9a-11a' })],
  ['a thirsty creek tree on dry ground', tree('Cypress', { landforms: ['creek'], droughtTolerance: 'low' })],
])('%s is left out', (_, other) => {
  expect(names([other, tree('Ash')])).toEqual(['Ash'])
})

test('wrong light counts more than room, and room more than being out of stock', () => {
  const plants = [
    tree('First', { exposure: 'Part Shade to Full Shade', minHeightFt: 10, maxHeightFt: 20 }),
    tree('Second', { minHeightFt: 30 }),
    tree('Fifth', { sizes: 0, minHeightFt: 10, maxHeightFt: 20 }),
    tree('Fourth', { minHeightFt: 10, maxHeightFt: 30 }),
    tree('Third', { minHeightFt: 10, maxHeightFt: 20 }),
  ]
  const asked = { light: 'Full Sun', room: 'eaves' } as const
  expect(names(plants, asked)).toEqual(['Third', 'Fifth', 'Fourth', 'Second', 'First'])
  expect(recommend(plants, { wishes: [shade], place, ...asked }).map(({ misses }) => misses)).toEqual([
    [],
    [],
    ['room'],
    ['room'],
    ['light'],
  ])
})

test.each<[string, Parameters<typeof tree>[1], Parameters<typeof tree>[1]]>([
  ['one that needs little water', {}, { droughtTolerance: 'high' }],
  ['one that comes large', {}, { sizes: 30 }],
  ['one that does not take over', { cautions: ['It invades creeks.'] }, {}],
  ['one that cannot spread oak wilt, where it is', { oakWilt: 'intermediate' }, {}],
])('with everything else alike, %s leads', (_, worse, better) => {
  const plants = [tree('Ash', worse), tree('Zelkova', better)]
  expect(names(plants, { place: { ...place, oakWilt: 'here' } })).toEqual(['Zelkova', 'Ash'])
})

test('what is too tall by its least height comes by that height', () => {
  const plants = [tree('A', { minHeightFt: 30 }), tree('B', { minHeightFt: 25 })]
  expect(names(plants, { room: 'eaves' })).toEqual(['B', 'A'])
})

test.each([
  ['knee', [2, 3]],
  ['window', [2, 3, 6]],
  ['eaves', [6, 17]],
  ['roof', [17, 40]],
] as const)('%s has room for plants that grow to %j ft', (room, fitting) => {
  const plants = [2, 3, 6, 17, 40, null].map((maxHeightFt) =>
    tree(`${maxHeightFt}`, { minHeightFt: maxHeightFt === null ? null : 1, maxHeightFt }),
  )
  const ranked = recommend(plants, { wishes: [], place: null, room })
  const met = new Set(
    ranked.filter(({ misses }) => misses.length === 0).map((each) => each.plant.maxHeightFt),
  )
  expect(met).toEqual(new Set(fitting))
})

test('deer decide among what they can reach, as often as they come', () => {
  const plants = [
    tree('Aster', { plantType: 'perennial', deerTolerance: 'Low' }),
    tree('Bluet', { plantType: 'perennial', deerTolerance: 'Medium' }),
    tree('Cherry', { deerTolerance: 'Low', maxHeightFt: 20 }),
    tree('Damson', { deerTolerance: 'Low', maxHeightFt: 40 }),
    tree('Elder', { plantType: 'perennial', deerTolerance: 'High' }),
  ]
  const order = (deer?: Asked['deer'], deerPressure: PlantingPlace['deerPressure'] = null) =>
    names(plants, { wishes: [], place: { ...place, deerPressure }, ...(deer !== undefined && { deer }) })
  expect(order('never')).toEqual(['Aster', 'Bluet', 'Cherry', 'Damson', 'Elder'])
  expect(order('some')).toEqual(['Bluet', 'Cherry', 'Damson', 'Elder', 'Aster'])
  expect(order('daily')).toEqual(['Damson', 'Elder', 'Bluet', 'Cherry', 'Aster'])
  // Where deer come by daily, that holds for whoever wasn't asked; what they eat doesn't fit there.
  expect(order(undefined, 'high')).toEqual(['Damson', 'Elder', 'Bluet', 'Cherry'])
})

test('at most half of the six in view are oaks', () => {
  const oaks = ['A', 'B', 'C', 'D', 'E'].map((name) => tree(name, { scientificName: 'Quercus alba' }))
  expect(names([...oaks, tree('X'), tree('Y'), tree('Z')])).toEqual(['A', 'B', 'C', 'X', 'Y', 'Z', 'D', 'E'])
})

test('a variant has an order and members of its own', () => {
  const plants = [tree('First'), tree('Bush', { plantType: 'shrub' })]
  expect(names(plants, { variant: 'small' })).toEqual(['Bush', 'First'])
})

test('in a wet spot the order is its own, and only what stands water is shown', () => {
  const wet: Wish = {
    ...shade,
    id: 'wet-spot',
    first: { clay: ['wader'] },
    why: { wader: 'It wades.' },
    never: { first: 'rots' },
  }
  const standing = { toleratesPoorDrainage: 'Yes' }
  const plants = [tree('First', standing), tree('Second', standing), tree('Third'), tree('Wader', standing)]
  expect(recommend(plants, { wishes: [shade], wet }).map((each) => [each.plant.name, each.reason])).toEqual([
    ['Wader', 'It wades.'],
    ['Second', 'Grows 20 to 40 ft tall.'],
  ])
})

test('a screen that is bare in winter comes last and says so', () => {
  const screen: Wish = { ...shade, id: 'privacy-screen', first: {}, never: {} }
  const kind = { landscapeUses: ['screen'] }
  const plants = [tree('Bare', kind), tree('Green', { ...kind, leafRetention: 'evergreen' })]
  expect(
    recommend(plants, { wishes: [screen], place }).map((each) => [each.plant.name, each.misses]),
  ).toEqual([
    ['Green', []],
    ['Bare', ['leaves']],
  ])
})

test.each<[string, Partial<PlantFacts>]>([
  ['Flowers March to May.', { showyFlowers: true, bloomMonths: [3, 4, 5] }],
  [
    'Flowers in March, came through February 2021.',
    { showyFlowers: true, bloomMonths: [3], february2021: 'yes' },
  ],
  ['Flowers in every month.', { showyFlowers: true, bloomMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
  ['Gold in fall.', { fallGrade: 2, fallColor: 'gold' }],
  [
    'Feeds Monarch caterpillars, evergreen.',
    { larvalHostOf: ['moths', 'Monarch'], leafRetention: 'evergreen' },
  ],
  ['Gets by on rain once grown.', { larvalHostOf: ['Moth'], hostIsPest: true, droughtTolerance: 'high' }],
  ['Grows fast.', { showyFlowers: true, bloomMonths: [3, 5], growthRate: 'fast' }],
  ['', {}],
])('without a written reason, the records give one: %s', (reason, facts) => {
  const bare = plant('A', { minHeightFt: null, maxHeightFt: null, ...facts })
  expect(recommend([bare], { wishes: [] })[0]?.reason).toBe(reason)
})
