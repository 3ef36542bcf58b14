import { expect, test } from 'vitest'
import { bloomRows } from './bloom-rows.ts'

const plant = (name: string, bloomMonths: number[], plantType = 'shrub') => ({
  slug: name.toLowerCase(),
  name,
  plantType,
  bloomMonths,
  flowerColor: 'white',
})

test('the bloom chart has the flowering plants that the article names, earliest first', () => {
  const plants = [
    plant('Fall Aster', [9, 10, 11, 12]),
    plant('Agarita', [2, 3, 4]),
    plant('Redbud', [2, 3]),
    plant('Cenizo', [5, 6]),
    plant('Bluestem', [8, 9], 'grass'),
    plant('Juniper', []),
  ]
  const text = 'Then comes fall aster. Agarita and redbud are early; bluestem and juniper are something else.'
  expect(bloomRows(text, plants).map(({ name }) => name)).toEqual(['Redbud', 'Agarita', 'Fall Aster'])
})
