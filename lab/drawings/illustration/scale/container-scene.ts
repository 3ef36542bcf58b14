import { formatNumber } from '../path.ts'
import { seedOf, type PlantForm } from '../plant-form.ts'
import { idPrefix } from '../random.ts'
import type { ContainerSize } from './container.ts'
import { drawPerson } from './person.ts'
import {
  drawFootShade,
  drawSceneGrass,
  drawSceneGround,
  groundDepth,
  roundPixels,
  sceneGroundDefs,
  type SceneGround,
} from './scene-ground.ts'
import { drawYoungPlant, type YoungPlant } from './young-plant.ts'

/** A tree in its pot: where its label goes, in pixels of the picture. */
type ContainerPlace = {
  container: ContainerSize
  heightFt: number
  x: number
  left: number
  right: number
  /** top of the tree */
  top: number
  /** where pot and stem meet: heights are measured from here */
  soilY: number
}

export type ContainerScene = {
  svg: string
  width: number
  height: number
  pixelsPerFoot: number
  groundY: number
  personX: number
  personTop: number
  places: ContainerPlace[]
}

/** One plant in a row: its form, its container, and its height without the pot. */
type RowItem = { form: PlantForm; slug: string; container: ContainerSize; heightFt: number }

/** The typical height of what nurseries sell in each size, without the pot. */
const allSizes: readonly { container: ContainerSize; heightFt: number }[] = [
  { container: '4"', heightFt: 0.5 },
  { container: '1 gal', heightFt: 1.2 },
  { container: '3 gal', heightFt: 2.5 },
  { container: '5 gal', heightFt: 3.5 },
  { container: '15 gal', heightFt: 8 },
  { container: '30 gal', heightFt: 10 },
  { container: '45 gal', heightFt: 11 },
  { container: '65 gal', heightFt: 13.5 },
  { container: '100 gal', heightFt: 16 },
]

const margin = 34
const headroom = 22
const personFt = 6
const largestScale = 32
const smallestGap = 8
/** Half the width of the label below a pot; even a small pot gets this much room. */
const labelRoom = 38

const drawRow = (row: readonly RowItem[], pixelsPerFoot: number): YoungPlant[] =>
  row.map(({ form, slug, ...item }) => drawYoungPlant(form, slug, { ...item, pixelsPerFoot }))

const roomOf = ({ halfWidth }: { halfWidth: number }) => 2 * Math.max(halfWidth, labelRoom)

const widthOf = (things: readonly { halfWidth: number }[]) =>
  things.reduce((sum, thing) => sum + roomOf(thing), 0)

/** Crown widths differ by species, so the scale shrinks until the row fits. */
function fitRow(
  row: readonly RowItem[],
  width: number,
  personSvg: string,
): { trees: YoungPlant[]; pixelsPerFoot: number } {
  const trees = drawRow(row, largestScale)
  const room = width - 2 * margin - row.length * smallestGap
  const needed = widthOf([...trees, drawPerson(personFt * largestScale, personSvg)])
  if (needed <= room) return { trees, pixelsPerFoot: largestScale }
  // Labels don't shrink with the trees, so the scale has to be found step by step.
  let pixelsPerFoot = largestScale
  let fitted = trees
  while (widthOf([...fitted, drawPerson(personFt * pixelsPerFoot, personSvg)]) > room) {
    pixelsPerFoot *= 0.94
    fitted = drawRow(row, pixelsPerFoot)
  }
  return { trees: fitted, pixelsPerFoot }
}

const at = (x: number, y: number, svg: string) =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})">${svg}</g>`

/** The same kind of tree in nine sizes beside a six-foot person. */
export const drawContainerScene = (form: PlantForm, slug: string, personSvg: string): ContainerScene =>
  drawPottedRow(
    allSizes.map((item) => ({ form, slug, ...item })),
    { name: `${seedOf(form, slug)}/containers`, grassSeed: slug, width: 1400, personSvg },
  )

/** Plants in their containers, from left to right, beside a six-foot person. */
export function drawPottedRow(
  row: readonly RowItem[],
  {
    name,
    grassSeed,
    width,
    personSvg,
  }: { name: string; grassSeed: string; width: number; personSvg: string },
): ContainerScene {
  const { trees, pixelsPerFoot } = fitRow(row, width, personSvg)
  const person = drawPerson(personFt * pixelsPerFoot, personSvg)
  const gap = (width - 2 * margin - widthOf([...trees, person])) / trees.length
  const groundY = Math.ceil(Math.max(...trees.map(({ height }) => height))) + headroom
  const ground: SceneGround = {
    prefix: `${idPrefix(name)}_`,
    width,
    groundY,
    pixelsPerFoot,
  }
  const personX = roundPixels(margin + roomOf(person) / 2)
  let left = margin + roomOf(person) + gap
  const places = trees.map((tree, i): ContainerPlace => {
    const { container, heightFt } = row[i] as (typeof row)[number]
    const right = left + roomOf(tree)
    const spot = { x: roundPixels((left + right) / 2), left: roundPixels(left), right: roundPixels(right) }
    left = right + gap
    const top = roundPixels(groundY - tree.height)
    return { container, heightFt, ...spot, top, soilY: roundPixels(groundY - tree.potHeight) }
  })
  const footings = [
    { x: width / 2, halfWidth: width * 0.4, grass: 30 },
    ...places.map(({ x }, i) => ({ x, halfWidth: (trees[i]?.baseRadius ?? 0) * 1.1, grass: 3 })),
  ]
  const height = groundY + groundDepth
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"`,
    ` height="${height}"><defs>${sceneGroundDefs(ground)}${trees.map(({ defs }) => defs).join('')}</defs>`,
    drawSceneGround(ground),
    drawFootShade(ground, personX, person.halfWidth * 0.8),
    ...places.map(({ x }, i) => drawFootShade(ground, x, (trees[i]?.baseRadius ?? 0) * 1.5)),
    at(personX, groundY, person.svg),
    ...trees.map(({ svg: tree }, i) => at(places[i]?.x ?? 0, groundY, tree)),
    drawSceneGrass(ground, footings, grassSeed),
    '</svg>',
  ].join('')
  return {
    svg,
    width,
    height,
    pixelsPerFoot,
    groundY,
    personX,
    personTop: roundPixels(groundY - person.height),
    places,
  }
}
