import type { InventoryRow } from '#server/db/inventory.ts'
import { imageOf } from './inventory-item.ts'
import { toPicture } from './picture.ts'

/** HM-09: the card asks for a quantity that nobody counts; the yard itself is never that exact. */
const placeholderQuantity = 10

/** A featured card: plant and row in one, at the retail price (reading 1). */
export function toFeaturedTree(row: InventoryRow) {
  const key = imageOf(row)
  return {
    plantId: row.plant_id,
    name: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    plantType: row.plant_type,
    why: introduction(row.description),
    isBestSeller: row.is_priority,
    isDeerResistant: row.deer_tolerance === 'High',
    currentHeightInches: row.current_height_inches,
    caliperInches: row.caliper_inches,
    picture: toPicture(
      key,
      `Illustration of ${row.plant_name}`,
      key === row.plant_image_url ? row.plant_image_color : null,
    ),
    containers: [
      {
        inventoryId: row.id,
        size: row.size_description,
        priceCents: row.unit_price_cents,
        plantingFeeCents: row.planting_fee_cents,
        quantity: placeholderQuantity,
      },
    ],
  }
}

const longestIntroduction = 240

/** The first sentence of the description, and the next ones while they are short. */
function introduction(description: string): string {
  const sentences = description.replaceAll(/\s+/g, ' ').match(/[^.]+\./g) ?? []
  const kept = sentences.filter(
    (_, index) => index === 0 || sentences.slice(0, index + 1).join('').length <= longestIntroduction,
  )
  return kept.join('').trim()
}
