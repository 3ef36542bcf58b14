import { expect, test } from 'vitest'
import { askedSpot, parseMeasuredSpots } from './measured-spots.ts'

test('[GR-07] only spots of real plants are read from the device or from a link', () => {
  const stored = { 121: 'wire=25&wall=12', 0: 'wall=1', x: 'wall=1', 5: 'wall=1e9', 6: 7, 7: '' }
  expect(parseMeasuredSpots(JSON.stringify(stored))).toEqual({ 121: 'wire=25&wall=12' })
  for (const text of [null, '', '{', '[]', 'null', '3']) expect(parseMeasuredSpots(text)).toEqual({})
  expect(askedSpot(new URLSearchParams('fit=121&wall=12&wire='))).toEqual({ 121: 'wall=12' })
  expect(askedSpot(new URLSearchParams('fit=__proto__&wall=12'))).toEqual({})
  expect(askedSpot(new URLSearchParams('wall=12'))).toEqual({})
})
