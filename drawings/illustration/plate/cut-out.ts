import { drawPlant, type PlantForm } from '../plant-form.ts'

/** The plant alone, on nothing, in a tight box whose lower edge is the ground. */
export function drawCutOut(form: PlantForm, slug: string): { svg: string; width: number; height: number } {
  const plant = drawPlant(form, slug)
  const width = Math.ceil(plant.halfWidth * 2)
  const height = Math.ceil(plant.height)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height} ${width} ${height}"` +
    ` width="${width}" height="${height}"><defs>${plant.defs}</defs>${plant.svg}</svg>`
  return { svg, width, height }
}
