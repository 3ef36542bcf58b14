import { expect, test } from 'vitest'
import type { ContainerSize } from './container-sizes.ts'
import type { StockState } from './yard-change.ts'
import { findOffline, heldCount, itemsFound, shownCount, type YardFound, type YardItem } from './yard-item.ts'

const holdsOf = (...quantities: number[]) =>
  quantities.map((quantity) => ({ quantity, who: 'Dana W.', quote: 'HCT-26-7K4P-9XQ2' }))

test.each<[string, StockState, number[], number, number | null]>([
  ['nothing is held', { isOut: false, count: 8 }, [], 0, 8],
  ['two orders hold some', { isOut: false, count: 8 }, [2, 3], 5, 3],
  ['all are held', { isOut: false, count: 5 }, [2, 3], 5, 0],
  ['more are held than there are', { isOut: false, count: 4 }, [2, 3], 5, 0],
  ['nobody has counted', { isOut: false, count: null }, [2, 3], 5, null],
  ['it is out', { isOut: true, count: 8 }, [2], 2, 0],
  ['it is out and nobody has counted', { isOut: true, count: null }, [], 0, 0],
])('visitors can have what is counted and not held: %s', (_, stock, quantities, held, shown) => {
  const item = { stock, holds: holdsOf(...quantities) }
  expect(heldCount(item)).toBe(held)
  expect(shownCount(item)).toBe(shown)
})

const item = (id: number, plantId: number, size: ContainerSize): YardItem => ({
  id,
  plantId,
  name: `Plant ${plantId}`,
  containerSize: size.replace('-', ' '),
  size,
  currentHeightInches: null,
  caliperInches: null,
  supplier: null,
  stock: { isOut: false, count: 8 },
  since: '2026-11-02T15:00:00.000Z',
  holds: [],
  isOffered: true,
  picture: { useCatalogImage: true, customImageUrl: null },
  thumb: null,
  drawing: null,
  owner: null,
})

test.each<[string, Pick<YardFound, 'plantIds' | 'sizes'>, number[]]>([
  ['the best match first, each plant’s items as in the yard', { plantIds: [2, 1], sizes: [] }, [21, 11, 12]],
  ['only the size that was typed', { plantIds: [2, 1], sizes: ['15-gal'] }, [21, 12]],
  ['all the sizes that were typed', { plantIds: [1], sizes: ['5-gal', '15-gal'] }, [11, 12]],
  ['nothing in a size that there is not', { plantIds: [1], sizes: ['65-gal'] }, []],
  ['nothing of a plant that the yard never had', { plantIds: [3], sizes: [] }, []],
  ['nothing without a plant', { plantIds: [], sizes: [] }, []],
])('[DK-50] a search shows %s', (_, found, ids) => {
  const items = [item(11, 1, '5-gal'), item(12, 1, '15-gal'), item(21, 2, '15-gal')]
  expect(itemsFound(items, { ...found, corrections: [], nearest: [] }).map(({ id }) => id)).toEqual(ids)
})

test.each<[string[], number[]]>([
  [['redbud'], [1, 2]],
  [['redb', 'tex'], [1]],
  [['oak'], [3]],
  [['oak', 'redbud'], []],
  [['rebud'], []],
])('[DK-56] without a signal, %j finds plants whose names have all of that', (typed, plantIds) => {
  const plants = ['Texas Redbud', 'Mexican Redbud', 'Lacey Oak'].map((name, index) => ({
    id: index + 1,
    name,
    words: name.toLowerCase(),
  }))
  expect(findOffline(plants, typed)).toEqual({ plantIds, sizes: [], corrections: [], nearest: [] })
})
