import type { InventoryRow } from '#server/db/inventory.ts'

type Images = Pick<
  InventoryRow,
  'use_catalog_image' | 'custom_image_url' | 'own_image_url' | 'plant_image_url'
>

/** IN-11: a custom image overrides the plant's own. */
export function imageOf(row: Images): string | null {
  if (row.use_catalog_image) return row.plant_image_url
  return row.custom_image_url ?? row.own_image_url ?? row.plant_image_url
}

/** What a row's picture shows, in words. */
export function pictureText(row: InventoryRow): string {
  return imageOf(row) === row.plant_image_url
    ? `Illustration of ${row.plant_name}`
    : `${row.plant_name} in the yard`
}

/** An inventory item as visitors may see it: retail prices, never wholesale, markup or supplier (reading 1). */
export function toInventoryItem(row: InventoryRow) {
  return {
    inventoryId: row.id,
    plantId: row.plant_id,
    plantName: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    description: row.description,
    plantType: row.plant_type,
    flowerColor: row.flower_color,
    height: row.height,
    spread: row.spread,
    usdaZone: row.usda_zone,
    deerTolerance: row.deer_tolerance,
    exposure: row.exposure,
    waterNeeds: row.water_needs,
    texasNative: row.texas_native,
    imageUrl: imageOf(row),
    minHeightFt: row.min_height_ft,
    maxHeightFt: row.max_height_ft,
    containerSize: row.size_description,
    unitPriceCents: row.unit_price_cents,
    plantingFeeCents: row.planting_fee_cents,
    currentHeightInches: row.current_height_inches,
    caliperInches: row.caliper_inches,
    isBestSeller: row.is_priority,
    toleratesPoorDrainage: row.tolerates_poor_drainage,
    toxicToPets: row.toxic_to_pets,
    soilPhPreference: row.soil_ph_preference,
  }
}
