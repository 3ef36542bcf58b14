import { expect, test } from 'vitest'
import { oakRule, place, ridge, unknown, waterSupplier } from '#tests/support/sample-communities.ts'
import type { CommunityFacts } from './community-facts.ts'
import { readNext } from './read-next.ts'

test('without a local matter, the articles for everybody are next', () => {
  const anywhere = ['live-oak-or-cedar-elm', 'when-to-plant-a-tree', 'watering-the-first-two-summers']
  expect(readNext(unknown)).toEqual(anywhere)
  expect(readNext(place)).toEqual(anywhere)
})

test.each<[string, Partial<CommunityFacts>]>([
  ['deer-and-young-trees', { deerPressure: 'high' }],
  ['deer-and-young-trees', { localKeywords: ['Deer resistant trees Place'] }],
  ['planting-in-caliche', { ground: 'limestone' }],
  ['oak-rules-by-city', { oakRule }],
  ['oak-wilt', { oakWilt: 'county' }],
  ['watering-by-supplier', { waterSuppliers: [waterSupplier] }],
])('%s is first where it matters', (article, facts) => {
  expect(readNext({ ...place, ...facts })).toEqual([article, 'live-oak-or-cedar-elm', 'when-to-plant-a-tree'])
})

test('of more than three articles, those on deer, ground and oaks are first', () => {
  const town: CommunityFacts = { ...ridge, oakRule, oakWilt: 'here', waterSuppliers: [waterSupplier] }
  expect(readNext(town)).toEqual(['deer-and-young-trees', 'planting-in-caliche', 'oak-rules-by-city'])
  expect(readNext({ ...town, ground: 'clay', deerPressure: 'low' })).toEqual([
    'oak-rules-by-city',
    'oak-wilt',
    'watering-by-supplier',
  ])
})
