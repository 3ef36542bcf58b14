import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPlant, type PlantForm } from '#illustration/plant-form.ts'
import { frameCutOut } from '#illustration/plate/plate.ts'
import { containerFeet, drawContainer, type ContainerSize } from '#illustration/scale/container.ts'
import { drawYoungPlant } from '#illustration/scale/young-plant.ts'
import { youngWoody } from '#illustration/scale/young-woody.ts'
import { halfGrownForm } from '#illustration/scale/half-grown.ts'
import { readPlantRecords, slugOf, type PlantRecord } from '../../../tools/catalogue/plant-record.ts'
import { encodeCutOut } from './encode-plate.ts'
import { listForms, readForm } from './plate-source.ts'

// Draws every plant as a nursery grows it, without its pot: what's for sale looks nothing like a grown plant. Trees also in small and
// in large pots, so that a row of sizes isn't one tree, and trees and shrubs some years after planting. Names on the command line draw
// only those.

const folders = {
  usual: 'app/images/young',
  small: 'app/images/young-small',
  large: 'app/images/young-large',
  halfGrown: 'app/images/half-grown',
}
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })

type Nursery = { container: ContainerSize; heightFt: number; side: number; mostBytes: number }

/** A tree is shown up to 250 pixels high, anything else up to 160: drawn for screens with twice the pixels. */
const large = { side: 480, mostBytes: 12 * 1024 }
const small = { side: 320, mostBytes: 11 * 1024 }

const smallTree: Nursery = { container: '5 gal', heightFt: 4, side: 240, mostBytes: 6 * 1024 }

/** The pot that this kind of plant is mostly sold in, and its height there. */
function nurseryOf({ plant_type, mature_height_ft }: PlantRecord['facts']): Nursery {
  switch (plant_type) {
    case 'tree':
      return { container: '30 gal', heightFt: 9, ...large }
    case 'shrub':
      return { container: '5 gal', heightFt: 2.5, ...small }
    case 'vine':
      return { container: '5 gal', heightFt: 3, ...small }
    default: {
      const grown = mature_height_ft[1]
      return { container: '1 gal', heightFt: Math.min(1.4, Math.max(0.35, grown * 0.55)), ...small }
    }
  }
}

async function draw(form: PlantForm, slug: string, nursery: Nursery): Promise<Buffer> {
  const { container, heightFt, side, mostBytes } = nursery
  const pixelsPerFoot = side / heightFt
  const plant = drawYoungPlant(form, slug, { heightFt, container, pixelsPerFoot })
  const pot = drawContainer(container, pixelsPerFoot).svg
  const soil = containerFeet(container).soil * pixelsPerFoot
  const svg = `<g transform="translate(0 ${soil.toFixed(1)})">${plant.svg.replace(pot, '')}</g>`
  return encodeCutOut(frameCutOut({ ...plant, svg }), side, mostBytes)
}

const halfGrownFt = { tree: 15, shrub: 5 }

/** Too heavy to need a stake. */
const largeTreeFt = 14

function drawLarge(form: PlantForm, slug: string): Promise<Buffer> {
  const { plant, detail } = form
  if (plant.kind !== 'woody') throw new Error(`${slug} is a tree, but isn't drawn as one`)
  const drawing = drawPlant({ ...form, plant: youngWoody(plant, detail, largeTreeFt) }, `${slug}/large`)
  return encodeCutOut(frameCutOut(drawing), 420, 10 * 1024)
}

function drawHalfGrown(form: PlantForm, slug: string, plantType: keyof typeof halfGrownFt): Promise<Buffer> {
  const drawing = drawPlant(halfGrownForm(form, halfGrownFt[plantType]), `${slug}/half-grown`)
  return encodeCutOut(frameCutOut(drawing), large.side, large.mostBytes)
}

function write(folder: keyof typeof folders, slug: string, avif: Buffer): void {
  writeFileSync(join(folders[folder], `${slug}.avif`), avif)
  console.log(`${folder} ${slug} ${(avif.length / 1024).toFixed(1)} KB`)
}

const named = process.argv.slice(2)
const forms = new Set(listForms())
for (const { facts } of readPlantRecords()) {
  const slug = slugOf(facts.name)
  if (!forms.has(slug) || (named.length > 0 && !named.includes(slug))) continue
  const { form } = await readForm(slug)
  const { plant_type } = facts
  write('usual', slug, await draw(form, slug, nurseryOf(facts)))
  if (plant_type === 'tree') {
    write('small', slug, await draw(form, slug, smallTree))
    write('large', slug, await drawLarge(form, slug))
  }
  if (plant_type === 'tree' || plant_type === 'shrub')
    write('halfGrown', slug, await drawHalfGrown(form, slug, plant_type))
}
