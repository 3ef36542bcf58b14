import { addDays, type Day } from '#domain/time/nursery-clock.ts'

/** A day that a visit could be put on. */
export type DayChoice = {
  day: Day
  /** 'Wed, Dec 2' */
  name: string
  capacity: number
  taken: number
  /** Towns we're in that day already. */
  towns: string[]
  /** 'today', 'Nov 25': until then 811 has to know, if we dig. */
  digBy: string
  isTooSoonToDig: boolean
  /** Canceling would no longer be free, so the customer has to say yes. */
  isShortNotice: boolean
  warning: string | null
  /** The same for a pick-up, which takes none of the crew's visits. */
  pickupWarning: string | null
}

/** The yard sees the visits of so many days, today included. */
export const yardDays = 14

/** The owner sees every day's visits. */
export const maySeeDay = (role: 'owner' | 'yard', day: Day, today: Day): boolean =>
  role === 'owner' || (day >= today && day < addDays(today, yardDays))
