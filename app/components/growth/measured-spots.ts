import { readStored, store } from '#app/components/browser-storage.ts'
import { isInventoryId, mostLines } from '#domain/cart/cart.ts'
import { isCanonicalSpot, parseSpot, spotQuery } from '#domain/growth/spot.ts'
import { createStore } from '#ui/create-store.ts'

/** The query of a spot by inventory id. */
export type MeasuredSpots = Readonly<Record<string, string>>

/** Anything can be in local storage, so entries that aren't spots are skipped. */
export function parseMeasuredSpots(text: string | null): MeasuredSpots {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>)
    return Object.fromEntries(
      entries.filter(
        ([id, query]) =>
          isInventoryId(Number(id)) &&
          typeof query === 'string' &&
          query !== '' &&
          isCanonicalSpot(new URLSearchParams(query)),
      ),
    ) as MeasuredSpots
  } catch {
    return {}
  }
}

/** The one in a URL of the cart: how a spot gets there without JavaScript. */
export function askedSpot(search: URLSearchParams): MeasuredSpots {
  const query = spotQuery(parseSpot(search))
  const id = Number(search.get('fit') ?? '')
  return isInventoryId(id) && query !== '' ? { [id]: query } : {}
}

const spots = createStore<MeasuredSpots>({}, () => parseMeasuredSpots(readStored('spots')))

/** Where the plants of the quote would stand, as measured on this device. They end up in the notes of the request. */
export const measuredSpots = {
  ...spots,
  /** An empty query forgets what was measured. */
  measure: (inventoryIds: readonly number[], query: string) => {
    const others = Object.entries(spots.read()).filter(([id]) => !inventoryIds.includes(Number(id)))
    const measured = query === '' ? [] : inventoryIds.map((id) => [String(id), query] as const)
    const next = Object.fromEntries([...others, ...measured].slice(-mostLines))
    store('spots', Object.keys(next).length === 0 ? null : JSON.stringify(next))
    spots.set(next)
  },
}
