import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPlate } from '#illustration/plate/plate.ts'
import { readPlantRecords, slugOf } from '../../../tools/catalogue/plant-record.ts'
import { encodeCutOut, encodePlate } from './encode-plate.ts'
import { readPlateIndex } from '../../../tools/catalogue/plate-index.ts'
import { drawingCodeHash, listForms, plateSource, readForm } from './plate-source.ts'

const index = readPlateIndex()
const slugs = [...index.keys()]
/** Still to be drawn. The site shows a stand-in plate for them. */
const undrawn: string[] = []
const fileOf = (slug: string) => join('pictures/plates', `${index.get(slug)?.key}.webp`)

test('every species has a form and a plate, or is listed as not drawn yet', () => {
  const species = readPlantRecords().map(({ facts }) => slugOf(facts.name))
  expect([...listForms(), ...undrawn].toSorted()).toEqual(species.toSorted())
  expect(slugs.toSorted()).toEqual(listForms())
})

test('every plate is up to date with its form and the drawing code (if not: npm run draw)', () => {
  const codeHash = drawingCodeHash()
  const stale = [...index.values()].filter(({ slug, source }) => source !== plateSource(slug, codeHash))
  expect(stale.map(({ slug }) => slug)).toEqual([])
})

test('all masters together are at most 20 MB', () => {
  const bytes = slugs.reduce((sum, slug) => sum + statSync(fileOf(slug)).size, 0)
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(20)
})

describe('cut-outs and nursery pictures', () => {
  const files = ['cut-outs', 'half-grown', 'young', 'young-large', 'young-small'].flatMap((name) =>
    readdirSync(`app/images/${name}`).map((file) => join('app/images', name, file)),
  )

  /** The share of opaque pixels along the four edges. */
  async function edgesOf(file: string): Promise<number[]> {
    const { data, info } = await sharp(file)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const share = (count: number, at: (i: number) => number) =>
      Array.from({ length: count }, (_, i) => data[at(i)] ?? 0).filter((alpha) => alpha > 127).length / count
    return [
      share(width, (x) => x),
      share(width, (x) => (height - 1) * width + x),
      share(height, (y) => y * width),
      share(height, (y) => y * width + width - 1),
    ]
  }

  test('no edge is cut: at most 3% of any outer row or column is opaque', { timeout: 120_000 }, async () => {
    const cut: string[] = []
    for (const file of files) if (Math.max(...(await edgesOf(file))) > 0.03) cut.push(file)
    expect(cut).toEqual([])
  })

  test('a drawing that reaches the edge of its box is refused', async () => {
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M10 0h20v30h-20z"/></svg>'
    await expect(encodeCutOut(square, 40, 4096)).rejects.toThrow('cut off')
  })
})

describe('five plates drawn again', () => {
  const chosen = slugs.toSorted(() => Math.random() - 0.5).slice(0, 5)

  test.each(chosen)(
    '%s is the same drawing: identical, clean and complete SVG, and no visible difference in pixels',
    { timeout: 60_000 },
    async (slug) => {
      const { form } = await readForm(slug)
      const svg = drawPlate(form, slug)
      expect(drawPlate(form, slug)).toBe(svg)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      expect([...svg.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !defined.has(id))).toEqual([])
      const pixels = (picture: Buffer) => sharp(picture).resize(200).removeAlpha().raw().toBuffer()
      const [again, committed] = await Promise.all([
        pixels(await encodePlate(svg)),
        pixels(readFileSync(fileOf(slug))),
      ])
      const difference =
        again.reduce((sum, value, at) => sum + Math.abs(value - (committed[at] ?? 0)), 0) / again.length
      expect(difference).toBeLessThan(1)
    },
  )
})
