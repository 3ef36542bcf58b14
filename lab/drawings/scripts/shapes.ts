import '../../../server/platform/config/require-node-24.ts'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawPlant } from '#illustration/plant-form.ts'
import { listForms, readForm } from './plate-source.ts'

// Measures the cut-outs: the width of each as a share of its height, and how much of its height is leaves, below stalks in flower.

const hundredth = (share: number) => Math.round(share * 100) / 100

async function leavesOf(slug: string): Promise<number> {
  const { form } = await readForm(slug)
  if (form.plant.kind !== 'rosette') return 1
  const { leafHeight, height } = drawPlant(form, slug)
  return leafHeight === undefined ? 1 : Math.min(1, hundredth(leafHeight / height))
}

const lines: string[] = []
for (const slug of listForms()) {
  const picture = await sharp(`app/images/cut-outs/${slug}.avif`).metadata()
  const leaves = await leavesOf(slug)
  lines.push(`  "${slug}": { "width": ${hundredth(picture.width / picture.height)}, "leaves": ${leaves} }`)
}
writeFileSync('server/catalog/picture-shapes.json', `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} shapes`)
