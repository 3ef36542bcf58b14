import { expect, test } from 'vitest'
import { PathBatch } from './path-batch.ts'
import { formatNumber, numbers, polygon, ribbon, smoothPath } from './path.ts'

test('numbers are as short as path data allows', () => {
  expect([0.25, -0.25, -0.01, 12, 3.12].map(formatNumber)).toEqual(['.3', '-.2', '0', '12', '3.1'])
  expect(numbers(1, -2, 0.5)).toBe('1-2 .5')
})

test('a polygon moves in relative steps without drifting', () => {
  expect(
    polygon([
      [0, 0],
      [0.04, 0],
      [0.08, 0],
      [10, 5],
    ]),
  ).toBe('M0 0l0 0 .1 0 9.9 5z')
})

test('an open smooth path ends where its points end', () => {
  expect(
    smoothPath(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      false,
    ),
  ).toBe('M0 0q10 0 10 10')
})

test('a ribbon lies on both sides of its line', () => {
  const outline = ribbon(
    [
      [0, 0],
      [10, 0],
    ],
    () => 2,
  )
  expect(outline).toEqual([
    [0, 2],
    [10, 2],
    [10, -2],
    [0, -2],
  ])
})

test('a batch writes one element for all paths with the same look', () => {
  const batch = new PathBatch()
  batch.fill('#123456', 'M0 0', 0.5)
  batch.stroke('#123456', 1, 'M1 1')
  batch.fill('#123456', 'M2 2', 0.5)
  expect(batch.toSvg()).toBe(
    '<path fill="#123456" fill-opacity="0.5" d="M0 0M2 2"/>' +
      '<path fill="none" stroke="#123456" stroke-width="1" d="M1 1"/>',
  )
})
