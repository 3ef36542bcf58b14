import '../../server/config/require-node-24.ts'
import { mkdirSync, readdirSync } from 'node:fs'
import sharp from 'sharp'

// Shrinks every young plant for the cards of the inventory, where it's less than 100 pixels high. Dense screens get the large ones.

const [from, to] = ['app/images/young', 'app/images/young-minis']
const side = 120

mkdirSync(to, { recursive: true })
for (const file of readdirSync(from))
  await sharp(`${from}/${file}`)
    .resize({ width: side, height: side, fit: 'inside' })
    .avif({ quality: 42, effort: 6 })
    .toFile(`${to}/${file}`)
