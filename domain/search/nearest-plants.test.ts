import { expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import { nearestPlants } from './nearest-plants.ts'

const { plants } = catalogOf({ 'Cedar Elm': {}, 'Lacey Oak': {}, Anacua: {} }, [])
const namesNear = (text: string) => nearestPlants(text, plants).map(({ name }) => name)

test('names spelled like the text are found, each plant once', () => {
  expect(namesNear('anaccua')).toEqual(['Anacua'])
  expect(namesNear('laceyy')).toEqual(['Lacey Oak'])
  expect(namesNear('zzzzqqqq')).toEqual([])
})
