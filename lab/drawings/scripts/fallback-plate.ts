import '../../../server/platform/config/require-node-24.ts'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

// Draws the picture shown in place of a missing one: paper, contour lines, the ring mark and a ground line.

const inner = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="600" height="600">
  <defs><radialGradient id="paper" cx="42%" cy="36%" r="80%"><stop offset="0" stop-color="#faf6ec"/><stop offset=".6" stop-color="#f4efe4"/><stop offset="1" stop-color="#ebe3d2"/></radialGradient></defs>
  <rect width="1200" height="1200" fill="url(#paper)"/>
  <g transform="translate(-200 0) scale(1.34)" fill="none" stroke="#a8936b" stroke-width="1.2" opacity=".9">${inner('ui/images/contours.svg')}</g>
  <g transform="translate(600 560) scale(4.2)" fill="none" stroke="#a9b6a4" stroke-width="4.2">${inner('public/favicon.svg')}</g>
  <path d="M250 905H950" stroke="#8f8468" stroke-width="4" stroke-linecap="round" opacity=".7"/>
</svg>`
await sharp(Buffer.from(scene)).webp({ quality: 82 }).toFile('app/images/fallback-plate.webp')
