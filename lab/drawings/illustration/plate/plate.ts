import { detailRadius, drawDetail } from '../detail/draw-detail.ts'
import type { Drawing } from '../drawing.ts'
import { drawPlant, seedOf, type PlantForm } from '../plant-form.ts'
import { idPrefix } from '../random.ts'
import { drawContours } from './plate-contours.ts'
import { drawGroundBehind, drawGroundInFront, drawShade, groundDefs, type Stand } from './ground.ts'
import { drawPaper, haloDefs, paperDefs, plateSize, softEllipse } from './paper.ts'

const usualPlacement = { x: 555, groundY: 1070, insetX: 990, insetY: 205, insetRadius: 150 }

/** Stems that come out of the ground in a sheaf or a clump are darkest at their foot. */
const clumpKinds: ReadonlySet<string> = new Set(['grass', 'leafy-stems', 'cactus'])

/** Plants whose leaves lie on the ground. */
const sprawlingKinds: ReadonlySet<string> = new Set(['rosette', 'mat'])

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
  const leafHeight = plant.leafHeight ?? plant.height
  const scale = (insetRadius / detailRadius).toFixed(3)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plateSize} ${plateSize}"`,
    ` width="${plateSize}" height="${plateSize}">`,
    `<defs>${paperDefs(prefix)}${haloDefs(prefix, form.halo)}${groundDefs(prefix)}${plant.defs}</defs>`,
    drawPaper(prefix),
    drawContours(slug),
    // Behind the leaves: behind a stalk, or above and below a low mat, it would be a pale disc.
    softEllipse(
      x,
      groundY - leafHeight * 0.55,
      haloRadius,
      Math.min(haloRadius * 0.85, leafHeight * 1.2),
      `${prefix}halo`,
    ),
    softEllipse(insetX, insetY, insetRadius * 1.25, insetRadius * 1.25, `${prefix}glow`),
    drawGroundBehind(stand, slug, prefix),
    `<g transform="translate(${x} ${groundY})">${plant.svg}</g>`,
    clumpKinds.has(form.plant.kind) ? drawShade(prefix, x, groundY - 4, baseRadius * 1.25, 36) : '',
    drawGroundInFront(stand, slug),
    `<g transform="translate(${insetX} ${insetY})scale(${scale})">${drawDetail(form.detail, seed)}</g>`,
    '</svg>',
  ].join('')
}

/** The plant alone on a transparent background. */
export const drawCutOut = (form: PlantForm, slug: string): string => frameCutOut(drawPlant(form, slug))

/**
 * Leaves, shoots and roots reach beyond the size that a drawing states, so the box is larger on every side. Trimming it
 * to what's drawn is left to the encoder, which sees the pixels. The plant's axis is the middle of the box.
 */
export function frameCutOut({ svg, defs, halfWidth, height }: Omit<Drawing, 'baseRadius'>): string {
  const half = Math.ceil(halfWidth * 1.3 + 30)
  const above = Math.ceil(height * 1.2 + 30)
  const below = Math.ceil(height * 0.12 + 30)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-above} ${half * 2} ${above + below}"` +
    ` width="${half * 2}" height="${above + below}"><defs>${defs}</defs>${svg}</svg>`
  )
}
