import { expect, test } from 'vitest'
import { drawGround, groundKinds } from './draw-ground.ts'
import { drawTreeRoots } from './tree-roots.ts'

test('the same seed always gives the same ground, another seed another stretch of it', () => {
  for (const kind of groundKinds) {
    const drawn = drawGround(kind, 320, 110, { seed: 'a' })
    expect(drawGround(kind, 320, 110, { seed: 'a' })).toBe(drawn)
    expect(drawGround(kind, 320, 110, { seed: 'b' })).not.toBe(drawn)
  }
})

test('two grounds on one page have ids of their own', () => {
  const ids = groundKinds.flatMap((kind) =>
    [...drawGround(kind, 64, 64, { unit: 0.5 }).matchAll(/ id="(\w+)"/g)].map((match) => match[1]),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a swatch is light enough to be written into a page', () => {
  for (const kind of groundKinds) expect(drawGround(kind, 64, 64, { unit: 0.55 }).length).toBeLessThan(14_000)
})

test('rock has no courses: its planes run from edge to edge, and no path has an upright side as a wall would', () => {
  const rock = drawGround('limestone', 640, 150)
  expect(rock).not.toMatch(/[VvHh]-?\d+[VvHh]/)
})

test('roots are wide and shallow: they run out to both ends and stay in the soil', () => {
  const numbers = [...drawTreeRoots(900, 90).matchAll(/-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?/g)].map(([pair]) =>
    pair.split(' ').map(Number),
  )
  const [xs, ys] = [numbers.map(([x = 0]) => x), numbers.map(([, y = 0]) => y)]
  expect(Math.min(...xs)).toBeLessThan(120)
  expect(Math.max(...xs)).toBeGreaterThan(780)
  expect(Math.max(...ys)).toBeLessThan(95)
})
