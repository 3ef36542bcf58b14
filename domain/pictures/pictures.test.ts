import { expect, test } from 'vitest'
import { failedPicturesKey, parseFailedPictures, rememberFailure } from './failed-pictures.ts'
import { isPictureKey, isPictureVariant, outlineOf, pictureVariants, imageKeyOf } from './picture.ts'

test('[IM-01] thumb is 300 x 300 at quality 70, medium 600 wide at 80, full 1200 wide at 85', () => {
  expect(pictureVariants).toEqual({
    thumb: { width: 300, height: 300, quality: 70 },
    medium: { width: 600, height: undefined, quality: 80 },
    full: { width: 1200, height: undefined, quality: 85 },
  })
})

test('variants and keys of pictures', () => {
  for (const name of ['thumb', 'medium', 'full']) expect(isPictureVariant(name)).toBe(true)
  for (const key of ['texas-redbud-0a1b2c', 'a', 'a'.repeat(120)]) expect(isPictureKey(key)).toBe(true)
})

test.each(['large', 'toString', '__proto__', 'Thumb', ''])('%s is not a variant', (name) => {
  expect(isPictureVariant(name)).toBe(false)
})

test.each(['../etc/passwd', 'a/b', 'A', 'a--b', '-a', 'a-', 'a.webp', 'a%2e', '', 'a'.repeat(121)])(
  '%s is not a key',
  (key) => {
    expect(isPictureKey(key)).toBe(false)
  },
)

const day = 24 * 60 * 60 * 1000

test('[IM-02] a failure is remembered for 7 days', () => {
  const failed = rememberFailure({}, '/images/thumb/x', 1000)
  expect(parseFailedPictures(JSON.stringify(failed), 1000 + 7 * day - 1)).toEqual({ '/images/thumb/x': 1000 })
  expect(parseFailedPictures(JSON.stringify(failed), 1000 + 7 * day)).toEqual({})
  expect(parseFailedPictures(JSON.stringify(failed), 1000)).toEqual(failed)
  expect(failedPicturesKey).toBe('hctc_image_cache')
})

test('[IM-02] a failure in the future comes from a wrong clock and is ignored', () => {
  expect(parseFailedPictures('{"/p/1": 1001}', 1000)).toEqual({})
})

test.each([null, '', 'not json', '[1]', '{"a":"b"}', 'null'])(
  '[IM-02] the stored value %j counts as empty',
  (stored) => {
    expect(parseFailedPictures(stored, 0)).toEqual({})
  },
)

test('[IM-02] at most 200 failures are remembered, and the oldest are dropped first', () => {
  let failed = {}
  for (let index = 0; index < 250; index += 1) failed = rememberFailure(failed, `/p/${index}`, index)
  expect(Object.keys(failed)).toHaveLength(200)
  expect(Object.keys(failed)[0]).toBe('/p/50')
  expect(Object.entries(rememberFailure({ '/p/1': 1, '/p/2': 2 }, '/p/1', 3))).toEqual([
    ['/p/2', 2],
    ['/p/1', 3],
  ])
})

const item = { useCatalogImage: false, customImageUrl: 'yard', ownImageUrl: 'old' }

test("[IN-11] a custom image overrides the plant's, unless the item uses the catalog image", () => {
  expect(imageKeyOf(item, 'plate')).toBe('yard')
  expect(imageKeyOf({ ...item, customImageUrl: null }, 'plate')).toBe('old')
  expect(imageKeyOf({ ...item, customImageUrl: null, ownImageUrl: null }, 'plate')).toBe('plate')
  expect(imageKeyOf({ ...item, useCatalogImage: true }, 'plate')).toBe('plate')
  expect(imageKeyOf({ ...item, useCatalogImage: true }, null)).toBeNull()
})

test.each([
  ['tree', 'tree'],
  ['shrub', 'shrub'],
  ['vine', 'shrub'],
  ['grass', 'clump'],
  ['perennial', 'clump'],
])('until its picture has loaded, a %s has the outline of a %s', (plantType, outline) => {
  expect(outlineOf(plantType)).toBe(outline)
})
