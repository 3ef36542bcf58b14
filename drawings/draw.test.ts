import { expect, test } from 'vitest'
import { listOutdated } from './draw.ts'

test('every picture is drawn from the code and data as they stand: npm run draw', () => {
  expect(listOutdated()).toEqual([])
})
