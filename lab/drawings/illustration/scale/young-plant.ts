import { ramp, tone } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { circle } from '../path.ts'
import { PathBatch } from '../path-batch.ts'
import { drawPlant, seedOf, type PlantForm } from '../plant-form.ts'
import { Random } from '../random.ts'
import { clamp } from '../vector.ts'
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

const lyingKinds: ReadonlySet<string> = new Set(['rosette', 'mat'])

const soil = ramp('#5E4E3E', { steps: 8, dark: 0.16, light: 0.2 })

/** Soil that lies against the stems, so that the plant is rooted in its pot. */
function drawCrumbs(halfWidth: number, pixelsPerFoot: number, seed: string): string {
  const random = new Random(`${seed}/crumbs`)
  const batch = new PathBatch()
  const grain = Math.max(0.4, pixelsPerFoot * 0.009)
  for (let i = 0; i < 90; i++) {
    const across = clamp(random.gaussian() * 0.5, -1, 1)
    // On the near side of the foot, where the soil hides where stems begin.
    const y = (random.next() - 0.1) * halfWidth * 0.16 * Math.sqrt(1 - across * across)
    const size = grain * random.between(0.6, 1.3)
    batch.fill(tone(soil, random.between(0.1, 0.5)), circle(across * halfWidth, y, size))
    if (i % 3 === 0)
      batch.fill(tone(soil, 0.95), circle(across * halfWidth - size * 0.3, y - size * 0.4, size * 0.5))
  }
  return batch.toSvg()
}

/** The species as a nursery grows it, in its container, at true size. */
export function drawYoungPlant(form: PlantForm, slug: string, options: YoungPlantOptions): YoungPlant {
  const { heightFt, container, pixelsPerFoot } = options
  const young = youngForm(form, options)
  // Its own seed gives a different individual, and ids that don't collide with the mature plant's.
  const drawing = drawPlant(young, `${seedOf(form, slug)}/young ${container}`)
  const scale = (heightFt * pixelsPerFoot) / drawing.height
  const pot = drawContainer(container, pixelsPerFoot)
  const soilHeight = containerFeet(container).soil * pixelsPerFoot
  const { plant } = young
  const staked = isStaked(form, container) &&
    plant.kind === 'woody' && {
      heightFt,
      pixelsPerFoot,
      stemRadius: (plant.trunkRadius ?? 0) * scale,
      crownBase: plant.crownBase ?? 0,
    }
  const rooted = Math.min(drawing.baseRadius * scale * 1.1, pot.halfWidth * 0.62)
  // Leaves that lie on the soil hide it.
  const crumbs = lyingKinds.has(plant.kind)
    ? ''
    : drawCrumbs(Math.max(rooted, pot.halfWidth * 0.22), pixelsPerFoot, `${slug} ${container}`)
  const svg =
    `${pot.svg}<g transform="translate(0 ${(-soilHeight).toFixed(1)})">${staked ? drawStake(staked) : ''}` +
    `<g transform="scale(${scale.toFixed(4)})">${drawing.svg}</g>${staked ? drawTies(staked) : ''}${crumbs}</g>`
  return {
    svg,
    defs: drawing.defs,
    halfWidth: Math.max(pot.halfWidth, drawing.halfWidth * scale),
    baseRadius: pot.baseRadius,
    height: soilHeight + heightFt * pixelsPerFoot,
    potHeight: pot.height,
    plantHeight: heightFt * pixelsPerFoot,
  }
}
