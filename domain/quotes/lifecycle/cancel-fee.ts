import { nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'
import type { Cents } from '#domain/money.ts'
import type { AgreedDay, PlantingDay } from './events.ts'

const freeUntilHours = 72
/** When the crew arrives if no hour is agreed. */
export const usualArrivalHour = 7
const hourMilliseconds = 60 * 60 * 1000

/** The moment the crew arrives. */
const serviceBegins = ({ day, arrivalHour }: PlantingDay) =>
  nurseryMoment(day, arrivalHour ?? usualArrivalHour)

/** Until when canceling costs nothing. */
export const freeUntil = (planting: PlantingDay) =>
  new Date(serviceBegins(planting).getTime() - freeUntilHours * hourMilliseconds)

/** A day that's set or moved when canceling it wouldn't be free needs the customer's yes, unless they said it on the phone. */
export function agreedDay(
  { day, arrivalHour, saidYes }: PlantingDay & { saidYes?: true },
  now: Date,
): AgreedDay {
  const planting = { day, arrivalHour }
  return saidYes !== true && now > freeUntil(planting) ? { ...planting, needsYes: true } : planting
}

/**
 * Free until 72 hours before we arrive, then half of the total, and all of it on the day itself. A day that needs the customer's yes is
 * free until they say it.
 */
export function cancelFee(totalCents: Cents, planting: AgreedDay, now: Date): Cents {
  if (planting.needsYes) return 0
  if (nurseryDay(now) >= planting.day) return totalCents
  return now <= freeUntil(planting) ? 0 : Math.round(totalCents / 2)
}
