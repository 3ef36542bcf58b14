import type { DetailForm } from './detail/detail-form.ts'
import type { Drawing } from './drawing.ts'
import { drawCactus } from './herbs/cactus.ts'
import type { CactusForm } from './herbs/cactus-form.ts'
import { drawGrass, type GrassForm } from './herbs/grass.ts'
import type { LeafyStemsForm } from './herbs/leafy-stems-form.ts'
import { drawLeafyStems } from './herbs/leafy-stems.ts'
import { drawMat, type MatForm } from './herbs/mat.ts'
import type { RosetteForm } from './herbs/rosette-form.ts'
import { drawRosette } from './herbs/rosette.ts'
import { drawVine, type VineForm } from './herbs/vine.ts'
import { drawWoody } from './woody/draw-woody.ts'
import type { WoodyForm } from './woody/woody-form.ts'

/** Where the plant and its detail go on a 1200-pixel plate. */
type Placement = {
  x?: number
  groundY?: number
  insetX?: number
  insetY?: number
  insetRadius?: number
}

/** Everything a plate needs to know about a species, as plain data. */
export type PlantForm = {
  plant: WoodyForm | GrassForm | RosetteForm | LeafyStemsForm | MatForm | VineForm | CactusForm
  detail: DetailForm
  /** tint behind the plant: cool for white flowers, warm for fall color */
  halo?: string
  placement?: Placement
  /** another seed gives another individual of the same form */
  seed?: string
}

export const seedOf = (form: PlantForm, slug: string): string => slug + (form.seed ?? '')

export function drawPlant(form: PlantForm, slug: string): Drawing {
  const seed = seedOf(form, slug)
  const { plant } = form
  switch (plant.kind) {
    case 'woody':
      return drawWoody(plant, seed, form.detail.leaf)
    case 'grass':
      return drawGrass(plant, seed)
    case 'rosette':
      return drawRosette(plant, seed)
    case 'leafy-stems':
      return drawLeafyStems(plant, seed, form.detail)
    case 'mat':
      return drawMat(plant, seed, form.detail)
    case 'vine':
      return drawVine(plant, seed, form.detail)
    default:
      return drawCactus(plant, seed, form.detail)
  }
}
