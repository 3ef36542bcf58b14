import '../../../server/platform/config/require-node-24.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'

// The services' drawings are SVG files in pictures/services. Here they get what the plates have: uneven edges, grain, and light from
// the upper left.

const from = 'pictures/services'
const to = 'app/images/services'

const finish = `
  <filter id="finish" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="7" result="wobble"/>
    <feDisplacementMap in="SourceGraphic" in2="wobble" scale="2.6" xChannelSelector="R" yChannelSelector="G" result="drawn"/>
    <feColorMatrix in="drawn" type="saturate" values=".8" result="calm"/>
    <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3" result="noise"/>
    <feDiffuseLighting in="noise" surfaceScale=".5" diffuseConstant="1.17" lighting-color="#fffaf0" result="paper">
      <feDistantLight azimuth="225" elevation="58"/>
    </feDiffuseLighting>
    <feBlend in="calm" in2="paper" mode="multiply" result="grained"/>
    <feComposite in="grained" in2="drawn" operator="in"/>
  </filter>`

/** Pictures within a drawing, such as a cut-out. The renderer reads no AVIF and no other files. */
async function withPictures(svg: string): Promise<string> {
  const file = /href="([\w-]+\.avif)"/.exec(svg)?.[1]
  if (file === undefined) return svg
  const png = await sharp(`app/images/cut-outs/${file}`).png().toBuffer()
  return svg.replace(file, `data:image/png;base64,${png.toString('base64')}`)
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
