import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, statSync } from 'node:fs'
import sharp from 'sharp'

// Resizes the home page's hero from the two masters in pictures/hero. Each size has a byte budget, because the hero is
// the first thing a visitor sees and shouldn't keep them waiting.

const sizes = [
  { master: 'wide', width: 2400, quality: 88, mostKilobytes: 350 },
  { master: 'wide', width: 1600, quality: 86, mostKilobytes: 180 },
  { master: 'wide', width: 1200, quality: 86, mostKilobytes: 120 },
  { master: 'portrait', width: 1080, quality: 82, mostKilobytes: 160 },
  { master: 'portrait', width: 780, quality: 80, mostKilobytes: 80 },
]

mkdirSync('app/images/hero', { recursive: true })
for (const { master, width, quality, mostKilobytes } of sizes) {
  const file = `app/images/hero/${master}-${width}.webp`
  await sharp(`pictures/hero/${master}.webp`)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, preset: 'picture', effort: 6 })
    .toFile(file)
  const kilobytes = statSync(file).size / 1024
  console.log(`${file} ${kilobytes.toFixed(0)} KB`)
  if (kilobytes > mostKilobytes) throw new Error(`${file} is over its budget of ${mostKilobytes} KB`)
}

// The hills left of its trees, paled by the paper: what a drawn yard stands before.
const paper = { color: [252, 250, 244], share: 0.42 }
await sharp('pictures/hero/wide.webp')
  .extract({ left: 0, top: 320, width: 1056, height: 480 })
  .removeAlpha()
  .linear(
    paper.color.map(() => 1 - paper.share),
    paper.color.map((value) => value * paper.share),
  )
  .blur(0.6)
  .avif({ quality: 62, effort: 8 })
  .toFile('app/images/scenery/hills.avif')
