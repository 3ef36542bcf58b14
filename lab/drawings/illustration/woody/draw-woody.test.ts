import { expect, test } from 'vitest'
import { drawWoody } from './draw-woody.ts'
import { habits } from './habits.ts'
import type { BlossomMode, Envelope, WoodyForm } from './woody-form.ts'

const shrub: WoodyForm = {
  kind: 'woody',
  envelope: 'mound',
  height: 300,
  width: 360,
  bark: '#7C7268',
  leaf: { shape: 'round', length: 12, width: 5, colors: ['#A9B1A0', '#9CA796'] },
}

const usedIds = (svg: string) => new Set([...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
const definedIds = (svg: string) => new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

test('the same form and seed give the same drawing', () => {
  expect(drawWoody(shrub, 'cenizo')).toEqual(drawWoody(shrub, 'cenizo'))
})

test('another seed gives another individual with ids of its own', () => {
  const one = drawWoody(shrub, 'cenizo')
  const other = drawWoody(shrub, 'cenizo2')
  expect(one.svg).not.toBe(other.svg)
  const shared = [...definedIds(one.defs)].filter((id) => definedIds(other.defs).has(id))
  expect(shared).toEqual([])
})

test.for(Object.keys(habits) as Envelope[])(
  '%s: fills the given size and uses only what it defines',
  (envelope) => {
    const drawing = drawWoody({ ...shrub, envelope }, envelope)
    expect(drawing.height).toBeGreaterThan(shrub.height * 0.85)
    expect(drawing.height).toBeLessThan(shrub.height * 1.25)
    expect(drawing.halfWidth).toBeGreaterThan(shrub.width * 0.35)
    expect(drawing.halfWidth).toBeLessThan(shrub.width * 0.75)
    const defined = definedIds(drawing.defs)
    expect([...usedIds(drawing.svg)].filter((id) => !defined.has(id))).toEqual([])
    expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/)
  },
)

const modes: BlossomMode[] = [
  'along',
  'raceme',
  'scatter',
  'daisy',
  'trumpet',
  'berries',
  'puffs',
  'panicle',
  'catkins',
  'pods',
  'rings',
  'wafers',
  'beads',
  'peppers',
]

test.for(modes)('%s: flowers show on a leafy and on a bare tree', (mode) => {
  const blossom = [{ mode, colors: ['#C2568F'], size: 6, density: 3 }]
  const { leaf: _leaf, ...bare } = shrub
  for (const form of [
    { ...shrub, blossom },
    { ...bare, blossom },
  ]) {
    const drawing = drawWoody(form, mode)
    expect([...usedIds(drawing.svg)].some((id) => id?.includes('f0_'))).toBe(true)
    expect(drawing.defs).not.toMatch(/NaN|undefined|Infinity/)
  }
})
