import { expect, test } from 'vitest'
import { growPads } from '../herbs/cactus-growth.ts'
import type { GrassForm } from '../herbs/grass-form.ts'
import type { VineForm } from '../herbs/vine-form.ts'
import { Random } from '../random.ts'
import { containerFeet } from './container.ts'
import { halfGrownForm } from './half-grown.ts'
import { oak, redbud, yucca } from './sample-forms.ts'
import { greensOf, youngLeaf } from './young-foliage.ts'
import { youngHerb } from './young-herb.ts'
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

test('another container holds another individual with ids of its own', () => {
  const ids = (defs: string) => new Set([...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const small = ids(drawYoungPlant(oak, 'oak', inPot).defs)
  const large = ids(drawYoungPlant(oak, 'oak', { ...inPot, container: '30 gal' }).defs)
  expect([...small].filter((id) => large.has(id))).toEqual([])
})

test('a young tree is narrow, on a bare stem, in leaf and without flowers', () => {
  if (oak.plant.kind !== 'woody') throw new Error('an oak is woody')
  const young = youngWoody(oak.plant, oak.detail, 8)
  expect(young.width / young.height).toBeLessThan(0.5)
  expect(young.crownBase).toBeGreaterThan(0.3)
  expect(young.trunks).toBe(1)
  expect(young.blossom).toBeUndefined()
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

test('several trunks become three thin stems', () => {
  if (redbud.plant.kind !== 'woody') throw new Error('a redbud is woody')
  expect(youngWoody(redbud.plant, redbud.detail, 8).trunks).toBe(3)
})

test('fall color is replaced by the greens of the form or of its detail, or stays', () => {
  expect(greensOf(['#9E3A2C', '#7C8447', '#66804F'], {})).toEqual(['#7C8447', '#66804F'])
  expect(greensOf(['#9E3A2C'], { leaf: { shape: 'red-oak', colors: ['#66804F', '#5F7A49'] } })).toEqual([
    '#66804F',
    '#5F7A49',
  ])
  expect(greensOf(['#9E3A2C', '#C8692F'], {})).toEqual(['#9E3A2C', '#C8692F'])
})

test('a bare bloomer gets leaves in the shape of its detail', () => {
  if (redbud.plant.kind !== 'woody') throw new Error('a redbud is woody')
  const leaf = youngLeaf(redbud.plant, redbud.detail, 1, 99)
  expect(leaf.shape).toBe('heart')
  expect(leaf.colors).toHaveLength(3)
})

test('a stake holds single stems from 15 gallons up', () => {
  expect(hasStake(drawYoungPlant(oak, 'oak', inPot).svg)).toBe(true)
  expect(hasStake(drawYoungPlant(oak, 'oak', { ...inPot, container: '10 gal' }).svg)).toBe(false)
  expect(hasStake(drawYoungPlant(redbud, 'redbud', inPot).svg)).toBe(false)
})

test('a young rosette has no flower stalk yet and fewer leaves', () => {
  if (yucca.plant.kind !== 'rosette') throw new Error('a yucca is a rosette')
  const young = youngHerb(yucca.plant, {}, { mouthFt: 1, heightFt: 1.5 })
  expect(young).not.toHaveProperty('stalk')
  expect(young).toMatchObject({ leaf: { count: 30 } })
})

const onePot = { mouthFt: 0.6, heightFt: 1.2 }

test('a young grass is a green tuft without plumes, a young vine climbs a ladder', () => {
  const grass: GrassForm = {
    kind: 'grass',
    height: 500,
    width: 400,
    baseRadius: 60,
    blade: { colors: ['#B4472E'], count: 600, reach: 0.6, spread: 0.9, width: 3, arch: 0.3 },
    head: { type: 'cloud', colors: ['#E08FB4'], count: 30, length: 0.5, size: 40, flare: 0.4, nod: 0 },
  }
  expect(youngHerb(grass, {}, onePot)).not.toHaveProperty('head')
  const vine: VineForm = {
    kind: 'vine',
    height: 560,
    width: 860,
    support: 'fence',
    stemColor: '#7A6048',
    stems: 4,
    leaf: { shape: 'lance', length: 40, width: 9, colors: ['#507447'], density: 1 },
  }
  expect(youngHerb(vine, {}, onePot)).toMatchObject({ support: 'ladder' })
})

test('a young prickly pear is one pad in the soil with at most two on it', () => {
  const pear = {
    kind: 'cactus',
    height: 560,
    width: 840,
    stems: 6,
    generations: 3,
    padLength: 165,
    padColor: '#7F9C72',
    flowerSize: 46,
    flowerShare: 0.4,
    ripeShare: 0.6,
    fruitColor: '#9C3A58',
    fruitSize: 34,
  } as const
  const young = youngHerb(pear, {}, onePot)
  if (young.kind !== 'cactus') throw new Error('a prickly pear is a cactus')
  for (const seed of ['a', 'b', 'c', 'd']) {
    const pads = growPads(young, new Random(seed))
    expect(pads.length).toBeGreaterThanOrEqual(1)
    expect(pads.length).toBeLessThanOrEqual(3)
    expect(pads.filter(({ generation }) => generation === 0)).toHaveLength(1)
  }
})
