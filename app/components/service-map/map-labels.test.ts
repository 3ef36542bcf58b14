import { expect, test } from 'vitest'
import { northSanAntonio, toMapPosition } from '#domain/places/map-position.ts'
import { placeNames, type MapFrame, type MapName } from './map-labels.ts'

const { latitude, longitude } = northSanAntonio
const middle = toMapPosition(northSanAntonio)
const name = (key: string, east: number, more: Partial<MapName> = {}): MapName => ({
  key,
  at: { latitude, longitude: longitude + east / 60.15 },
  width: 60,
  height: 20,
  sides: ['right', 'left'],
  dot: 5,
  ...more,
})
const frame = (width: number, mile: number): MapFrame => ({ width, height: 200, mile, x: 0.5, y: 100 })

test('a name that would cover another moves to its other side', () => {
  expect(placeNames([name('a', 0), name('b', -3)], middle, [frame(600, 10)])).toEqual([
    { key: 'a', side: 'right', steps: [0] },
    { key: 'b', side: 'left', steps: [0] },
  ])
})

test('a name shows at the widths at which it fits', () => {
  const names = [name('a', 0), name('b', 4, { sides: ['right'] })]
  expect(placeNames(names, middle, [frame(300, 5), frame(600, 30)])).toEqual([
    { key: 'a', side: 'right', steps: [0, 1] },
    { key: 'b', side: 'right', steps: [1] },
  ])
})

test('a name that leaves the frame or lies under the page’s words is left out', () => {
  expect(placeNames([name('a', 24, { sides: ['right'] })], middle, [frame(600, 10)])).toEqual([])
  const covered = [{ left: 0, top: 0, right: 420, bottom: 200 }]
  expect(placeNames([name('a', 0)], middle, [{ ...frame(600, 10), covered }])).toEqual([])
})

test('a name takes the side that shows it at most widths', () => {
  const covered = [{ left: 0, top: 0, right: 300, bottom: 200 }]
  const frames = [{ ...frame(600, 10), covered }, { ...frame(600, 10), covered }, frame(600, 10)]
  expect(placeNames([name('a', 2, { sides: ['left', 'right'] })], middle, frames)).toEqual([
    { key: 'a', side: 'right', steps: [0, 1, 2] },
  ])
})
