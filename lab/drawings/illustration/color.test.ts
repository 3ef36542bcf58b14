import { expect, test } from 'vitest'
import { fromOklch, mixColors, ramp, tone, toOklch } from './color.ts'

const isColor = /^#[0-9a-f]{6}$/

test('colors survive a round trip through OKLCH', () => {
  for (const hex of ['#66743f', '#b4472b', '#efe6dc', '#000000', '#ffffff']) {
    const { l, c, h } = toOklch(hex)
    expect(fromOklch(l, c, h)).toBe(hex)
  }
})

test('a ramp stays in gamut and gets lighter step by step for any base color', () => {
  for (const base of ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ffffff', '#000000', '#66743F']) {
    const steps = ramp(base, { steps: 9, dark: 0.4, light: 0.4, hueShift: 40 })
    const lightness = steps.map((step) => toOklch(step).l)
    for (const step of steps) expect(step).toMatch(isColor)
    // Near white the gamut leaves no room: a step may come out a hair darker.
    lightness.forEach((l, i) => expect(l).toBeGreaterThan((lightness[i - 1] ?? 0) - 0.01))
  }
})

test('shadows of a green turn toward blue, lights toward yellow', () => {
  const steps = ramp('#66743F')
  const hue = (t: number) => toOklch(tone(steps, t)).h
  expect(hue(0)).toBeGreaterThan(hue(0.5))
  expect(hue(1)).toBeLessThan(hue(0.5))
})

test('tone clamps to the ends of the ramp', () => {
  const steps = ['#111111', '#222222', '#333333']
  expect([tone(steps, -3), tone(steps, 0.5), tone(steps, 7)]).toEqual(steps)
})

test('colors mix channel by channel', () => {
  expect(mixColors('#000000', '#ff8000', 0.5)).toBe('#804000')
})
