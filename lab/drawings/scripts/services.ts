import '../../../server/platform/config/require-node-24.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'

// The services' drawings are SVG files in pictures/services. Here they get the plates' grain and their light from the upper left. Edges stay
// as they're drawn: a wavy truck looks dented.

const from = 'pictures/services'
const to = 'app/images/services'

const finish = `
  <filter id="finish" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3" result="noise"/>
    <feDiffuseLighting in="noise" surfaceScale=".32" diffuseConstant="1.17" lighting-color="#fffaf0" result="paper">
      <feDistantLight azimuth="225" elevation="58"/>
    </feDiffuseLighting>
    <feBlend in="SourceGraphic" in2="paper" mode="multiply" result="grained"/>
    <feComposite in="grained" in2="SourceGraphic" operator="in"/>
  </filter>`

/** Painted plants within a drawing. The renderer reads no AVIF and no other files. */
async function withPictures(svg: string): Promise<string> {
  let whole = svg
  for (const [link, file] of svg.matchAll(/href="\.\.\/\.\.\/(app\/images\/[\w/-]+\.avif)"/g)) {
    const png = await sharp(file).png().toBuffer()
    whole = whole.replace(link, `href="data:image/png;base64,${png.toString('base64')}"`)
  }
  return whole
}

for (const name of readdirSync(from)) {
  const svg = await withPictures(readFileSync(`${from}/${name}`, 'utf8'))
  const finished = svg
    .replace(/<svg [^>]*>/, (start) => `${start}${finish}<g filter="url(#finish)">`)
    .replace('</svg>', '</g></svg>')
  const file = `${to}/${basename(name, '.svg')}.avif`
  const { size } = await sharp(Buffer.from(finished), { density: 120, unlimited: true })
    .avif({ quality: 38, effort: 4 })
    .toFile(file)
  console.log(`${file} ${(size / 1024).toFixed(0)} KB`)
}
