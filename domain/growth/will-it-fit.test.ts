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
const burOak = plant('medium', [60, 80], [60, 80])
const muhly = plant('medium', [2, 3], [2, 3], 'grass')

const nothing: Spot = { wireFt: null, wireAwayFt: 0, wallFt: null, fenceFt: null }
const wire = (wireFt: number, wireAwayFt = 0): Spot => ({ ...nothing, wireFt, wireAwayFt })
const wall = (wallFt: number): Spot => ({ ...nothing, wallFt })
const fence = (fenceFt: number): Spot => ({ ...nothing, fenceFt })

describe('[GR-02] will it fit', () => {
  test.each([
    ['live oak, wire of 25 ft', liveOak, 8, wire(25), 'Not under this wire: it could reach it by year 20.'],
    ['live oak, wire of 15 ft', liveOak, 8, wire(15), 'Not under this wire: it could reach it by year 10.'],
    [
      'live oak as tall as the wire',
      liveOak,
      16,
      wire(15),
      'Not under this wire: it could reach it on planting day.',
    ],
    [
      'live oak, 25 ft beside a line',
      liveOak,
      8,
      wire(30, 25),
      'Not this close to a power line: it could be too tall full grown.',
    ],
    ['live oak, 30 ft beside a line', liveOak, 8, wire(30, 30), 'Yes, with room to grow, full grown.'],
    ['live oak, 30 ft from a wall', liveOak, 8, wall(30), 'Yes, with 5 ft to spare at the wall, full grown.'],
    [
      'live oak, 10 ft from a wall',
      liveOak,
      8,
      wall(10),
      'Not this close to the wall: it could touch it by year 20.',
    ],
    [
      'live oak, 9 ft from a fence',
      liveOak,
      8,
      fence(9),
      'It would grow over the fence: it could get there by year 20.',
    ],
    ['redbud, wire of 25 ft', redbud, 6, wire(25), 'Yes, with 5 ft to spare under the wire, full grown.'],
    ['redbud, wire of 18 ft', redbud, 6, wire(18), 'Not under this wire: it could reach it by year 10.'],
    ['redbud, wire of 20 ft', redbud, 6, wire(20), 'Yes, with 0 ft to spare under the wire, full grown.'],
    [
      'redbud, 8 ft from a wall',
      redbud,
      6,
      wall(8),
      'Not this close to the wall: it could touch it by year 10.',
    ],
    ['redbud, 12 ft from a wall', redbud, 6, wall(12), 'Yes, with 2 ft to spare at the wall, full grown.'],
    [
      'mountain laurel, 7 ft from a wall',
      laurel,
      3,
      wall(7),
      'Yes, with 1 ft to spare at the wall, full grown.',
    ],
    [
      'mountain laurel, 5 ft from a fence',
      laurel,
      3,
      fence(5),
      'It would grow over the fence: it could get there by year 20.',
    ],
    [
      'Mexican plum, wire of 35 ft',
      plum,
      6,
      wire(35),
      'Not this close to a power line: it could be too tall by year 10.',
    ],
    ['Mexican plum, 22 ft beside a line', plum, 6, wire(35, 22), 'Yes, with room to grow, full grown.'],
    [
      'bur oak, 22 ft beside a line',
      burOak,
      8,
      wire(35, 22),
      'Not this close to a power line: it could be too tall by year 20.',
    ],
    [
      'gulf muhly, 2 ft from a wall',
      muhly,
      null,
      wall(2),
      'Yes, with 6 in to spare at the wall, full grown.',
    ],
    [
      'gulf muhly, 1 ft from a fence',
      muhly,
      1,
      fence(1),
      'It would grow over the fence: it could get there full grown.',
    ],
  ])('%s', (_, given, todayFt, spot, sentence) => {
    expect(willItFit(given, todayFt, spot)?.sentence).toBe(sentence)
  })

  test('names the rule, or what else there is room for', () => {
    expect(willItFit(plum, 6, wire(35))?.more).toContain('no taller than 20 ft')
    const tight = { wireFt: 30, wireAwayFt: 25, wallFt: 10, fenceFt: 12 }
    expect(willItFit(liveOak, 8, tight)?.more).toBe('One day it could also reach the fence.')
    const roomy = { wireFt: 30, wireAwayFt: 0, wallFt: 12.5, fenceFt: 14 }
    expect(willItFit(redbud, 6, roomy)?.more).toBe(
      'And 2½ ft to spare at the wall and 4 ft to spare at the fence.',
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
