import type { Cents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'

/** What the cart shows of an inventory row: retail prices only (reading 1). */
export type CartItem = {
  inventoryId: number
  plantId: number
  plantName: string
  scientificName: string
  slug: string
  containerSize: string
  currentHeightInches: number | null
  caliperInches: number | null
  unitPriceCents: Cents
  plantingFeeCents: Cents
  picture: Picture | null
}

/** A row that has been taken off the list: it can be named, not bought. What it cost counts towards the minimum. */
export type GoneItem = Pick<
  CartItem,
  'inventoryId' | 'plantName' | 'containerSize' | 'unitPriceCents' | 'plantingFeeCents'
>

/** What /api/cart-items answers: `ids` were asked for, and one in neither list is unknown altogether. */
export type CartItems = { ids: number[]; items: CartItem[]; gone: GoneItem[]; minimumOrderCents: Cents }
