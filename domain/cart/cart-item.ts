import type { Cents } from '#domain/money.ts'
import type { Offers } from '#domain/pricing/line-choice.ts'
import type { OakCity } from '#domain/places/planting-warning.ts'
import type { PlantGrowth, GardenPictures } from '#domain/growth/garden.ts'
import type { Picture } from '#domain/pictures/picture.ts'

/** The part of an inventory row that the cart shows. Retail prices only; wholesale prices never leave the server. */
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
  /** How far apart it's set in a row along a fence. Only for what makes a screen. */
  rowFt?: number
  /** The fence that it's added for, as typed on its guide. */
  fence?: string
  /** True if deer would eat or rub it while it's young. Only in carts. */
  needsCage?: boolean
  /** How susceptible an oak is to oak wilt. Only in carts. */
  oakWilt?: string | null
  /** How many are listed and not held for others. Only in carts, and only if it could be read. */
  available?: number
  /** Its size some years from now is estimated from this. Only in carts. */
  growth?: PlantGrowth
  /** To draw it in the customer's yard. Only in carts. */
  gardenPictures?: GardenPictures
}

/** A row that is off the list. It can't be bought, but its price still counts toward the minimum order. */
export type GoneItem = Pick<
  CartItem,
  'inventoryId' | 'plantName' | 'containerSize' | 'unitPriceCents' | 'plantingFeeCents'
>

/** The response of /api/cart-items. `ids` are the requested ones; an id in neither list doesn't exist. */
export type CartItems = {
  ids: number[]
  items: CartItem[]
  gone: GoneItem[]
  minimumOrderCents: Cents
  offers: Offers
  /** The cities with a rule on planting oaks; empty if there's no oak among the items. */
  oakCities: readonly OakCity[]
  /** The communities where deer come by daily; empty while cages have no price. */
  deerTowns: readonly string[]
}
