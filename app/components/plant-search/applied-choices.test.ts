import { expect, test } from 'vitest'
import { noPlantChoices } from '#domain/search/plant-choices.ts'
import { appliedChoices } from './applied-choices.ts'

test('a range of one step is labeled with that step', () => {
  const labels = (choices: Partial<typeof noPlantChoices>) =>
    appliedChoices({ ...noPlantChoices, ...choices }).map(({ label }) => label)
  expect(labels({ sun: [1, 1] })).toEqual(['Full Sun'])
  expect(labels({ sun: [1, 3] })).toEqual(['Full Sun to Part Shade'])
  expect(labels({})).toEqual([])
})
