import { expect, test } from 'vitest'
import { drawnSize, stalkFeet } from './drawn-size.ts'

const oak = {
  plantType: 'tree',
  heightFt: { least: 20, most: 50 },
  spreadFt: { least: 25, most: 50 },
}

test.each([
  ['wide', 1.6, { most: { heightFt: 31.25, widthFt: 50 }, middle: { heightFt: 25.625, widthFt: 41 } }],
  ['slim', 0.5, { most: { heightFt: 50, widthFt: 25 }, middle: { heightFt: 50, widthFt: 25 } }],
  // They fit no size on record, so the height wins.
  ['too flat', 4, { most: { heightFt: 20, widthFt: 80 }, middle: { heightFt: 20, widthFt: 80 } }],
  ['too slim', 0.25, { most: { heightFt: 50, widthFt: 12.5 }, middle: { heightFt: 50, widthFt: 12.5 } }],
])('[GR-11] a %s picture, %f times as wide as high, is drawn in its own shape', (_, width, sizes) => {
  const tree = { ...oak, shape: { width, leaves: 1 } }
  expect({ most: drawnSize(tree, 'most'), middle: drawnSize(tree, 'middle') }).toEqual(sizes)
})

test('[GR-05] of two plants side by side, the one recorded taller is drawn taller, however wide its picture', () => {
  const wide = { ...oak, heightFt: { least: 30, most: 60 }, shape: { width: 1.6, leaves: 1 } }
  const slim = { ...oak, shape: { width: 0.8, leaves: 1 } }
  expect([wide, slim].map((tree) => drawnSize(tree, 'middle height').heightFt)).toEqual([45, 35])
  expect(drawnSize(wide, 'most').heightFt).toBeLessThan(drawnSize(slim, 'most').heightFt)
})

test('a plant without a picture is drawn in the middle of its ranges', () => {
  expect(drawnSize(oak, 'middle')).toEqual({ heightFt: 35, widthFt: 37.5 })
})

test.each([
  ['white bells on a stalk of about 5 ft, pollinated at night by moths', { least: 5, most: 5 }],
  ['creamy bells with a green blush on a stalk of 4 to 6 ft', { least: 4, most: 6 }],
  ['dense cream spike on a 9- to 15-foot stalk, not every year', { least: 9, most: 15 }],
  ['once, after roughly 10-20 years, on a 10-15 ft stalk', { least: 10, most: 15 }],
  ['upright sprays well above the leaves', null],
  ['flowers for 3 ft around', null],
  [null, null],
])('[SG-07] a stalk in %j is %j feet', (note, feet) => {
  expect(stalkFeet(note)).toEqual(feet)
})
