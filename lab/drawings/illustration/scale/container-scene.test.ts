import { expect, test } from 'vitest'
import { drawContainerScene } from './container-scene.ts'
import { oak } from './sample-forms.ts'

test('nine containers stand in a row that fits the picture and grows to the right', () => {
  const { places, width, personX, svg, pixelsPerFoot } = drawContainerScene(oak, 'oak', '<svg/>')
  expect(places.map(({ container }) => container)).toEqual([
    '4"',
    '1 gal',
    '3 gal',
    '5 gal',
    '15 gal',
    '30 gal',
    '45 gal',
    '65 gal',
    '100 gal',
  ])
  let edge = personX
  let top = Infinity
  for (const place of places) {
    expect(place.left).toBeGreaterThan(edge)
    expect(place.top).toBeLessThan(top)
    expect(place.soilY - place.top).toBeCloseTo(place.heightFt * pixelsPerFoot, -1)
    edge = place.right
    top = place.top
  }
  expect(edge).toBeLessThanOrEqual(width)
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
})
