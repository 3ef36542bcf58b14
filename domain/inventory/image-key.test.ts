import { expect, test } from 'vitest'
import { imageKeyOf } from './image-key.ts'

const item = { useCatalogImage: false, customImageUrl: 'yard', ownImageUrl: 'old' }

test('[IN-11] a custom image overrides the picture of the plant, and only where it is wanted', () => {
  expect(imageKeyOf(item, 'plate')).toBe('yard')
  expect(imageKeyOf({ ...item, customImageUrl: null }, 'plate')).toBe('old')
  expect(imageKeyOf({ ...item, customImageUrl: null, ownImageUrl: null }, 'plate')).toBe('plate')
  expect(imageKeyOf({ ...item, useCatalogImage: true }, 'plate')).toBe('plate')
  expect(imageKeyOf({ ...item, useCatalogImage: true }, null)).toBeNull()
})
