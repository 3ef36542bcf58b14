import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { containerSizes } from '#illustration/scale/container.ts'
import { drawYardPicture } from '#illustration/scale/yard-picture.ts'
import { readInventoryLines } from '../../../tools/catalogue/inventory-rows.ts'
import { slugOf } from '../../../tools/catalogue/plant-record.ts'
import { encodePlate } from './encode-plate.ts'
import { readForm } from './plate-source.ts'

// Draws placeholders for the owner's photos: every stock item with its own picture, as it stands in the yard, in its
// container and at its measured height.

const folder = 'pictures/yard'
mkdirSync(folder, { recursive: true })
const personSvg = readFileSync('app/images/scenery/person.svg', 'utf8')
for (const { plant, size, height_in, custom_image } of readInventoryLines()) {
  const container = containerSizes.find((known) => known === size)
  if (custom_image === null || container === undefined || height_in === null) continue
  const slug = slugOf(plant)
  const { form } = await readForm(slug)
  const webp = await encodePlate(
    drawYardPicture(form, slug, { heightFt: height_in / 12, container }, personSvg),
  )
  writeFileSync(join(folder, `${custom_image}.webp`), webp)
  console.log(`${custom_image} ${(webp.length / 1024).toFixed(0)} KB`)
}
