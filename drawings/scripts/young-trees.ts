import '../../server/config/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { containerFeet, drawContainer } from '#illustration/scale/container.ts'
import { drawYoungPlant } from '#illustration/scale/young-plant.ts'
import { readPlantRecords, slugOf } from '../../tools/catalogue/plant-record.ts'
import { encodeCutOut } from './encode-plate.ts'
import { readForm } from './plate-source.ts'

// Draws every tree as a nursery grows it, without its pot: a tree for sale looks nothing like a grown one.

const folder = 'app/images/young'
mkdirSync(folder, { recursive: true })
const container = '30 gal'
const pixelsPerFoot = 50
const soil = containerFeet(container).soil * pixelsPerFoot
const pot = drawContainer(container, pixelsPerFoot).svg

for (const { facts } of readPlantRecords()) {
  if (facts.plant_type !== 'tree') continue
  const slug = slugOf(facts.name)
  const { form } = await readForm(slug)
  const tree = drawYoungPlant(form, slug, { heightFt: 9, container, pixelsPerFoot })
  const [width, height] = [Math.ceil(tree.halfWidth * 2), Math.ceil(tree.height - soil)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-tree.height} ${width} ${height}"` +
    ` width="${width}" height="${height}"><defs>${tree.defs}</defs>${tree.svg.replace(pot, '')}</svg>`
  const avif = await encodeCutOut(svg, 240, 7 * 1024)
  writeFileSync(join(folder, `${slug}.avif`), avif)
  console.log(`${slug} ${(avif.length / 1024).toFixed(1)} KB`)
}
