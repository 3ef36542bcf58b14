import type { CatalogStockRow } from '#domain/search/catalog-rows.ts'

/** A size in stock as the study guide lists it: the guide itself describes the plant. */
export function toPlantStock(row: CatalogStockRow) {
  return {
    inventoryId: row.id,
    containerSize: row.containerSize,
    unitPriceCents: row.unitPriceCents,
    plantingFeeCents: row.plantingFeeCents,
    currentHeightInches: row.currentHeightInches,
    caliperInches: row.caliperInches,
    isBestSeller: row.isBestSeller,
  }
}
