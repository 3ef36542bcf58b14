import { growthRates } from '#domain/plants/vocabulary.ts'

// The size of a tree or shrub some years after planting: bands from recorded facts, never a curve. Decision 024 has the
// sources and limits.

export type FeetRange = { least: number; most: number }

export type GrowingPlant = {
  plantType: string
  growthRate: string | null
  heightFt: FeetRange | null
  spreadFt: FeetRange | null
}

export type PlantSize = { heightFt: FeetRange; spreadFt: FeetRange }

/** Years after planting; the last is full grown, whenever that is. */
export const ages = [0, 5, 10, 20, 'grown'] as const
export type Age = (typeof ages)[number]

/** Missouri's Department of Conservation: slow is up to 12 inches a year, medium 12 to 24, fast 24 or more. */
const feetPerYear: Record<(typeof growthRates)[number], FeetRange> = {
  slow: { least: 0.5, most: 1 },
  medium: { least: 1, most: 2 },
  fast: { least: 2, most: 3 },
}

export const isWoody = (plantType: string) => plantType === 'tree' || plantType === 'shrub'

/**
 * null if nothing is recorded to tell it by. Grasses, perennials, succulents and vines only have a grown size, because nobody records
 * their growth by the year.
 */
export function sizeAt(plant: GrowingPlant, todayFt: number | null, age: Age): PlantSize | null {
  const { heightFt: grown, spreadFt: spread } = plant
  if (grown === null || spread === null) return null
  const rate = growthRates.find((each) => each === plant.growthRate)
  if (age === 'grown') return withSpread(reached(todayFt ?? 0, grown), grown, spread)
  if (todayFt === null || rate === undefined || !isWoody(plant.plantType)) return null
  const { least: slowest, most: fastest } = feetPerYear[rate]
  const height = {
    least: Math.min(todayFt + slowest * age, grown.least),
    most: Math.min(todayFt + fastest * age, grown.most),
  }
  return withSpread(reached(todayFt, height), grown, spread)
}

/** A tree in the yard may already be taller than the least that's on record for a grown one. */
const reached = (todayFt: number, { least, most }: FeetRange): FeetRange => ({
  least: Math.max(todayFt, least),
  most: Math.max(todayFt, most),
})

/** Nobody records how wide a young tree is, so it's taken to be as wide for its height as the grown one. */
function withSpread(heightFt: FeetRange, grown: FeetRange, spread: FeetRange): PlantSize {
  const most = spread.most * Math.min(1, heightFt.most / grown.most)
  const least = Math.min(most, spread.least * Math.min(1, heightFt.least / grown.least))
  return { heightFt, spreadFt: { least, most } }
}
