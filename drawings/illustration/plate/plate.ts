import { detailRadius, drawDetail } from '../detail/draw-detail.ts'
import { drawPlant, seedOf, type PlantForm } from '../plant-form.ts'
import { idPrefix } from '../random.ts'
import { drawContours } from './plate-contours.ts'
import { drawGroundBehind, drawGroundInFront, drawShade, groundDefs, type Stand } from './ground.ts'
import { drawPaper, haloDefs, paperDefs, plateSize, softEllipse } from './paper.ts'

const usualPlacement = { x: 555, groundY: 1070, insetX: 990, insetY: 205, insetRadius: 150 }

/** Leaves and stems that come out of the ground in a sheaf are darkest at their foot. */
const sheafKinds: ReadonlySet<string> = new Set(['grass', 'leafy-stems'])

/** Plants whose leaves lie on the ground. */
const sprawlingKinds: ReadonlySet<string> = new Set(['rosette', 'cactus', 'mat'])

/** A botanical plate: the whole plant on limestone paper, a detail at the upper right. */
export function drawPlate(form: PlantForm, slug: string): string {
  const seed = seedOf(form, slug)
  const prefix = `${idPrefix(seed)}_`
  const { x, groundY, insetX, insetY, insetRadius } = { ...usualPlacement, ...form.placement }
  const plant = drawPlant(form, slug)
  const { halfWidth, baseRadius } = plant
  const stand: Stand = {
    x,
    y: groundY,
    halfWidth,
    baseRadius,
    sprawls: sprawlingKinds.has(form.plant.kind),
  }
  const haloRadius = Math.max(420, halfWidth * 1.15)
  const scale = (insetRadius / detailRadius).toFixed(3)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plateSize} ${plateSize}"`,
    ` width="${plateSize}" height="${plateSize}">`,
    `<defs>${paperDefs(prefix)}${haloDefs(prefix, form.halo)}${groundDefs(prefix)}${plant.defs}</defs>`,
    drawPaper(prefix),
    drawContours(slug),
    softEllipse(x, groundY - plant.height * 0.55, haloRadius, haloRadius * 0.85, `${prefix}halo`),
    softEllipse(insetX, insetY, insetRadius * 1.25, insetRadius * 1.25, `${prefix}glow`),
    drawGroundBehind(stand, slug, prefix),
    `<g transform="translate(${x} ${groundY})">${plant.svg}</g>`,
    sheafKinds.has(form.plant.kind) ? drawShade(prefix, x, groundY - 4, baseRadius * 1.25, 36) : '',
    drawGroundInFront(stand, slug),
    `<g transform="translate(${insetX} ${insetY})scale(${scale})">${drawDetail(form.detail, seed)}</g>`,
    '</svg>',
  ].join('')
}

/** The plant alone on a transparent background, in a tight box whose lower edge is the ground. */
export function drawCutOut(form: PlantForm, slug: string): { svg: string; width: number; height: number } {
  const plant = drawPlant(form, slug)
  const width = Math.ceil(plant.halfWidth * 2)
  const height = Math.ceil(plant.height)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height} ${width} ${height}"` +
    ` width="${width}" height="${height}"><defs>${plant.defs}</defs>${plant.svg}</svg>`
  return { svg, width, height }
}
