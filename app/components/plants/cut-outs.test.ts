import { expect, test } from 'vitest'
import { cutOutUrl, halfGrownUrl, pottedUrls, youngPlantUrl } from './cut-outs.ts'

test('a drawn plant has a cut-out, a mini and a young plant; an unknown one has none', () => {
  expect(cutOutUrl('cedar-elm')).toMatch(/cut-outs\/cedar-elm\.avif/)
  expect(cutOutUrl('cedar-elm', 'mini')).toMatch(/cut-outs\/cedar-elm-mini\.avif/)
  expect(youngPlantUrl('cedar-elm')).toMatch(/young\/cedar-elm\.avif/)
  expect(youngPlantUrl('cedar-elm', 'mini')).toMatch(/young-minis\/cedar-elm\.avif/)
  expect(youngPlantUrl('damianita')).toMatch(/young\/damianita\.avif/)
  expect(halfGrownUrl('cedar-elm')).toMatch(/half-grown\/cedar-elm\.avif/)
  expect(pottedUrls('cedar-elm')).toHaveLength(3)
  expect(pottedUrls('damianita')).toHaveLength(1)
  expect(pottedUrls('dragon-tree')).toEqual([])
  expect(youngPlantUrl('dragon-tree')).toBeUndefined()
  expect(cutOutUrl('dragon-tree')).toBeUndefined()
})
