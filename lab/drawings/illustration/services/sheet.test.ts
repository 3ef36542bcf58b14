import { expect, test } from 'vitest'
import { drawCaliper } from './caliper.ts'
import { drawDripLine } from './drip-line.ts'
import { drawPlan } from './plan.ts'
import { drawRootFlare } from './root-flare.ts'
import { sheet } from './sheet.ts'
import { drawSurveyedOak } from './surveyed-oak.ts'
import { drawTruck } from './truck.ts'
import { drawYellowLeaf } from './yellow-leaf.ts'

const oak = () => drawSurveyedOak({ href: 'data:image/avif;base64,', width: 640, height: 400 })

test.each([
  ['the oak', oak],
  ['the caliper', drawCaliper],
  ['the drip line', drawDripLine],
  ['the plan', drawPlan],
  ['the root flare', drawRootFlare],
  ['the truck', drawTruck],
  ['the leaf', drawYellowLeaf],
])('%s is the same each time, has no words of its own, and keeps its labels on the sheet', (_name, draw) => {
  const { svg, labels } = draw()
  expect(draw().svg).toBe(svg)
  expect(svg).not.toMatch(/<text|NaN|undefined/)
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(sheet.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(sheet.height)
  }
})

test('the oak has five numbers', () => {
  expect(oak().labels.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5'])
})
