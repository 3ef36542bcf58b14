import { expect, test } from 'vitest'
import { containerFeet } from './container.ts'
import { halfGrownForm } from './half-grown.ts'
import { oak, redbud, yucca } from './sample-forms.ts'
import { greensOf } from './young-foliage.ts'
import { drawYoungPlant } from './young-plant.ts'
import { youngWoody } from './young-woody.ts'

const inPot = { heightFt: 8, container: '15 gal', pixelsPerFoot: 20 } as const
const hasStake = (svg: string) => svg.includes('#c5ab71')

test('a young plant is the same every time and has its true height above the soil', () => {
  const young = drawYoungPlant(oak, 'oak', inPot)
  expect(young).toEqual(drawYoungPlant(oak, 'oak', inPot))
  expect(young.plantHeight).toBe(160)
  expect(young.height).toBeCloseTo(160 + containerFeet('15 gal').soil * 20)
  expect(young.svg).not.toMatch(/NaN|undefined|Infinity/)
})

test('a half-grown tree is wider than in the nursery and narrower than an old one, and what is not woody is grown', () => {
  const { plant } = halfGrownForm(oak, 15)
  if (plant.kind !== 'woody' || oak.plant.kind !== 'woody') throw new Error('an oak is woody')
  const shares = [youngWoody(oak.plant, oak.detail, 15), plant, oak.plant].map(
    ({ width, height }) => width / height,
  )
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(plant).toMatchObject({ trunks: 1, envelope: 'rounded' })
  expect(halfGrownForm(yucca, 5)).toBe(yucca)
})

test('fall color is replaced by the greens of the form or of its detail, or stays', () => {
  expect(greensOf(['#9E3A2C', '#7C8447', '#66804F'], {})).toEqual(['#7C8447', '#66804F'])
  expect(greensOf(['#9E3A2C'], { leaf: { shape: 'red-oak', colors: ['#66804F', '#5F7A49'] } })).toEqual([
    '#66804F',
    '#5F7A49',
  ])
  expect(greensOf(['#9E3A2C', '#C8692F'], {})).toEqual(['#9E3A2C', '#C8692F'])
})

test('a stake holds single stems from 15 gallons up', () => {
  expect(hasStake(drawYoungPlant(oak, 'oak', inPot).svg)).toBe(true)
  expect(hasStake(drawYoungPlant(oak, 'oak', { ...inPot, container: '10 gal' }).svg)).toBe(false)
  expect(hasStake(drawYoungPlant(redbud, 'redbud', inPot).svg)).toBe(false)
})
