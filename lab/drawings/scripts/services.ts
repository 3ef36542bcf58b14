import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawCaliper } from '#illustration/services/caliper.ts'
import { drawDripLine } from '#illustration/services/drip-line.ts'
import { drawPlan } from '#illustration/services/plan.ts'
import { drawRootFlare } from '#illustration/services/root-flare.ts'
import { sheet, type ServiceDrawing } from '#illustration/services/sheet.ts'
import { drawSurveyedOak } from '#illustration/services/surveyed-oak.ts'
import { drawTruck } from '#illustration/services/truck.ts'
import { drawYellowLeaf } from '#illustration/services/yellow-leaf.ts'

// Draws what each of the seven services is about. The words are HTML, so a JSON file says where they go.

const folder = 'app/images/services'
mkdirSync(folder, { recursive: true })

const oakFile = 'app/images/cut-outs/southern-live-oak.avif'
const { data, info } = await sharp(oakFile)
  .resize({ width: 540 })
  .avif({ quality: 34, effort: 8 })
  .toBuffer({ resolveWithObject: true })
const oak = {
  href: `data:image/avif;base64,${data.toString('base64')}`,
  width: info.width,
  height: info.height,
}

const drawings: Record<string, ServiceDrawing> = {
  'arborist-service': drawSurveyedOak(oak),
  horticulturist: drawYellowLeaf(),
  'landscape-designer': drawPlan(),
  landscaper: drawDripLine(),
  'plant-supplier': drawCaliper(),
  'tree-delivery': drawTruck(),
  'tree-service': drawRootFlare(),
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000

for (const [slug, { svg }] of Object.entries(drawings)) {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">${svg}</svg>\n`
  writeFileSync(`${folder}/${slug}.svg`, file)
  console.log(
    `${folder}/${slug}.svg ${(file.length / 1024).toFixed(0)} KB, ${(gzipSync(file).length / 1024).toFixed(1)} KB compressed`,
  )
}

const labels = Object.fromEntries(
  Object.entries(drawings).map(([slug, drawing]) => [
    slug,
    drawing.labels.map((label) => ({
      ...label,
      x: share(label.x, sheet.width),
      y: share(label.y, sheet.height),
    })),
  ]),
)
writeFileSync(`${folder}/labels.json`, `${JSON.stringify(labels, null, 2)}\n`)
