// What a visit is called: a planting, a delivery or a pick-up.

export type Visit = 'planting' | 'delivery' | 'pickup'

/** What decides it; a `QuoteVersion` has both. */
type Ordered = {
  delivery: { isPickup: boolean }
  plants: readonly { isPlantedByUs: boolean }[]
}

/** A planting if we plant at least one of the plants, and if no version is known. */
export function visitOf(version: Ordered | undefined): Visit {
  if (version === undefined) return 'planting'
  if (version.delivery.isPickup) return 'pickup'
  return version.plants.some(({ isPlantedByUs }) => isPlantedByUs) ? 'planting' : 'delivery'
}

export type VisitWords = { name: string; day: string; done: string }

/** In the middle of a sentence; `capitalize` starts one with them. */
export const visitWords: Record<Visit, VisitWords> = {
  planting: { name: 'planting', day: 'planting day', done: 'planted' },
  delivery: { name: 'delivery', day: 'delivery day', done: 'delivered' },
  pickup: { name: 'pick-up', day: 'pick-up day', done: 'picked up' },
}
