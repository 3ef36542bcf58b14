import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, readdirSync } from 'node:fs'
import sharp from 'sharp'

// Shrinks every young plant for where it's less than 100 pixels high: the inventory's cards, the empty cart, beside grown trees.

const [from, to] = ['app/images/young', 'app/images/young-minis']
const side = 180

mkdirSync(to, { recursive: true })
for (const file of readdirSync(from))
  await sharp(`${from}/${file}`)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .avif({ quality: 38, effort: 6 })
    .toFile(`${to}/${file}`)
