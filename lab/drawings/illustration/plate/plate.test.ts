import { expect, test } from 'vitest'
import type { PlantForm } from '../plant-form.ts'
import { drawCutOut, drawPlate } from './plate.ts'

const laurel: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 500,
    width: 420,
    trunks: 3,
    bark: '#6D635A',
    leaf: { shape: 'round', length: 15, width: 5.5, colors: ['#4F6B42', '#5A7548'] },
    blossom: [{ mode: 'raceme', colors: ['#9069B0'], size: 10, density: 2 }],
  },
  detail: { leaf: { shape: 'elliptic', colors: ['#4F6B42'] } },
}

test('a plate is the same every time it is drawn', () => {
  expect(drawPlate(laurel, 'mountain-laurel')).toBe(drawPlate(laurel, 'mountain-laurel'))
})

test('a seed or another slug gives another plate', () => {
  const plate = drawPlate(laurel, 'mountain-laurel')
  expect(drawPlate({ ...laurel, seed: '2' }, 'mountain-laurel')).not.toBe(plate)
  expect(drawPlate(laurel, 'eves-necklace')).not.toBe(plate)
})

test('a plate is one complete SVG of at most 3 MB', () => {
  const plate = drawPlate(laurel, 'mountain-laurel')
  expect(plate.startsWith('<svg ')).toBe(true)
  expect(plate.endsWith('</svg>')).toBe(true)
  expect(plate).not.toMatch(/NaN|undefined/)
  expect(plate.length).toBeLessThan(3_000_000)
})

test('a cut-out has room on every side, and the axis of the plant is its middle', () => {
  const [, left, top, width, height] =
    /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"/.exec(drawCutOut(laurel, 'mountain-laurel'))?.map(Number) ?? []
  expect(left).toBe(-(width ?? 0) / 2)
  expect(-(top ?? 0)).toBeGreaterThan(500 * 1.2)
  expect((height ?? 0) + (top ?? 0)).toBeGreaterThan(0)
})

test('the light is behind the leaves of a plant, not behind the stalk above them', () => {
  const yucca: PlantForm = {
    plant: {
      kind: 'rosette',
      height: 800,
      width: 500,
      coreRadius: 30,
      leaf: { type: 'sword', colors: ['#6F8A60'], count: 20, width: 20, open: 1.3, curve: 0.2 },
      stalk: {
        type: 'bells',
        count: 1,
        color: '#9DA274',
        flowerColors: ['#F1ECD8'],
        flowerSize: 29,
        fan: 0,
        length: 0.4,
      },
    },
    detail: {},
  }
  const halo = /<ellipse cx="[\d.]+" cy="(?<middle>[\d.]+)"[^>]*halo\)/.exec(drawPlate(yucca, 'yucca'))
  expect(Number(halo?.groups?.['middle'])).toBeGreaterThan(1070 - 250)
})
