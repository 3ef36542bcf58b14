import type { InventoryRow } from '#server/db/inventory.ts'
import { imageOf, pictureText } from './inventory-item.ts'
import { toPicture } from './picture.ts'

/** A row of the stock as its card shows it: retail prices, never wholesale, markup or supplier (reading 1). */
export function toStockItem(row: InventoryRow) {
  const image = imageOf(row)
  const isOwnPicture = image !== row.plant_image_url
  return {
    inventoryId: row.id,
    plantId: row.plant_id,
    plantName: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    plantType: row.plant_type,
    containerSize: row.size_description,
    currentHeightInches: row.current_height_inches,
    caliperInches: row.caliper_inches,
    unitPriceCents: row.unit_price_cents,
    plantingFeeCents: row.planting_fee_cents,
    isBestSeller: row.is_priority,
    isDeerResistant: row.deer_tolerance === 'High',
    picture: toPicture(image, pictureText(row), isOwnPicture ? null : row.plant_image_color),
    isOwnPicture,
  }
}
