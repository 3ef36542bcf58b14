import { rowSpacing } from '#domain/growth/fence-row.ts'
import { imageKeyOf } from '#domain/pictures/picture.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { toPlantGrowth } from './plant-growth.ts'

/** The item's picture key, and whether it's a photo of this item or the plant's illustration. */
export function imageOf(item: StockItem): { key: string | null; isOwn: boolean } {
  const key = imageKeyOf(item, item.plant.imageUrl)
  return { key, isOwn: key !== item.plant.imageUrl }
}

function rowOf(plant: StockItem['plant']): { rowFt?: number } {
  const rowFt = rowSpacing(plant, toPlantGrowth(plant))
  return rowFt === null ? {} : { rowFt }
}

/** A stock item as its card shows it: with retail prices, never the wholesale price, markup or supplier. */
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
    ...rowOf(plant),
    picture: toPicture(
      key,
      isOwn ? `${plant.name} in the yard` : `Illustration of ${plant.name}`,
      isOwn ? null : plant.plantType,
    ),
    isOwnPicture: isOwn,
  }
}

/** A stock item as the cart shows it. Field by field, so that nothing else gets out by accident. */
export function toCartItem(stockItem: StockItem): CartItem {
  const item = toStockItem(stockItem)
  return {
    inventoryId: item.inventoryId,
    plantId: item.plantId,
    plantName: item.plantName,
    scientificName: item.scientificName,
    slug: item.slug,
    containerSize: item.containerSize,
    currentHeightInches: item.currentHeightInches,
    caliperInches: item.caliperInches,
    unitPriceCents: item.unitPriceCents,
    plantingFeeCents: item.plantingFeeCents,
    picture: item.picture && { ...item.picture, outline: null },
    ...(item.rowFt !== undefined && { rowFt: item.rowFt }),
  }
}
