import { describe, expect, test } from 'vitest'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { findPlants } from './find-plants.ts'
import { listStock } from './find-stock.ts'
import { emptyInventorySearch } from './inventory-search.ts'
import { emptyPlantSearch } from './plant-search.ts'

const catalog = realCatalog()
const november = 11
const inDatabase = (text: string, place = '') =>
  findPlants(
    catalog.plants,
    catalog.vocabulary,
    { ...emptyPlantSearch, text, place, sort: 'match' },
    november,
    catalog,
  ).found.map(({ slug }) => slug)
const inInventory = (text: string, place = '') =>
  listStock(
    catalog,
    catalog.vocabulary,
    { ...emptyInventorySearch, text, place, sort: 'match' },
    november,
  ).rows.map(({ plant }) => plant.slug)

describe.each([
  ['plant database', inDatabase],
  ['inventory', inInventory],
])('in the %s, the best match', (_, find) => {
  test.each([
    [
      'shade tree',
      ['cedar-elm', 'escarpment-live-oak', 'chinkapin-oak', 'bur-oak', 'anacua', 'monterrey-oak'],
    ],
    ['privacy screen', ['texas-mountain-laurel', 'yaupon-holly', 'eastern-red-cedar']],
    ['vines', ['crossvine', 'coral-honeysuckle', 'virginia-creeper', 'maypop-passionflower']],
  ])('for %s is what we recommend for it', (text, wanted) => {
    for (const slug of find(text).slice(0, 3)) expect(wanted).toContain(slug)
  })

  test('leaves what we only sell by name for last', () => {
    expect(find('vines').at(-1)).toBe('carolina-jessamine')
  })

  test('knows the place', () => {
    expect(find('shade tree', 'kirby').slice(0, 3)).toEqual(['cedar-elm', 'bur-oak', 'anacua'])
    expect(find('', 'boerne')).not.toEqual(find('', 'boerne').toSorted())
  })

  test('of a name is still its name', () => {
    expect(find('red')[0]).toMatch(/^red-/)
    expect(find('mexican plum')).toEqual(['mexican-plum'])
  })

  test('for monarchs differs from that for hummingbirds', () => {
    expect(find('monarchs')[0]).toBe('antelope-horns-milkweed')
    expect(find('hummingbirds')[0]).toBe('autumn-sage')
  })
})

test('what does for no wish of ours is in our order, too, with what we only sell by name last', () => {
  const isByName = new Map(catalog.plants.map(({ slug, byNameOnly }) => [slug, byNameOnly]))
  const found = inDatabase('evergreen').map((slug) => isByName.get(slug) === true)
  expect(found.indexOf(true)).toBeGreaterThan(0)
  expect(found.slice(found.indexOf(true))).not.toContain(false)
})
