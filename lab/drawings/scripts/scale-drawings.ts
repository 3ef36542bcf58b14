import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import {
  drawContainerScene,
  drawPottedRow,
  type ContainerScene,
} from '#illustration/scale/container-scene.ts'
import { readForm } from './plate-source.ts'

// Draws rows of plants in containers beside a person. The labels are HTML, so each row comes with a JSON file that says where
// they go.

const folder = 'app/images/scale'
mkdirSync(folder, { recursive: true })
const personSvg = readFileSync('app/images/scenery/person.svg', 'utf8')
const encode = (svg: string, file: string) =>
  sharp(Buffer.from(svg)).avif({ quality: 50, effort: 6 }).toFile(file)

/** Writes the picture, and a JSON file with the label positions as shares of its width. */
async function writeScene(name: string, scene: ContainerScene) {
  const share = (x: number) => Math.round((x / scene.width) * 1000) / 1000
  const layout = {
    width: scene.width,
    height: scene.height,
    personX: share(scene.personX),
    places: scene.places.map(({ container, heightFt, x }) => ({ container, heightFt, x: share(x) })),
  }
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(layout, null, 2)}\n`)
  const file = await encode(scene.svg, `${folder}/${name}.avif`)
  console.log(`${name} ${(file.size / 1024).toFixed(0)} KB`)
}

const { form } = await readForm('southern-live-oak')
await writeScene('containers', drawContainerScene(form, 'southern-live-oak', personSvg))

// The row above the inventory: five popular plants, each in a different size.
const popular = [
  { slug: 'cenizo', container: '5 gal', heightFt: 3 },
  { slug: 'mexican-plum', container: '15 gal', heightFt: 8 },
  { slug: 'texas-redbud', container: '30 gal', heightFt: 10 },
  { slug: 'texas-red-oak', container: '45 gal', heightFt: 11 },
  { slug: 'escarpment-live-oak', container: '65 gal', heightFt: 13 },
] as const
const row = await Promise.all(
  popular.map(async ({ slug, ...item }) => ({ form: (await readForm(slug)).form, slug, ...item })),
)
await writeScene(
  'line-up',
  drawPottedRow(row, { name: 'inventory/line-up', grassSeed: 'line-up', width: 1100, personSvg }),
)
