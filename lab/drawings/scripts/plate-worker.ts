import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawCutOut, drawPlate } from '#illustration/plate/plate.ts'
import { encodeCutOut, encodePlate } from './encode-plate.ts'
import { readForm } from './plate-source.ts'

// One of the drawing threads: receives a slug, writes its plate and cut-outs, and returns the plate's key and color.

const platesFolder = 'pictures/plates'
const cutOutsFolder = 'app/images/cut-outs'

async function drawOne(slug: string) {
  const { form, season } = await readForm(slug)
  const webp = await encodePlate(drawPlate(form, slug))
  const { dominant } = await sharp(webp).stats()
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const key = `${slug}-${createHash('sha256').update(webp).digest('hex').slice(0, 8)}`
  writeFileSync(join(platesFolder, `${key}.webp`), webp)
  const cutOut = drawCutOut(form, slug)
  writeFileSync(join(cutOutsFolder, `${slug}.avif`), await encodeCutOut(cutOut, 760, 40 * 1024))
  writeFileSync(join(cutOutsFolder, `${slug}-mini.avif`), await encodeCutOut(cutOut, 180, 8 * 1024))
  return { slug, key, color, season }
}

parentPort?.on('message', (slug: string) => {
  drawOne(slug).then(
    (drawn) => parentPort?.postMessage(drawn),
    (error: unknown) => parentPort?.postMessage({ slug, error: String(error) }),
  )
})
