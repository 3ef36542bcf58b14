import { seedOf, type PlantForm } from '../plant-form.ts'
import { drawContours } from '../plate/plate-contours.ts'
import { drawGroundBehind, drawGroundInFront, groundDefs, type Stand } from '../plate/ground.ts'
import { drawPaper, haloDefs, paperDefs, plateSize, softEllipse } from '../plate/paper.ts'
import { idPrefix } from '../random.ts'
import type { ContainerSize } from './container.ts'
import { drawPerson } from './person.ts'
import { drawYoungPlant } from './young-plant.ts'

const groundY = 1060
const treeX = 680
const personX = 340
const personFt = 6
/** The greatest height of pot and plant together. */
const room = 900

/** A stock item as it stands in the yard: in its container, beside a person, on the same paper as the plates. */
export function drawYardPicture(
  form: PlantForm,
  slug: string,
  tree: { heightFt: number; container: ContainerSize },
  personSvg: string,
): string {
  const seed = `${seedOf(form, slug)}/yard`
  const prefix = `${idPrefix(seed)}_`
  // The pot adds about a fifth to the height of a small tree, less to a large one.
  const pixelsPerFoot = room / (Math.max(tree.heightFt, personFt) + 2)
  const plant = drawYoungPlant(form, slug, { ...tree, pixelsPerFoot })
  const person = drawPerson(personFt * pixelsPerFoot, personSvg)
  const stand: Stand = {
    x: (treeX + personX) / 2,
    y: groundY,
    halfWidth: 430,
    baseRadius: plant.baseRadius,
    sprawls: true,
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plateSize} ${plateSize}" width="${plateSize}" height="${plateSize}">`,
    `<defs>${paperDefs(prefix)}${haloDefs(prefix)}${groundDefs(prefix)}${plant.defs}</defs>`,
    drawPaper(prefix),
    drawContours(seed),
    softEllipse(treeX, groundY - plant.height * 0.55, 420, 360, `${prefix}halo`),
    drawGroundBehind(stand, seed, prefix),
    `<g transform="translate(${personX} ${groundY})">${person.svg}</g>`,
    `<g transform="translate(${treeX} ${groundY})">${plant.svg}</g>`,
    drawGroundInFront(stand, seed),
    '</svg>',
  ].join('')
}
