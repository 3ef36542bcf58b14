import '../../../server/platform/config/require-node-24.ts'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

// Draws the icons that phones request, from the mark in public/favicon.svg. The maskable one and Apple's have a paper
// background with room around the mark, because phones crop their corners.

const mark = readFileSync('public/favicon.svg')
const paper = '#f6f1e6'

async function draw(file: string, size: number, share: number, background: string | null) {
  const inner = Math.round(size * share)
  const picture = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  await sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${file}`)
}

await draw('icon-192.png', 192, 1, null)
await draw('icon-512.png', 512, 1, null)
await draw('icon-maskable-512.png', 512, 0.7, paper)
await draw('apple-touch-icon.png', 180, 0.78, paper)
