import { expect, test } from 'vitest'
import { realCatalog } from '#tests/support/real-catalog.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { insteadIn } from './instead.ts'

const { plants, places, wishes } = realCatalog()
const instead = (slug: string, town: string, offered = plants) => {
  const place = places.find((each) => each.slug === town) ?? expect.fail(town)
  const plant = plants.find((each) => each.slug === slug) ?? expect.fail(slug)
  return insteadIn(place, offered, wishes)(plant)?.slug
}

test.each([
  ['texas-red-oak', 'boerne', 'cedar-elm'],
  ['southern-wax-myrtle', 'boerne', 'texas-mountain-laurel'],
  ['cenizo', 'kirby', 'yaupon-holly'],
  ['coralberry', 'boerne', 'cedar-sedge'],
  ['virginia-creeper', 'helotes', 'crossvine'],
  ['switchgrass', 'helotes', 'little-bluestem'],
])('%s in %s: we would plant %s', (slug, town, other) => {
  expect(instead(slug, town)).toBe(other)
})

test.each<[string, Partial<CatalogPlant>]>([
  ['in stock', { stock: [] }],
  ['native', { texasNative: 'No' }],
])('without anything %s, we name nothing', (_, facts) => {
  const offered = plants.map((plant) => ({ ...plant, ...facts }))
  expect(instead('texas-red-oak', 'boerne', offered)).toBeUndefined()
})
