import { imageKeyOf } from '#domain/pictures/picture.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { toPicture } from './picture.ts'

/** Its picture, and whether that is a photograph of its own or the plant's illustration. */
export function imageOf(item: StockItem): { key: string | null; isOwn: boolean } {
  const key = imageKeyOf(item, item.plant.imageUrl)
  return { key, isOwn: key !== item.plant.imageUrl }
}

/** Something in stock, as the cart and its card show it: retail prices, never wholesale, markup or supplier (reading 1). */
export function toStockItem(item: StockItem) {
  const { key, isOwn } = imageOf(item)
  const { plant } = item
  return {
    inventoryId: item.id,
    plantId: plant.id,
    plantName: plant.name,
    slug: plant.slug,
    scientificName: plant.scientificName,
    plantType: plant.plantType,
    containerSize: item.containerSize,
    currentHeightInches: item.currentHeightInches,
    caliperInches: item.caliperInches,
    unitPriceCents: item.unitPriceCents,
    plantingFeeCents: item.plantingFeeCents,
    isBestSeller: item.isBestSeller,
    isDeerResistant: plant.deerTolerance === 'High',
    picture: toPicture(
      key,
      isOwn ? `${plant.name} in the yard` : `Illustration of ${plant.name}`,
      isOwn ? null : plant.imageColor,
    ),
    isOwnPicture: isOwn,
  }
}
