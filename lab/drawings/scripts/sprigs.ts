import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { detailRadius, drawDetail } from '#illustration/detail/draw-detail.ts'
import { seedOf } from '#illustration/plant-form.ts'
import { encodeWithin } from './encode-plate.ts'
import { readForm } from './plate-source.ts'

// Draws the leaf-and-flower details of a few plates on a transparent background, to decorate text.

const slugs = [
  'escarpment-live-oak',
  'mexican-plum',
  'red-yucca',
  'yaupon-holly',
  'texas-prickly-pear',
  'texas-redbud',
  'texas-mountain-laurel',
  'cedar-elm',
]
const side = 2 * detailRadius

mkdirSync('app/images/sprigs', { recursive: true })
for (const slug of slugs) {
  const { form } = await readForm(slug)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-detailRadius} ${-detailRadius} ${side} ${side}"` +
    ` width="${side}" height="${side}">${drawDetail(form.detail, seedOf(form, slug))}</svg>`
  const avif = await encodeWithin(Buffer.from(svg), side, 12 * 1024)
  writeFileSync(`app/images/sprigs/${slug}.avif`, avif)
  console.log(`app/images/sprigs/${slug}.avif ${(avif.length / 1024).toFixed(1)} KB`)
}
