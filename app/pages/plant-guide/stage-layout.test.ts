import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenery, stageLayout, stageOf, type GrownSize } from './stage-layout.ts'

const size = (leastHeightFt: number, heightFt: number, spreadFt: number, spacingFt: number): GrownSize => ({
  leastHeightFt,
  heightFt,
  spreadFt,
  drawn: { heightFt, widthFt: spreadFt },
  spacingFt,
})
const oak: GrownSize = { ...size(20, 50, 50, 35), drawn: { heightFt: 31.4, widthFt: 50 } }
const cenizo = size(4, 8, 6, 5)
const damianita = size(1, 2, 2, 2)
const frogfruit: GrownSize = { ...size(0.25, 0.5, 4, 1.5), drawn: { heightFt: 0.5, widthFt: 2.2 } }
const yucca: GrownSize = { ...size(1, 2, 2.5, 2), drawn: { heightFt: 5, widthFt: 2.5 } }

test('[SG-07] over 12 ft the plant stands by a house, from 4 ft by a porch, below that by garden tools', () => {
  expect([50, 12.5, 12, 4, 3.9, 0.5].map(stageOf)).toEqual([
    'house',
    'house',
    'porch',
    'porch',
    'garden',
    'garden',
  ])
})

test.each(Object.entries(scenery))(
  '[SG-07] the drawing of the %s has the proportions of its size in feet',
  (name, { widthFt, heightFt }) => {
    const svg = readFileSync(`app/images/scenery/${name}.svg`, 'utf8')
    const [width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? []
    expect(width / height).toBeCloseTo(widthFt / heightFt, 1)
  },
)

test('[SG-07] the plant fills about two thirds of the height, unless it is a mat', () => {
  for (const each of [oak, cenizo, damianita]) {
    const { dimension, height } = stageLayout(each)
    const share = dimension.most / height
    expect(share).toBeGreaterThan(0.55)
    expect(share).toBeLessThan(0.93)
  }
})

test('[SG-07] the lines have the recorded height, spread and spacing, and the plant its own shape, all to one scale', () => {
  for (const each of [oak, cenizo, damianita, frogfruit, yucca]) {
    const { plants, unitsPerFoot, dimension, across } = stageLayout(each)
    const [measured, neighbor] = plants.map(({ x, width }) => x + width / 2)
    expect((plants[0]?.height ?? 0) / unitsPerFoot).toBeCloseTo(each.drawn.heightFt)
    expect((plants[0]?.width ?? 0) / unitsPerFoot).toBeCloseTo(each.drawn.widthFt)
    expect(dimension.most / unitsPerFoot).toBeCloseTo(each.heightFt)
    expect(across.width / unitsPerFoot).toBeCloseTo(each.spreadFt)
    const between = neighbor === undefined ? each.spacingFt : (neighbor - (measured ?? 0)) / unitsPerFoot
    expect(between ?? 0).toBeCloseTo(each.spacingFt ?? 0)
  }
})

test('[SG-07] a yucca of 2 ft with a stalk of 5 ft stands by a porch, and all of it is in the drawing', () => {
  const { kind, plants, height } = stageLayout(yucca)
  expect(kind).toBe('porch')
  expect(plants[0]?.height).toBeLessThan(height)
})

test('the measured plant and its dimension line are inside the drawing, also on a phone', () => {
  for (const each of [oak, cenizo, damianita, frogfruit, yucca]) {
    const { plants, width, phoneWidth, height, dimension } = stageLayout(each)
    const [plant] = plants
    expect(dimension.x).toBeGreaterThan(0)
    expect(phoneWidth).toBeLessThanOrEqual(width)
    expect((plant?.x ?? 0) + (plant?.width ?? 0)).toBeLessThan(phoneWidth)
    expect(dimension.most).toBeLessThan(height)
  }
})

test('a vine on its trellis stands alone', () => {
  const vine = { ...size(8, 8, 13, 0), spacingFt: null }
  expect(stageLayout(vine).plants).toHaveLength(1)
})
