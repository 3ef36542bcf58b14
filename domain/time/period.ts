import { monthDay, monthInWords } from './day-words.ts'
import { addDays, type Day } from './nursery-clock.ts'

export const periodKinds = ['month', 'quarter', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

export type Period = {
  kind: PeriodKind
  /** '2026-10', '2026-q4', '2026'. */
  key: string
  /** 'October', 'Quarter 4', 'Year'. */
  title: string
  first: Day
  last: Day
}

const monthsIn: Record<PeriodKind, number> = { month: 1, quarter: 3, year: 12 }

/** The first day of a month, counted from the year 0. */
const firstOf = (month: number): Day =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The period of this kind around a month. */
function periodAround(kind: PeriodKind, month: number): Period {
  const begin = month - (month % monthsIn[kind])
  const first = firstOf(begin)
  const year = first.slice(0, 4)
  const quarter = Math.floor((begin % 12) / 3) + 1
  const [key, title] = {
    month: [first.slice(0, 7), monthInWords(first)],
    quarter: [`${year}-q${quarter}`, `Quarter ${quarter}`],
    year: [year, 'Year'],
  }[kind] as [string, string]
  return { kind, key, title, first, last: addDays(firstOf(begin + monthsIn[kind]), -1) }
}

const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Of a URL; the present month if it says none. */
export function readPeriod(key: string | null, today: Day): Period {
  const match = /^(20\d\d)(?:-(0[1-9]|1[0-2])|-q([1-4]))?$/.exec(key ?? '')
  if (match === null) return periodAround('month', monthOf(today))
  const [, year, month, quarter] = match
  const january = Number(year) * 12
  if (month !== undefined) return periodAround('month', january + Number(month) - 1)
  return quarter === undefined
    ? periodAround('year', january)
    : periodAround('quarter', january + (Number(quarter) - 1) * 3)
}

/** The period so many later, or earlier. */
export const periodAfter = ({ kind, first }: Period, count: number): Period =>
  periodAround(kind, monthOf(first) + count * monthsIn[kind])

/** The same day's period of another kind: of a year or quarter that isn't over, the one with today in it. */
export const periodOfKind = (kind: PeriodKind, { first, last }: Period, today: Day): Period =>
  periodAround(kind, monthOf(first <= today && today <= last ? today : last))

/** 'October 1 to 31', 'October 1 to December 31' */
export const daysInWords = ({ kind, first, last }: Period): string =>
  `${monthDay(first)} to ${kind === 'month' ? Number(last.slice(8)) : monthDay(last)}`
