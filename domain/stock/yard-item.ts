import type { Cents } from '#domain/money.ts'
import type { ContainerSize } from './container-sizes.ts'
import type { PictureState, StockState } from './yard-change.ts'

/** A stock item as the yard sees it. */
export type YardItem = {
  id: number
  plantId: number
  name: string
  /** '15 gal' */
  containerSize: string
  size: ContainerSize
  currentHeightInches: number | null
  caliperInches: number | null
  supplier: string | null
  stock: StockState
  /** ISO: since when the stock is as it is. */
  since: string
  holds: readonly { quantity: number; who: string; quote: string }[]
  /** False if visitors see another supplier's plant of this size. */
  isOffered: boolean
  picture: PictureState
  /** URLs of the photo, or of the plant's drawing. */
  thumb: string | null
  drawing: string | null
  /** Null for people who don't see prices. */
  owner: {
    /** By the list, with the markup of its size. */
    listPriceCents: Cents
    /** Null if nobody has typed one. */
    ownPriceCents: Cents | null
    plantingFeeCents: Cents
    isBestSeller: boolean
  } | null
}

export type YardPlant = { id: number; name: string; words: string }

export type Yard = {
  /** ISO. */
  asOf: string
  items: readonly YardItem[]
  /** Everything the site knows, in stock or not. */
  plants: readonly YardPlant[]
}

export type YardFound = {
  /** Best match first. */
  plantIds: readonly number[]
  /** The container sizes that were typed; empty means any. */
  sizes: readonly ContainerSize[]
  /** 'rebud' was read as 'redbud'. */
  corrections: readonly { given: string; meant: string }[]
  /** If nothing was found: plants spelled like it. */
  nearest: readonly number[]
}

export const heldCount = ({ holds }: Pick<YardItem, 'holds'>): number =>
  holds.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many visitors can have; null if nobody has counted. */
export function shownCount({ stock, ...item }: Pick<YardItem, 'stock' | 'holds'>): number | null {
  if (stock.isOut) return 0
  return stock.count === null ? null : Math.max(0, stock.count - heldCount(item))
}

/** The items of the plants that a search found, best match first, smallest size first, what's out last. */
export function itemsFound(items: readonly YardItem[], { plantIds, sizes }: YardFound): YardItem[] {
  const byPlant = Map.groupBy(items, ({ plantId }) => plantId)
  return plantIds
    .flatMap((id) => byPlant.get(id) ?? [])
    .filter(({ size }) => sizes.length === 0 || sizes.includes(size))
}

/** Without a signal: plants with all the words in their names. */
export function findOffline(plants: readonly YardPlant[], typed: readonly string[]): YardFound {
  const found = plants.filter(({ words }) => typed.every((word) => words.includes(word)))
  return { plantIds: found.map(({ id }) => id), sizes: [], corrections: [], nearest: [] }
}
