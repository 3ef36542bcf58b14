import { describe, expect, test } from 'vitest'
import type { Drawing } from '../drawing.ts'
import { drawCactus } from './cactus.ts'
import { drawGrass } from './grass.ts'
import { drawLeafyStems } from './leafy-stems.ts'
import { drawMat } from './mat.ts'
import { drawRosette } from './rosette.ts'
import { drawVine } from './vine.ts'

const size = { height: 500, width: 600 }

const plants: Record<string, (seed: string) => Drawing> = {
  grass: (seed) =>
    drawGrass(
      {
        kind: 'grass',
        ...size,
        baseRadius: 60,
        blade: { colors: ['#7E8E55'], count: 120, reach: 0.6, spread: 0.9, width: 4, arch: 0.8 },
        head: { type: 'spike', colors: ['#D9C08C'], count: 24, length: 0.4, size: 24, flare: 0.5, nod: 0.1 },
      },
      seed,
    ),
  rosette: (seed) =>
    drawRosette(
      {
        kind: 'rosette',
        ...size,
        coreRadius: 50,
        leaf: { type: 'broad', colors: ['#93A69F'], count: 40, width: 90, open: 1.3, curve: -0.3 },
      },
      seed,
    ),
  'leafy stems': (seed) =>
    drawLeafyStems(
      {
        kind: 'leafy-stems',
        ...size,
        baseRadius: 60,
        habit: 'mound',
        stems: 16,
        branches: 1,
        stemColor: '#6B6A45',
        leaf: { shape: 'lance', length: 50, width: 9, colors: ['#7E9468'], perStem: 10 },
        flower: { size: 30, place: 'tips', share: 0.8 },
      },
      seed,
      { flower: { type: 'daisy', colors: ['#B83A2A'] } },
    ),
  mat: (seed) =>
    drawMat(
      {
        kind: 'mat',
        height: 150,
        width: 600,
        stemColor: '#8C7A58',
        looseness: 0.3,
        runners: 10,
        leaf: { shape: 'spoon', length: 22, width: 8, colors: ['#75904F'], count: 300 },
        flower: { size: 20, count: 12, lift: 30 },
      },
      seed,
      { flower: { type: 'cup', colors: ['#B0286E'] } },
    ),
  vine: (seed) =>
    drawVine(
      {
        kind: 'vine',
        ...size,
        support: 'trellis',
        stemColor: '#7A6048',
        stems: 4,
        leaf: { shape: 'oval', length: 34, width: 11, colors: ['#557549', '#6C8A58'], density: 1 },
        flower: { size: 34, count: 12 },
      },
      seed,
      { flower: { type: 'tube', colors: ['#CE4A3C'], cluster: 'fan' } },
    ),
  cactus: (seed) =>
    drawCactus(
      {
        kind: 'cactus',
        ...size,
        stems: 5,
        generations: 3,
        padLength: 150,
        padColor: '#86A06C',
        flowerSize: 40,
        flowerShare: 0.3,
        ripeShare: 0.5,
        fruitColor: '#A23B55',
        fruitSize: 30,
      },
      seed,
      { flower: { type: 'cactus', colors: ['#E2B23C'] } },
    ),
}

test('flowers are those of the close-up: another close-up gives other flowers on the same stems', () => {
  const form = {
    kind: 'leafy-stems',
    ...size,
    baseRadius: 60,
    habit: 'ascending',
    stems: 6,
    stemColor: '#6B6A45',
    leaf: { shape: 'lance', length: 50, width: 9, colors: ['#7E9468'], perStem: 4 },
    flower: { size: 160, place: 'tips', share: 1 },
  } as const satisfies Parameters<typeof drawLeafyStems>[0]
  const spire = drawLeafyStems(form, 'one', {
    flower: { type: 'pea', colors: ['#4257A8'], cluster: 'spike' },
  })
  const whorls = drawLeafyStems(form, 'one', {
    flower: { type: 'lipped', colors: ['#CE4136'], cluster: 'whorls' },
  })
  expect(whorls.svg.replaceAll(/<use href="#\w+f\d+"[^>]*>/g, '')).toBe(
    spire.svg.replaceAll(/<use href="#\w+f\d+"[^>]*>/g, ''),
  )
  expect(whorls.defs).not.toBe(spire.defs)
})

/** Where paths start and stamps are placed: not the exact outline, but close to it. */
function anchorsOf(svg: string): { x: number; y: number }[] {
  const starts = [...svg.matchAll(/M(-?\d*\.?\d+) ?(-?\d*\.?\d+)/g)]
  const stamps = [...svg.matchAll(/ x="(-?\d+)" y="(-?\d+)"/g)]
  return [...starts, ...stamps].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

describe.each(Object.entries(plants))('%s', (_name, draw) => {
  const drawing = draw('one')

  test('is the same every time and differs by seed', () => {
    expect(draw('one')).toEqual(drawing)
    expect(draw('two').svg).not.toBe(drawing.svg)
  })

  test('fills the stated size and stays within it', () => {
    const anchors = anchorsOf(drawing.svg)
    const widest = Math.max(...anchors.map(({ x }) => Math.abs(x)))
    const highest = Math.max(...anchors.map(({ y }) => -y))
    expect(widest / drawing.halfWidth).toBeGreaterThan(0.75)
    expect(widest / drawing.halfWidth).toBeLessThan(1.15)
    expect(highest / drawing.height).toBeGreaterThan(0.75)
    expect(highest / drawing.height).toBeLessThan(1.15)
  })

  test('writes clean numbers and defines every stamp it uses', () => {
    expect(drawing.svg + drawing.defs).not.toMatch(/NaN|Infinity|undefined/)
    const defined = new Set([...drawing.defs.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...drawing.svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  })
})
