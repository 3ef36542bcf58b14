import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { drawGround, groundKinds } from '#illustration/ground/draw-ground.ts'
import { drawTreeRoots } from '#illustration/ground/tree-roots.ts'

// Draws a stretch of each ground. Pages show as much of it as they have room for; a wide one repeats it mirrored, so no seam shows. And the
// roots of a tree, which lie over it.

const folder = 'app/images/ground'
mkdirSync(folder, { recursive: true })

/** Half as wide as the widest page, and sharp enough for a dense screen without twice the weight. */
const [width, height, density] = [672, 120, 1.25]

for (const kind of groundKinds) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * density}" height="${height * density}">` +
    `${drawGround(kind, width, height)}</svg>`
  const file = await sharp(Buffer.from(svg)).avif({ quality: 32, effort: 9 }).toFile(`${folder}/${kind}.avif`)
  // A corner of it, for the swatches of the list of communities.
  await sharp(Buffer.from(svg))
    .extract({ left: 0, top: 0, width: (width * density) / 4, height: height * density })
    .resize({ width: 192 })
    .avif({ quality: 40, effort: 9 })
    .toFile(`${folder}/${kind}-swatch.avif`)
  console.log(`${kind} ${(file.size / 1024).toFixed(1)} KB`)
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 90" width="640" height="64">${drawTreeRoots(900, 90)}</svg>`
const file = await sharp(Buffer.from(svg)).avif({ quality: 32, effort: 9 }).toFile(`${folder}/roots.avif`)
console.log(`roots ${(file.size / 1024).toFixed(1)} KB`)
