import { expect, test } from 'vitest'
import { yucca } from '../scale/sample-forms.ts'
import { drawPlate } from './plate.ts'

test('the light is behind the leaves of a plant, not behind the stalk above them', () => {
  const halo = /<ellipse cx="[\d.]+" cy="(?<middle>[\d.]+)"[^>]*halo\)/.exec(drawPlate(yucca, 'yucca'))
  expect(Number(halo?.groups?.['middle'])).toBeGreaterThan(1070 - 200)
})
