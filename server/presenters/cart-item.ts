import type { CartItem } from '#domain/cart/cart-item.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { toStockItem } from './stock-item.ts'

/** Something in stock as the cart shows it, field by field (reading 1). */
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
    picture: item.picture && { ...item.picture, color: null },
  }
}
