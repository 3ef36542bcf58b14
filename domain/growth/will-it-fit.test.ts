import { describe, expect, test } from 'vitest'
import type { GrowingPlant } from './growth.ts'
import type { Spot } from './spot.ts'
import { roomAt, willItFit } from './will-it-fit.ts'

const plant = (
  growthRate: string,
  height: [number, number],
  spread: [number, number],
  plantType = 'tree',
): GrowingPlant => ({
  plantType,
  growthRate,
  heightFt: { least: height[0], most: height[1] },
  spreadFt: { least: spread[0], most: spread[1] },
})

const liveOak = plant('slow', [20, 50], [25, 50])
const redbud = plant('medium', [15, 20], [15, 20])
const laurel = plant('slow', [10, 20], [8, 12], 'shrub')
const plum = plant('medium', [15, 30], [15, 25])
const muhly = plant('medium', [2, 3], [2, 3], 'grass')

const nothing: Spot = { wireFt: null, wireAwayFt: 0, wallFt: null, fenceFt: null }
const wire = (wireFt: number, wireAwayFt = 0): Spot => ({ ...nothing, wireFt, wireAwayFt })
const wall = (wallFt: number): Spot => ({ ...nothing, wallFt })
const fence = (fenceFt: number): Spot => ({ ...nothing, fenceFt })

describe('[GR-02] will it fit', () => {
  test.each([
    ['Not under this wire: it could reach the wire by year 20.', liveOak, 8, wire(25)],
    ['Not under this wire: it could reach the wire on planting day.', liveOak, 16, wire(15)],
    [
      'Not this close to a power line: it could be too tall for the power line full grown.',
      liveOak,
      8,
      wire(30, 25),
    ],
    ['Yes, with room to grow, even full grown.', liveOak, 8, wire(30, 30)],
    ['Yes, with 16 ft to spare at the wall at year 20, and 5 ft full grown.', liveOak, 8, wall(30)],
    ['Not this close to the fence: it could reach the fence by year 20.', liveOak, 8, fence(9)],
    ['Yes, with 5 ft to spare under the wire at year 20 and full grown.', redbud, 6, wire(25)],
    ['Yes, with nothing to spare under the wire at year 20 and full grown.', redbud, 6, wire(20)],
    ['Yes, with 2 ft to spare at the wall at year 20 and full grown.', redbud, 6, wall(12)],
    ['Yes, with 1 ft to spare at the wall at year 20 and full grown.', laurel, 3, wall(7)],
    ['Not under this wire: it could be too tall for the power line by year 10.', plum, 6, wire(35)],
    ['Yes, with room to grow, even full grown.', plum, 6, wire(35, 22)],
    ['Yes, with 6 in to spare at the wall, full grown.', muhly, null, wall(2)],
    ['Not this close to the fence: it could reach the fence full grown.', muhly, 1, fence(1)],
  ])('%s', (sentence, given, todayFt, spot) => {
    expect(willItFit(given, todayFt, spot)?.sentence).toBe(sentence)
  })

  test('names the rule, or what else there is room for', () => {
    expect(willItFit(plum, 6, wire(35))?.more).toContain('no taller than 20 ft')
    const tight = { wireFt: 30, wireAwayFt: 25, wallFt: 10, fenceFt: 12 }
    expect(willItFit(liveOak, 8, tight)?.more).toBe('One day it could also reach the fence.')
    const roomy = { wireFt: 30, wireAwayFt: 0, wallFt: 12.5, fenceFt: 14 }
    expect(willItFit(redbud, 6, roomy)).toMatchObject({
      sentence: 'Yes, with 2½ ft to spare at the wall at year 20 and full grown.',
      more: 'Full grown it also has 4 ft at the fence and 10 ft under the wire.',
    })
  })

  test('[GR-03] names the first plant that would fit in the sentence itself, and up to two more', () => {
    const others = ['Texas Redbud', 'Mexican Buckeye', 'Agarita', 'Bur Oak', 'Anacacho Orchid Tree'].map(
      (name, index) => ({
        name,
        tallFt: [20, 15, 6, 80, 12][index] ?? 0,
        wideFt: [20, 12, 6, 80, 8][index] ?? 0,
      }),
    )
    const answer = willItFit(liveOak, 8, wire(15), others)
    expect(answer).toMatchObject({
      sentence: 'Not under this wire: a Mexican Buckeye would fit.',
      more: 'It could reach the wire by year 10.',
    })
    expect(answer?.instead.map(({ name }) => name)).toEqual([
      'Mexican Buckeye',
      'Anacacho Orchid Tree',
      'Agarita',
    ])
    expect(willItFit(liveOak, 8, wall(4), others)?.sentence).toBe(
      'Not this close to the wall: an Anacacho Orchid Tree would fit.',
    )
    expect(willItFit(liveOak, 8, wall(1), others)?.sentence).toBe(
      'Not this close to the wall: it could reach the wall on planting day.',
    )
  })

  test('has no answer for an open lawn, or for a plant without a recorded size', () => {
    expect(willItFit(liveOak, 8, nothing)).toBeNull()
    expect(willItFit({ ...liveOak, spreadFt: null }, 8, wall(9))).toBeNull()
  })

  test('says how much room there is', () => {
    expect(roomAt(nothing)).toEqual({ tallFt: Infinity, wideFt: Infinity })
    expect(roomAt({ wireFt: 16, wireAwayFt: 0, wallFt: 9, fenceFt: 7 })).toEqual({ tallFt: 16, wideFt: 14 })
    expect(roomAt(wire(25))).toEqual({ tallFt: 20, wideFt: Infinity })
  })
})
