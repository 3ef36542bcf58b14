import type { Drawing } from '../drawing.ts'
import { drawPlant, seedOf, type PlantForm } from '../plant-form.ts'
import { containerFeet, drawContainer, isLarge, type ContainerSize } from './container.ts'
import { drawStake, drawTies } from './stake.ts'
import { youngHerb } from './young-herb.ts'
import { hasSeveralStems, youngWoody } from './young-woody.ts'

type YoungPlantOptions = { heightFt: number; container: ContainerSize; pixelsPerFoot: number }

/** The plant in its pot, the pot's foot at the origin; `height` includes both. */
export type YoungPlant = Drawing & {
  potHeight: number
  /** the plant alone, from the soil: what the trade calls its height */
  plantHeight: number
}

function youngForm(form: PlantForm, { heightFt, container }: YoungPlantOptions): PlantForm {
  const { plant, detail } = form
  const grown =
    plant.kind === 'woody'
      ? youngWoody(plant, detail, heightFt)
      : youngHerb(plant, detail, { mouthFt: containerFeet(container).width, heightFt })
  return { ...form, plant: grown }
}

/** Only plants with a single stem to tie. */
const isStaked = ({ plant }: PlantForm, container: ContainerSize): boolean =>
  plant.kind === 'woody' && isLarge(container) && !hasSeveralStems(plant)

/** The species as a nursery grows it, in its container, at true size. */
export function drawYoungPlant(form: PlantForm, slug: string, options: YoungPlantOptions): YoungPlant {
  const { heightFt, container, pixelsPerFoot } = options
  const young = youngForm(form, options)
  // Its own seed gives a different individual, and ids that don't collide with the mature plant's.
  const drawing = drawPlant(young, `${seedOf(form, slug)}/young ${container}`)
  const scale = (heightFt * pixelsPerFoot) / drawing.height
  const pot = drawContainer(container, pixelsPerFoot)
  const soil = containerFeet(container).soil * pixelsPerFoot
  const { plant } = young
  const staked = isStaked(form, container) &&
    plant.kind === 'woody' && {
      heightFt,
      pixelsPerFoot,
      stemRadius: (plant.trunkRadius ?? 0) * scale,
      crownBase: plant.crownBase ?? 0,
    }
  const svg =
    `${pot.svg}<g transform="translate(0 ${(-soil).toFixed(1)})">${staked ? drawStake(staked) : ''}` +
    `<g transform="scale(${scale.toFixed(4)})">${drawing.svg}</g>${staked ? drawTies(staked) : ''}</g>`
  return {
    svg,
    defs: drawing.defs,
    halfWidth: Math.max(pot.halfWidth, drawing.halfWidth * scale),
    baseRadius: pot.baseRadius,
    height: soil + heightFt * pixelsPerFoot,
    potHeight: pot.height,
    plantHeight: heightFt * pixelsPerFoot,
  }
}
