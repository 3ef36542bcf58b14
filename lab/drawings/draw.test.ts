import { expect, test } from 'vitest'
import { listOutdated } from './draw.ts'

test('every picture is up to date with its code and data (if not: npm run draw)', () => {
  expect(listOutdated()).toEqual([])
})
