import '../../../server/platform/config/require-node-24.ts'
import { writeFileSync } from 'node:fs'
import { drawPlant, type PlantForm } from '#illustration/plant-form.ts'
import { youngWoody } from '#illustration/scale/young-woody.ts'
import { encodeWithin } from './encode-plate.ts'
import { readForm } from './plate-source.ts'

// Draws one redbud at three ages: planted in leaf, three years on, and in its tenth spring.

const { form } = await readForm('texas-redbud')
const { plant, detail } = form
if (plant.kind !== 'woody') throw new Error('A redbud is a tree')

/** A nursery tree that has begun to spread: its own trunks, a wider crown. */
const youngAt = (heightFt: number, share: number, crownBase: number): PlantForm => {
  const young = youngWoody(plant, detail, heightFt)
  return { ...form, plant: { ...young, width: young.height * share, crownBase } }
}

const pixelsPerFoot = 30
const ages = [
  { form: youngAt(5, 0.5, 0.3), heightFt: 5, xFt: 2.6 },
  { form: youngAt(9, 0.72, 0.24), heightFt: 9, xFt: 8.6 },
  { form, heightFt: 16, xFt: 19 },
]
const [width, height] = [27 * pixelsPerFoot, 16.4 * pixelsPerFoot]

const trees = ages.map(({ form: aged, heightFt, xFt }, index) => {
  const drawing = drawPlant(aged, `growth/${index}`)
  const scale = (heightFt * pixelsPerFoot) / drawing.height
  return `<defs>${drawing.defs}</defs><g transform="translate(${xFt * pixelsPerFoot} ${height}) scale(${scale.toFixed(4)})">${drawing.svg}</g>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${trees.join('')}</svg>`
const avif = await encodeWithin(Buffer.from(svg), 640, 24 * 1024)
writeFileSync('app/images/growth.avif', avif)
console.log(`app/images/growth.avif ${(avif.length / 1024).toFixed(1)} KB`)
