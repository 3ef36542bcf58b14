import type { Cents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'

/** A plant in one container size. */
export type OfferedSize = {
  inventoryId: number
  plantId: number
  plantName: string
  slug: string
  scientificName: string
  plantType: string
  containerSize: string
  currentHeightInches: number | null
  caliperInches: number | null
  unitPriceCents: Cents
  plantingFeeCents: Cents
  /** See CartItem. */
  rowFt?: number
  isBestSeller: boolean
  isDeerResistant: boolean
  picture: Picture | null
  /** True if the picture is of this stock item, not of the full-grown species. */
  isOwnPicture: boolean
}

/** A plant with the sizes it's offered in, smallest first. */
export type StockOffer = {
  slug: string
  name: string
  scientificName: string
  /** Why we'd plant it, in at most twelve words. */
  reason: string
  deerTolerance: string | null
  heightFt: { least: number; most: number } | null
  /** The plant as it looks in a pot; null if it hasn't been drawn. */
  young: string | null
  items: OfferedSize[]
}

/** The size that a card starts with. A search that names sizes has left out the others. */
export const firstPick = (items: readonly OfferedSize[]) =>
  items.find(({ isBestSeller }) => isBestSeller) ?? items[0]
