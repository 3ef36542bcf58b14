import '#server/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawContainerScene } from '#illustration/scale/container-scene.ts'
import { drawHouse } from '#illustration/scale/house.ts'
import { readForm } from './plates/plate-source.ts'

// The house that stands beside a grown plant, and the row of container sizes beside a person. Labels are set in HTML, so
// the container row comes with the places where they belong.

const folder = 'app/images/scale'
mkdirSync(folder, { recursive: true })
const encode = (svg: string, file: string) =>
  sharp(Buffer.from(svg)).avif({ quality: 50, effort: 6 }).toFile(file)

const house = drawHouse(16)
const [width, height] = [Math.ceil(house.halfWidth * 2), Math.ceil(house.height)]
const houseSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height} ${width} ${height}" width="${width}" height="${height}"><defs>${house.defs}</defs>${house.svg}</svg>`
const houseFile = await encode(houseSvg, `${folder}/house.avif`)

const { form } = await readForm('southern-live-oak')
const scene = drawContainerScene(form, 'southern-live-oak')
const sceneFile = await encode(scene.svg, `${folder}/containers.avif`)
const places = scene.places.map(({ container, heightFt, x }) => ({
  container,
  heightFt,
  x: Math.round((x / scene.width) * 1000) / 1000,
}))
const layout = {
  width: scene.width,
  height: scene.height,
  personX: Math.round((scene.personX / scene.width) * 1000) / 1000,
  places,
}
writeFileSync(`${folder}/containers.json`, `${JSON.stringify(layout, null, 2)}\n`)
console.log(
  `house ${(houseFile.size / 1024).toFixed(0)} KB, containers ${(sceneFile.size / 1024).toFixed(0)} KB`,
)
