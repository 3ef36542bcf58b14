import type { DayChoice } from './visit-data.ts'

// All of a day's visits at once, to another day.

/** Why we move them, and what customers read about it. The words also make sense once the new day has passed. */
export const moveReasons = {
  rain: { label: 'Rain', words: 'Rain makes the earlier day too wet to work.' },
  ice: { label: 'Ice', words: 'Ice makes the earlier day unsafe.' },
  truck: { label: 'Truck', words: 'Our truck is in the shop on the earlier day.' },
  crew: { label: 'Crew', words: 'Our crew is short on the earlier day.' },
} as const

export type MoveReason = keyof typeof moveReasons
export const isMoveReason = (text: string | null): text is MoveReason =>
  Object.hasOwn(moveReasons, text ?? '')

export type MovedVisit = {
  number: string
  seq: number
  who: string
  town: string
  /** '9 AM', as before. */
  hour: string
  isPickup: boolean
  phone: string
  /** The email to send; null if we have no address. */
  email: { subject: string; text: string[] } | null
}

/** A warning if more visits move than the day has room for. */
export function shortRoom(
  { capacity, taken }: Pick<DayChoice, 'capacity' | 'taken'>,
  visits: readonly Pick<MovedVisit, 'isPickup'>[],
): string | null {
  const over = visits.filter(({ isPickup }) => !isPickup).length - Math.max(0, capacity - taken)
  return over > 0 ? `That day has room for ${Math.max(0, capacity - taken)}: ${over} too many.` : null
}
