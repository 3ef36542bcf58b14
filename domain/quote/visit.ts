import { hourInWords } from './day-words.ts'
import type { DoneLine, PlantingDay } from './lifecycle/events.ts'

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

/** What was done on the day, as a visit; null if nothing was. */
export const visitDone: Record<DoneLine['outcome'], Visit | null> = {
  planted: 'planting',
  delivered: 'delivery',
  'picked-up': 'pickup',
  'not-done': null,
}

/** What an order's page and the desk call it once its day came. */
export const doneWords: Record<DoneLine['outcome'], string> = {
  planted: 'Planted',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  'not-done': 'Nothing was done',
}

/** 'around 8 AM'; without an hour, only what the customer can count on. */
export function arrivalInWords(visit: Visit, { arrivalHour }: PlantingDay): string {
  if (arrivalHour !== null) return `around ${hourInWords(arrivalHour)}`
  return visit === 'pickup' ? 'any time that day' : 'in the morning'
}

/** The same where there's room for a word or two: '8 AM', 'Morning'. */
export function hourOfVisit(visit: Visit, { arrivalHour }: PlantingDay): string {
  if (arrivalHour !== null) return hourInWords(arrivalHour)
  return visit === 'pickup' ? 'Any time' : 'Morning'
}
