import { formatCents, readDollars, type Cents } from '#domain/money.ts'

// The changes that people in the yard make to a stock item. A change says what the person saw and what it should be now, so that the
// server notices if someone else was faster.

/** How many there are (null: nobody has said), and whether the item is off the site. */
export type StockState = { isOut: boolean; count: number | null }

/** The item's own photo; without one, the plant's drawing. */
export type PictureState = { useCatalogImage: boolean; customImageUrl: string | null }

type Change<Field extends string, Value> = {
  /** Random. A change that arrives twice is made once. */
  key: string
  id: number
  field: Field
  from: Value
  to: Value
}

export type YardChange =
  | Change<'stock', StockState>
  | Change<'bestSeller', boolean>
  | Change<'picture', PictureState>
  /** The row's own price, which visitors pay; null: the list's price with the markup of its size. */
  | Change<'price', Cents | null>
export type YardField = YardChange['field']

/** Only the owner changes these. */
export const ownerFields: readonly YardField[] = ['price', 'bestSeller']

/** A plant that's counted and isn't there is off the site, as it is when a list has 0 of it. */
export const countedAs = (count: number): StockState => ({ isOut: count === 0, count })

export const takenOut = ({ count }: StockState): StockState => ({ isOut: true, count })

/** Null if there's no number to go back to: someone has to count. */
export const broughtBack = ({ count }: StockState): StockState | null =>
  count === 0 ? null : { isOut: false, count }

/** Digits only. */
export function readCount(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}

export const mostCents = 99_999_99

/** A price isn't 0. */
export function readTypedPrice(typed: string): number | null {
  const cents = readDollars(typed)
  return cents !== null && cents > 0 && cents <= mostCents ? cents : null
}

/** '9 to 8', 'out', 'back with 8', 'counted 8'. */
function stockInWords(from: StockState, to: StockState): string {
  if (to.isOut) return 'out'
  if (from.isOut) return to.count === null ? 'back' : `back with ${to.count}`
  if (to.count === null) return 'not counted'
  return from.count === null ? `counted ${to.count}` : `${from.count} to ${to.count}`
}

type Values = Pick<YardChange, 'field'> & { from: unknown; to: unknown }

const priceInWords = (value: unknown) => (value === null ? 'the list’s price' : formatCents(value as Cents))

/** A change in a few words. */
export function changeInWords({ field, from, to }: Values): string {
  if (field === 'stock') return stockInWords(from as StockState, to as StockState)
  if (field === 'bestSeller') return to === true ? 'best seller' : 'no longer a best seller'
  if (field === 'picture') return (to as PictureState).useCatalogImage ? 'the drawing again' : 'new photo'
  return `${priceInWords(from)} to ${priceInWords(to)}`
}

/** Somebody else's change of the item: 'counted 6', 'marked it out'. */
export function theirChangeInWords({ field, from, to }: Values): string {
  if (field === 'stock') {
    const [was, is] = [from as StockState, to as StockState]
    if (is.isOut) return 'marked it out'
    if (was.isOut) return 'brought it back'
    return is.count === null ? 'took the count back' : `counted ${is.count}`
  }
  if (field === 'bestSeller') return to === true ? 'made it a best seller' : 'took its best seller mark away'
  if (field === 'picture') return 'changed the picture'
  return `set ${priceInWords(to)}`
}

/** Values of changes are flat: primitives, or objects of primitives. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const [first, second] = [Object.entries(one), Object.entries(other)]
  const values = new Map(second)
  return first.length === second.length && first.every(([name, value]) => values.get(name) === value)
}
