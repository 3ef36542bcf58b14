import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

// npx node tools/fonts.ts
//
// Subsets the site's three fonts from the fontsource packages: only the characters we use, with weight as the only axis. The
// optical size axis would cost 30 KB, so it's fixed: high for headings, low for the small italics of botanical names.

const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  'áéíóúüñÁÉÍÓÚÜÑçàèêöäß¿¡½¼¾⅓⅔×·–—‘’“”…°′″©®™•−≥≤\u00A0',
].join('')

const fonts = [
  {
    file: 'fraunces',
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 40, wght: { min: 400, max: 600 } },
  },
  {
    file: 'fraunces-italic',
    from: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    axes: { opsz: 18, wght: 400 },
  },
  {
    file: 'instrument-sans',
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

mkdirSync('ui/fonts', { recursive: true })
for (const { file, from, axes } of fonts) {
  const source = readFileSync(join('node_modules/@fontsource-variable', from))
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(`ui/fonts/${file}.woff2`, subset)
  console.log(`${file}.woff2 ${(subset.length / 1024).toFixed(1)} KB`)
}

// Satori, which draws the words of the yard in emails, only reads plain TrueType and doesn't support a weight axis.
const source = readFileSync(
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)
const subset = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: 500 } })
writeFileSync('server/quotes/emails/fonts/instrument-sans.ttf', subset)
