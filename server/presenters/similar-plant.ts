import { plantDifference } from '#domain/plants/plant-difference.ts'
import type { GuidePlantRow } from '#server/db/plant-guide.ts'
import type { SimilarPlantRow } from '#server/db/similar-plants.ts'
import { toPicture } from './picture.ts'

const compared = (row: GuidePlantRow | SimilarPlantRow) => ({
  maxHeightFt: row.max_height_ft,
  leafRetention: row.leaf_retention,
  waterNeeds: row.water_needs,
  deerTolerance: row.deer_tolerance,
  toxicToPets: row.toxic_to_pets,
  flowerColor: row.flower_color,
})

/** Another plant, and how it differs from the one whose guide is open. */
export function toSimilarPlant(row: SimilarPlantRow, plant: GuidePlantRow) {
  return {
    name: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    difference: plantDifference(compared(plant), compared(row)),
    picture: toPicture(row.image_url, `Illustration of ${row.plant_name}`, row.image_color),
  }
}
