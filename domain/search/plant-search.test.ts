import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heightStepLabel, heightSteps } from './range-steps.ts'
import { anyChoices } from '#tests/support/plant-choices.ts'
import {
  changePlantSearch,
  defaultSort,
  emptyPlantSearch,
  isCanonical,
  leaveOutOfPlantSearch,
  parsePlantSearch,
  writePlantSearch,
  type PlantSearch,
} from './plant-search.ts'

const parse = (query: string) => parsePlantSearch(new URLSearchParams(query))

const anySearch: fc.Arbitrary<PlantSearch> = fc
  .record({
    text: fc.string({ maxLength: 100 }).map((text) => parse(`q=${encodeURIComponent(text)}`).text),
    ...anyChoices,
    sort: fc.constantFrom('match', 'name', 'height', 'bloom'),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  // Without words and place there is nothing to match.
  .filter(({ sort, text, place }) => sort !== 'match' || text !== '' || place !== '')

test('a search survives being written to a URL and read back', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(parse(writePlantSearch(search))).toEqual(search)
    }),
  )
})

test('equal searches have equal URLs, regardless of the order of their values', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const shuffled = { ...search, types: search.types.toReversed(), colors: search.colors.toReversed() }
      expect(writePlantSearch(shuffled)).toBe(writePlantSearch(search))
    }),
  )
})

test('any query is read as some search, and its URL is stable', () => {
  const anyQuery = fc.array(
    fc.tuple(
      fc.constantFrom('q', 'type', 'sun', 'height', 'page', 'zone', 'sort', '__proto__', 'x'),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(anyQuery, (entries) => {
      const search = parsePlantSearch(new URLSearchParams(entries))
      expect(parse(writePlantSearch(search))).toEqual(search)
    }),
  )
})

describe('reading a URL', () => {
  test.each<[string, Partial<PlantSearch>]>([
    ['', {}],
    ['type=tree,shrub', { types: ['shrub', 'tree'] }],
    ['type=tree&type=shrub', { types: ['shrub', 'tree'] }],
    ['type=all', {}],
    ['type=TREE,dragon', { types: ['tree'] }],
    ['q=%20%20Texas%20%20red%09oak%20', { text: 'Texas red oak', sort: 'match' }],
    ['sun=2-3', { sun: [2, 3] }],
    ['sun=2&sun=3', { sun: [2, 3] }],
    ['sun=9-0', { sun: [1, 4] }],
    ['height=12-3', { height: [3, 12] }],
    ['height=3-99', { height: [3, 18] }],
    ['height=x', {}],
    ['native=1&pets=on&best=yes', { native: true, petSafe: true }],
    ['page=0', {}],
    ['page=-4', {}],
    ['page=7', { page: 7 }],
    ['sort=height', { sort: 'height' }],
    ['sort=match', {}],
    ['place=boerne', { place: 'boerne', sort: 'match' }],
    ['place=boerne&sort=name', { place: 'boerne', sort: 'name' }],
    ['utm_source=x&zone=8b', { zones: ['8b'] }],
    ['type= tree , shrub', { types: ['shrub', 'tree'] }],
    ['sun= 2 - 3 ', { sun: [2, 3] }],
    ['sun=2-3-4', { sun: [2, 3] }],
    ['height=1000', {}],
    ['page=1e3', {}],
    ['page=undefined', {}],
    ['sort=height&sort=bloom', { sort: 'height' }],
    [`q=${'oak '.repeat(30)}`, { text: `${'oak '.repeat(24)}oak`, sort: 'match' }],
    [`q=${'oak'.repeat(40)}`, { text: `${'oak'.repeat(33)}o`, sort: 'match' }],
    ['deer=high,medium', { deer: ['High', 'Medium'] }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...emptyPlantSearch, ...expected })
  })

  test('one key per filter, values in canonical order, commas readable, defaults left out', () => {
    const search: PlantSearch = {
      ...emptyPlantSearch,
      types: ['tree', 'shrub'],
      sun: [1, 2],
      native: true,
      page: 2,
    }
    expect(writePlantSearch(search)).toBe('?type=shrub,tree&sun=1-2&native=1&page=2')
    expect(writePlantSearch(emptyPlantSearch)).toBe('')
    expect(writePlantSearch({ ...emptyPlantSearch, deer: ['Medium', 'High'] })).toBe('?deer=high,medium')
  })
})

test.each([
  ['', true],
  ['type=shrub,tree&native=1', true],
  ['type=tree,shrub', false],
  ['type=tree&type=shrub', false],
  ['page=1', false],
  ['_routes=x&utm_source=y&page=2', true],
])('%s is the canonical address: %s', (query, canonical) => {
  expect(isCanonical(new URLSearchParams(query))).toBe(canonical)
})

test.each(['height=12-3', 'height=12&height=3'])(
  '[FL-03] the ends of %s are swapped, so that the lower comes first',
  (query) => {
    expect(parse(query).height).toEqual([3, 12])
  },
)

test('removing the search text also removes sorting by best match', () => {
  const search = parse('q=oak&page=3&native=1')
  expect(leaveOutOfPlantSearch(search, { text: '' })).toEqual({
    ...emptyPlantSearch,
    native: true,
    sort: 'name',
  })
  expect(leaveOutOfPlantSearch(search, { native: false })).toEqual({
    ...emptyPlantSearch,
    text: 'oak',
    sort: 'match',
  })
})

test('[PD-07] any change of search or filter goes back to page 1', () => {
  expect(changePlantSearch({ ...emptyPlantSearch, page: 5 }, { native: true })).toMatchObject({
    native: true,
    page: 1,
  })
})

test('[FL-02] there are nineteen height steps, the last without an upper limit', () => {
  expect(heightSteps).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32])
  expect(heightStepLabel(1)).toBe('0.5 ft')
  expect(heightStepLabel(18)).toBe('32+ ft')
})

test('words and places are sorted by best match, any other search by name', () => {
  const sortOf = (text: string, place: string) => defaultSort({ text, place })
  expect([sortOf('oak', ''), sortOf('', 'boerne'), sortOf('', '')]).toEqual(['match', 'match', 'name'])
  const search = parse('q=oak&place=boerne')
  expect(leaveOutOfPlantSearch(search, { text: '' }).sort).toBe('match')
  expect(leaveOutOfPlantSearch(parse('place=boerne'), { place: '' }).sort).toBe('name')
})
