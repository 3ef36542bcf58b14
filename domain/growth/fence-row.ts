import { mostOfOne } from '#domain/cart/cart.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { counted } from '#domain/wording.ts'
import { gardenSize, mostDrawn, type PlantGrowth } from './garden.ts'

// A screen along a fence: how many plants its length takes, each its recorded spacing from the next.

export type FenceRow = {
  lengthFt: number
  spacingFt: number
  plants: number
  /** How much of the fence is drawn, and where its plants stand, from its left end. */
  drawnFt: number
  xs: number[]
}

const screenUses = ['screen', 'hedge', 'privacy']

/** Null for what isn't planted in a row: shade trees close a view, too, but they stand alone. */
export function rowSpacing(
  { landscapeUses }: { landscapeUses: readonly string[] },
  { spacingFt }: { spacingFt: number | null },
): number | null {
  const isScreen = screenUses.some((use) => landscapeUses.includes(use)) && !landscapeUses.includes('shade')
  return isScreen ? spacingFt : null
}

/** The length of a fence as typed, '60' or '60 ft'; null if it isn't one. */
export function parseFence(text: string): number | null {
  const feet = Number(/^\s*(\d{1,4}(?:\.\d+)?)\s*(?:ft|feet|')?\.?\s*$/i.exec(text)?.[1] ?? 0)
  return feet > 0 ? feet : null
}

/** One is enough for less than two spacings. What's left over stays free at both ends. */
export function fenceRow(lengthFt: number, spacingFt: number): FenceRow {
  const plants = lengthFt < 2 * spacingFt ? 1 : Math.min(mostOfOne, Math.ceil(lengthFt / spacingFt))
  const count = Math.min(plants, mostDrawn)
  const drawnFt = count < plants ? count * spacingFt : lengthFt
  const firstFt = (drawnFt - (count - 1) * spacingFt) / 2
  const xs = Array.from({ length: count }, (_, index) => firstFt + index * spacingFt)
  return { lengthFt, spacingFt, plants, drawnFt, xs }
}

/** '8 plants, 8 ft apart.' */
export const rowInWords = ({ plants, spacingFt }: FenceRow): string =>
  plants === 1 ? 'One is enough.' : `${counted(plants, 'plant')}, ${feetInWords(spacingFt)} apart.`

/** Half of a spacing off the fence, so that its branches have room. A vine climbs it. */
export const offTheFence = ({ plants, spacingFt }: FenceRow, plantType: string): string =>
  plantType === 'vine'
    ? ''
    : `Set ${plants === 1 ? 'it' : 'them'} ${feetInWords(spacingFt / 2)} off the fence.`

export type FencePlant = PlantGrowth & { todayFt: number | null }

/** How large each is drawn: in year 20, when it has its grown shape, or full grown if nobody records how fast it grows. Null if its size isn't on record. */
export function sizeInRow(plant: FencePlant) {
  const inYear20 = gardenSize(plant, 20)
  const size = inYear20?.picture === 'grown' ? inYear20 : gardenSize(plant, 'grown')
  if (size === null || size.picture !== 'grown') return null
  const widthFt = plant.plantType === 'vine' ? (plant.spacingFt ?? 0) * 1.2 : size.box.widthFt
  return { box: { ...size.box, widthFt }, isEstimate: size.basis === 'estimate' }
}
