import { expect, test } from 'vitest'
import { isOpenLawn, parseAge, parseSpot, plantsThatFit } from './spot.ts'

test('[GR-03] distances are read from a link or a form; anything else is ignored', () => {
  const asked = new URLSearchParams({ wire: '25', away: '', wall: '12.5', fence: '6 ft' })
  expect(parseSpot(asked)).toEqual({ wireFt: 25, wireAwayFt: 0, wallFt: 12.5, fenceFt: null })
  expect(parseSpot(new URLSearchParams({ wire: '61', wall: '-3', fence: '1e1' }))).toEqual({
    wireFt: null,
    wireAwayFt: 0,
    wallFt: null,
    fenceFt: null,
  })
})

test('[GR-28] without a wire, a wall and a fence it’s an open lawn', () => {
  expect(isOpenLawn(parseSpot(new URLSearchParams('away=9&wall=')))).toBe(true)
  expect(isOpenLawn(parseSpot(new URLSearchParams('fence=9')))).toBe(false)
})

test('[GR-03] an age that nobody offered is full grown', () => {
  expect(parseAge('20')).toBe(20)
  expect(parseAge('21')).toBe('grown')
  expect(parseAge(null)).toBe('grown')
})

test('[GR-03] up to three plants that fit, the tallest first', () => {
  const plants = [
    { name: 'oak', tallFt: 50, wideFt: 50 },
    { name: 'plum', tallFt: 30, wideFt: 25 },
    { name: 'redbud', tallFt: 20, wideFt: 20 },
    { name: 'laurel', tallFt: 20, wideFt: 12 },
    { name: 'agarita', tallFt: 6, wideFt: 6 },
    { name: 'yaupon', tallFt: 18, wideFt: 12 },
  ]
  expect(plantsThatFit(plants, { tallFt: 20, wideFt: Infinity }).map(({ name }) => name)).toEqual([
    'laurel',
    'redbud',
    'yaupon',
  ])
  expect(plantsThatFit(plants, { tallFt: 60, wideFt: 12 }).map(({ name }) => name)).toEqual([
    'laurel',
    'yaupon',
    'agarita',
  ])
  expect(plantsThatFit(plants, { tallFt: 3, wideFt: 3 })).toEqual([])
})
