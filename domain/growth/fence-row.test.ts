import { describe, expect, test } from 'vitest'
import { fenceRow, offTheFence, parseFence, rowInWords, rowSpacing, sizeInRow } from './fence-row.ts'

const myrtle = {
  plantType: 'shrub',
  growthRate: 'fast',
  heightFt: { least: 8, most: 15 },
  spreadFt: { least: 8, most: 12 },
  spacingFt: 8,
  todayFt: 3,
}

describe('[GR-26] a row along a fence', () => {
  test.each([
    [60, 8, 8, '8 plants, 8 ft apart.', 'Set them 4 ft off the fence.'],
    [60, 10, 6, '6 plants, 10 ft apart.', 'Set them 5 ft off the fence.'],
    [64, 8, 8, '8 plants, 8 ft apart.', 'Set them 4 ft off the fence.'],
    [65, 8, 9, '9 plants, 8 ft apart.', 'Set them 4 ft off the fence.'],
    [16, 8, 2, '2 plants, 8 ft apart.', 'Set them 4 ft off the fence.'],
    [15.9, 8, 1, 'One is enough.', 'Set it 4 ft off the fence.'],
    [3, 5, 1, 'One is enough.', 'Set it 2½ ft off the fence.'],
    [9999, 3, 999, '999 plants, 3 ft apart.', 'Set them 18 in off the fence.'],
  ])('%d ft at %d ft apart takes %d', (lengthFt, spacingFt, plants, words, off) => {
    const row = fenceRow(lengthFt, spacingFt)
    expect(row.plants).toBe(plants)
    expect(rowInWords(row)).toBe(words)
    expect(offTheFence(row, 'shrub')).toBe(off)
  })

  test('the drawn plants stand a spacing apart, in the middle of the fence', () => {
    expect(fenceRow(60, 8)).toMatchObject({ drawnFt: 60, xs: [2, 10, 18, 26, 34, 42, 50, 58] })
    expect(fenceRow(15, 8)).toMatchObject({ drawnFt: 15, xs: [7.5] })
  })

  test('of more than twelve, twelve are drawn, and as much of the fence', () => {
    const { plants, drawnFt, xs } = fenceRow(200, 8)
    expect([plants, drawnFt, xs.length, xs[0], xs.at(-1)]).toEqual([25, 96, 12, 4, 92])
  })

  test.each([
    ['60', 60],
    [' 60 ft ', 60],
    ['60.5', 60.5],
    ["60'", 60],
    ['', null],
    ['0', null],
    ['-5', null],
    ['12345', null],
    ['long', null],
  ])('the length %j is %j', (text, feet) => expect(parseFence(text)).toBe(feet))

  test.each([
    [['screen'], 8],
    [['accent', 'hedge'], 8],
    [['privacy'], 8],
    [['low hedge', 'summer screen', 'border'], null],
    [['shade', 'privacy'], null],
  ])('a plant for %j is set %j ft apart', (landscapeUses, spacingFt) =>
    expect(rowSpacing({ landscapeUses }, { spacingFt: 8 })).toBe(spacingFt),
  )

  test('plants are drawn in year 20, those that nobody measured full grown, and a vine as wide as its part of the fence', () => {
    expect(sizeInRow(myrtle)).toEqual({ box: { widthFt: 10, heightFt: 11.5 }, isEstimate: true })
    expect(sizeInRow({ ...myrtle, growthRate: null })).toMatchObject({ isEstimate: false })
    expect(sizeInRow({ ...myrtle, plantType: 'vine' })?.box).toEqual({ widthFt: 9.6, heightFt: 8 })
    expect(sizeInRow({ ...myrtle, spreadFt: null })).toBeNull()
    expect(offTheFence(fenceRow(60, 8), 'vine')).toBe('')
  })
})
