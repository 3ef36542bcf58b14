import type { Age } from './growth.ts'
import { parseAge } from './spot.ts'

// The order and the age of a yard in a link: ?yard=2-1-3&age=20 has the quote's second plant on the left, in year 20. What's left out
// is the quote's own order and year 10, so each yard has one spelling.

export type GardenChoice = {
  /** Indexes into the quote's plants, from left to right. */
  order: readonly number[]
  age: Age
}

/** The garden is shown at this age first. */
export const firstGardenAge: Age = 10

export const gardenFields = ['yard', 'age']

const ownOrder = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Anything but an order of exactly these plants is the quote's own order. */
export function parseGarden(given: { get: (name: string) => string | null }, count: number): GardenChoice {
  const order = (given.get('yard') ?? '').split('-').map((text) => Number(text) - 1)
  const isOrder = order.toSorted((one, other) => one - other).every((each, index) => each === index)
  return {
    order: isOrder && order.length === count ? order : ownOrder(count),
    age: parseAge(given.get('age'), firstGardenAge),
  }
}

/** '2-1-3', or null for the quote's own order. */
export const orderText = (order: readonly number[]): string | null =>
  order.every((each, index) => each === index) ? null : order.map((each) => each + 1).join('-')

/** The page's other parameters stay. '' if there are none. */
export function gardenSearch({ order, age }: GardenChoice, others: URLSearchParams): string {
  const search = new URLSearchParams([...others].filter(([name]) => !gardenFields.includes(name)))
  const yard = orderText(order)
  if (yard !== null) search.set('yard', yard)
  if (age !== firstGardenAge) search.set('age', String(age))
  return search.size === 0 ? '' : `?${search}`
}

/** A page's search without anything else: '?step=form&yard=2-1' gives '?yard=2-1'. */
export function onlyGarden(search: string): string {
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => gardenFields.includes(name)),
  )
  return kept.size === 0 ? '' : `?${kept}`
}

/** The search a link should have had, or null if it's spelled as it should be. */
export function canonicalGardenSearch(search: URLSearchParams, count: number): string | null {
  const given = new URLSearchParams(search)
  // React Router's own, in a request for a page's data.
  given.delete('_routes')
  if (!gardenFields.some((name) => given.has(name))) return null
  const canonical = gardenSearch(parseGarden(given, count), given)
  const isSame = new URLSearchParams(canonical).toString() === given.toString()
  return isSame ? null : canonical
}

/** The same order with one plant somewhere else. */
const moved = (order: readonly number[], from: number, to: number): number[] => {
  const [each] = order.slice(from, from + 1)
  return each === undefined ? [...order] : order.toSpliced(from, 1).toSpliced(to, 0, each)
}

/** One plant of a row moves to another place in it; where the row's plants are in the order stays. */
export function movedInRow(
  order: readonly number[],
  row: readonly number[],
  from: number,
  to: number,
): number[] {
  const inRow = moved(
    row.flatMap((at) => order[at] ?? []),
    from,
    to,
  )
  return order.map((each, at) => inRow[row.indexOf(at)] ?? each)
}
