import { yardDay, yardMoment } from '#domain/company/yard-clock.ts'
import type { Cents } from '#domain/money.ts'
import type { PlantingDay } from './events.ts'

const freeUntilHours = 72
/** When the crew arrives if no hour is agreed. */
export const usualArrivalHour = 7
const hourMilliseconds = 60 * 60 * 1000

/** The moment the crew arrives. */
const serviceBegins = ({ day, arrivalHour }: PlantingDay) => yardMoment(day, arrivalHour ?? usualArrivalHour)

/** Until when canceling costs nothing. */
export const freeUntil = (planting: PlantingDay) =>
  new Date(serviceBegins(planting).getTime() - freeUntilHours * hourMilliseconds)

/** Free until 72 hours before we arrive, then half of the total, and all of it on the planting day itself. */
export function cancelFee(totalCents: Cents, planting: PlantingDay, now: Date): Cents {
  if (yardDay(now) >= planting.day) return totalCents
  return now <= freeUntil(planting) ? 0 : Math.round(totalCents / 2)
}
