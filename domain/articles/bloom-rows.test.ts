import { expect, test } from 'vitest'
import { bloomCounts, bloomRows } from './bloom-rows.ts'

const plant = (name: string, bloomMonths: number[], showyFlowers = true) => ({
  slug: name.toLowerCase(),
  name,
  showyFlowers,
  bloomMonths,
  flowerColor: 'white',
})

test('[BL-06] the bloom chart has the plants with showy flowers, earliest first', () => {
  const rows = bloomRows([
    plant('Fall Aster', [9, 10, 11, 12]),
    plant('Redbud', [2, 3, 4]),
    plant('Agarita', [2, 3, 4]),
    plant('Buckeye', [2, 3]),
    plant('Bluestem', [8, 9], false),
    plant('Juniper', []),
  ])
  expect(rows.map(({ name }) => name)).toEqual(['Buckeye', 'Agarita', 'Redbud', 'Fall Aster'])
  expect(bloomCounts(rows)).toEqual([0, 3, 3, 2, 0, 0, 0, 0, 1, 1, 1, 1])
})
