import { expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import { findInYard } from './find-in-yard.ts'

const { plants, vocabulary } = catalogOf(
  { 'Texas Redbud': {}, 'Mexican Redbud': {}, 'Lacey Oak': { plantType: 'tree' } },
  [{ of: 'Texas Redbud', containerSize: '15 gal' }],
)
const find = (text: string) => {
  const { plantIds, nearest, ...found } = findInYard(text, plants, vocabulary, 3)
  const named = (ids: readonly number[]) => ids.map((id) => plants.find((plant) => plant.id === id)?.name)
  return { ...found, plants: named(plantIds), nearest: named(nearest) }
}

test("[DK-50] the yard's search reads names, parts of names, typos, types and sizes as the site does", () => {
  expect(find('redb').plants).toEqual(['Mexican Redbud', 'Texas Redbud'])
  expect(find('texas red').plants).toEqual(['Texas Redbud'])
  expect(find('rebud')).toMatchObject({
    plants: ['Mexican Redbud', 'Texas Redbud'],
    corrections: [{ given: 'rebud', meant: 'redbud' }],
  })
  expect(find('trees').plants).toEqual(['Lacey Oak'])
  expect(find('lacey 15 gal')).toMatchObject({ plants: ['Lacey Oak'], sizes: ['15-gal'] })
})

test('[DK-50] a search tells nothing about prices, and offers what is spelled alike if it finds nothing', () => {
  expect(find('redbud under $1').plants).toHaveLength(2)
  expect(find('vitex')).toEqual({ plants: [], sizes: [], corrections: [], nearest: [] })
})
