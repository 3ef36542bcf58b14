import type { CartItem, GoneItem } from '#domain/cart/cart-item.ts'
import type { GoneRow } from '#server/db/gone-items.ts'
import type { InventoryRow } from '#server/db/inventory.ts'
import { pictureText, toInventoryItem } from './inventory-item.ts'
import { toPicture } from './picture.ts'

/** An inventory row as the cart shows it: retail figures, field by field (reading 1). */
export function toCartItem(row: InventoryRow): CartItem {
  const item = toInventoryItem(row)
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
    picture: toPicture(item.imageUrl, pictureText(row), null),
  }
}

export function toGoneItem(row: GoneRow): GoneItem {
  return {
    inventoryId: row.id,
    plantName: row.plant_name,
    containerSize: row.size_description,
    unitPriceCents: row.unit_price_cents,
    plantingFeeCents: row.planting_fee_cents,
  }
}
