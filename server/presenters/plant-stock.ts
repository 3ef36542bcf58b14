import type { InventoryRow } from '#server/db/inventory.ts'
import { toInventoryItem } from './inventory-item.ts'

/** A row in the yard as the study guide lists it: the plant itself is told above, and need not be sent again with each size. */
export function toPlantStock(row: InventoryRow) {
  const item = toInventoryItem(row)
  return {
    inventoryId: item.inventoryId,
    containerSize: item.containerSize,
    unitPriceCents: item.unitPriceCents,
    plantingFeeCents: item.plantingFeeCents,
    currentHeightInches: item.currentHeightInches,
    caliperInches: item.caliperInches,
    isBestSeller: item.isBestSeller,
  }
}
