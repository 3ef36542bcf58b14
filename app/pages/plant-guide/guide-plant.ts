import type { CartItem } from '#domain/cart/cart-item.ts'
import type { Cents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import type { PlantPrice } from '#domain/pricing/plant-price.ts'
import type { Route } from './+types/plant-guide.page.ts'

type Guide = NonNullable<Route.ComponentProps['loaderData']['guide']>

export type GuidePlant = Guide['plant']
export type GuideStockItem = Guide['stock'][number]
export type FittingGround = Guide['fits'][number]
export type ShownFittingPlant = Guide['fitting'][number]
export type SimilarPlant = Guide['similar'][number]

export const plantedFrom = (stock: readonly PlantPrice[]): Cents | null =>
  stock.length === 0 ? null : Math.min(...stock.map(plantedCents))

/** A size of the guide's plant, as it goes into the quote. */
export const toAdd = (plant: GuidePlant, item: GuideStockItem): CartItem => ({
  ...item,
  plantId: plant.id,
  plantName: plant.name,
  scientificName: plant.scientificName,
  slug: plant.slug,
  picture: plant.picture,
  ...(plant.rowFt !== null && { rowFt: plant.rowFt }),
})
