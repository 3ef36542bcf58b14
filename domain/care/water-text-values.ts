import type { TextValues } from '#domain/content/text-values.ts'
import { containerSizeOf } from '#domain/stock/container-sizes.ts'
import { pots, rows } from './water-figures.ts'
import { range } from './water-words.ts'

/** Pots up to 7 gal, and larger ones; on rock or sand, and on clay. */
const columns = ['small rock', 'small clay', 'large rock', 'large clay']

const daysByName = new Map<string, string>(
  Object.entries(rows).flatMap(([row, { days }]) =>
    days.map((band, column) => [`${row} ${columns[column] ?? ''}`, range(band, 'to')] as const),
  ),
)

/**
 * The water plan's numbers, so that texts can't disagree with it: `{{gallons:15 gal}}` is a watering in the first year,
 * `{{laterGallons:15 gal}}` in the second, `{{days:summer small clay}}` the days between waterings.
 */
export const waterTextValues: TextValues = (name) => {
  const { kind, of } = /^(?<kind>gallons|laterGallons|days):(?<of>.+)$/.exec(name)?.groups ?? {}
  if (of === undefined) return undefined
  if (kind === 'days') return daysByName.get(of)
  const size = containerSizeOf(of)
  const gallons = size === 'other' ? null : pots[size][kind === 'gallons' ? 'first' : 'second']
  return gallons === null ? undefined : range(gallons, 'to')
}
