import { hourInWords } from '#domain/time/day-words.ts'
import type { ExplainedLine } from '#domain/visits/done-reasons.ts'
import type { DoneLine, PlantingDay } from './lifecycle/events.ts'
import { countDone, type MostDone } from './lifecycle/record.ts'

// The words for a visit: a planting, a delivery, a pick-up, or just a visit if there's nothing but other work.

export type Visit = 'planting' | 'delivery' | 'pickup' | 'work'

/** A `QuoteVersion` has both. */
type Ordered = {
  delivery: { isPickup: boolean }
  plants: readonly { isPlantedByUs: boolean }[]
}

/** A planting if we plant at least one of the plants, and if no version is known. */
export function visitOf(version: Ordered | undefined): Visit {
  if (version === undefined) return 'planting'
  if (version.delivery.isPickup) return 'pickup'
  if (version.plants.length === 0) return 'work'
  return version.plants.some(({ isPlantedByUs }) => isPlantedByUs) ? 'planting' : 'delivery'
}

export type VisitWords = { name: string; day: string; done: string }

/** In the middle of a sentence; `capitalize` starts one with them. */
export const visitWords: Record<Visit, VisitWords> = {
  planting: { name: 'planting', day: 'planting day', done: 'planted' },
  delivery: { name: 'delivery', day: 'delivery day', done: 'delivered' },
  pickup: { name: 'pick-up', day: 'pick-up day', done: 'picked up' },
  work: { name: 'visit', day: 'visit', done: 'done' },
}

/** These words, unless the order is only for other work, which holds no plants. */
export const ifPlants = (visit: Visit, words: string) => (visit === 'work' ? '' : words)

/** The visit that took place on the day; null if nothing was done. */
export const visitDone: Record<MostDone, Visit | null> = {
  planted: 'planting',
  delivered: 'delivery',
  'picked-up': 'pickup',
  done: 'work',
  'not-done': null,
}

/** The name of the visit on the order's page and at the desk once its day came. */
export const doneWords: Record<MostDone, string> = {
  planted: 'Planted',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  done: 'Done',
  'not-done': "We couldn't do the work",
}

/** 'planted', '4 of 6 planted', 'not done' */
export function outcomeInWords(done: DoneLine, quantity: number): string {
  if (done.outcome === 'not-done') return 'not done'
  const words = doneWords[done.outcome].toLowerCase()
  const count = countDone(done, quantity)
  return count === quantity ? words : `${count} of ${quantity} ${words}`
}

/** The same for the customer: '4 of 6 planted, the other 2 not charged: Broken pots' */
export function outcomeForCustomer(done: ExplainedLine, quantity: number): string {
  const words = outcomeInWords(done, quantity)
  const rest = quantity - countDone(done, quantity)
  if (rest === 0) return words
  const free = rest === quantity ? 'not charged' : `the other ${rest === 1 ? 'one' : rest} not charged`
  return `${words}, ${free}${done.reason ? `: ${done.reason}` : ''}`
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
