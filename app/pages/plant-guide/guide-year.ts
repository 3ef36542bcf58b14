import { bloomFill } from '#app/components/plants/bloom-fills.ts'
import { leafMonths } from '#domain/plants/leaf-months.ts'
import { monthSpans } from '#domain/plants/months.ts'
import type { GuidePlant } from './guide-plant.ts'

/** One row of the calendar: its months, and its ridge's color and height (0 to 1). */
export type YearRow = {
  title: string
  note: string
  months: readonly number[]
  height: number
  /** The ridge's color; null for planting, which is hatched in ink: a color would look like a flower's. */
  fill: string | null
}

function bloomRow({ flowerColor, bloomMonths }: GuidePlant['year']): YearRow[] {
  if (bloomMonths.length === 0) return []
  const colors = flowerColor?.split(', ').filter((color) => color !== 'none') ?? []
  return [
    {
      title: colors.length === 0 ? 'Cones' : 'Flowers',
      note: [...colors, monthSpans(bloomMonths)].join(', '),
      months: bloomMonths,
      fill: bloomFill(flowerColor),
      height: 1,
    },
  ]
}

function fruitRow({ fruitMonths }: GuidePlant['year']): YearRow[] {
  if (fruitMonths.length === 0) return []
  return [
    { title: 'Fruit', note: monthSpans(fruitMonths), months: fruitMonths, fill: 'fill-soil', height: 0.8 },
  ]
}

function leafRow({ leafRetention, fallColor }: GuidePlant['year']): YearRow[] {
  const months = leafMonths(leafRetention)
  if (months === null) return []
  const note = [leafRetention, fallColor].filter((part) => part !== null).join('; ')
  return [{ title: 'Leaves', note, months, fill: 'fill-leaf', height: 0.36 }]
}

function plantingRow({ plantingMonths }: GuidePlant['year'], plantType: string): YearRow[] {
  if (plantingMonths.length === 0) return []
  const title = /annual/i.test(plantType) ? 'Best sowing' : 'Best planting'
  const note = monthSpans(plantingMonths)
  return [{ title, note, months: plantingMonths, fill: null, height: 0.6 }]
}

export function yearRows(year: GuidePlant['year'], plantType: string): YearRow[] {
  return [...bloomRow(year), ...fruitRow(year), ...leafRow(year), ...plantingRow(year, plantType)]
}
