import { addDays, type Day } from '#domain/time/nursery-clock.ts'

/** The same day of a later month; the month's last day if it's shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1)
}

export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A stake that stays longer weakens the trunk and cuts into the bark (docs/decisions/023-the-water-plan.md). */
export const stakeOff = (plantedOn: Day): Day => addMonths(plantedOn, 12)

const cageYears: Readonly<Record<string, number>> = { fast: 2, medium: 3, slow: 4 }

/** About when the trunk can stand a buck's antlers. */
export const cageOff = (plantedOn: Day, growthRate: string | null): Day =>
  addMonths(plantedOn, 12 * (cageYears[growthRate ?? ''] ?? 3))
