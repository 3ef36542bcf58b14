import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPlate } from '#illustration/plate/plate.ts'
import { readPlantRecords, slugOf } from '../../tools/catalogue/plant-record.ts'
import { encodePlate } from './encode-plate.ts'
import { readPlateIndex } from '../../tools/catalogue/plate-index.ts'
import { drawingCodeHash, listForms, plateSource, readForm } from './plate-source.ts'

const index = readPlateIndex()
const slugs = [...index.keys()]
/** Still to be drawn. The site shows a stand-in plate for them. */
const undrawn = [
  'butterfly-weed',
  'cedar-sedge',
  'chile-pequin',
  'frostweed',
  'lindheimer-senna',
  'mexican-olive',
  'pale-leaf-yucca',
  'pigeonberry',
  'spineless-prickly-pear',
  'white-mistflower',
]
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

describe('five plates drawn again', () => {
  const chosen = slugs.toSorted(() => Math.random() - 0.5).slice(0, 5)

  test.each(chosen)(
    '%s is the same drawing: identical SVG, and no visible difference in pixels',
    { timeout: 60_000 },
    async (slug) => {
      const { form } = await readForm(slug)
      const svg = drawPlate(form, slug)
      expect(drawPlate(form, slug)).toBe(svg)
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
