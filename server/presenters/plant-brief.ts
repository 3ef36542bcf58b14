import type { PlantBriefRow } from '#server/db/plant-brief.ts'
import { toPicture } from './picture.ts'

/** A plant as the overlay tells of it. */
export function toPlantBrief(row: PlantBriefRow) {
  return {
    id: row.id,
    name: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    spanishNames: row.spanish_names,
    // The first paragraph says what it is; the guide tells the rest.
    description: row.description.split('\n\n')[0] ?? '',
    bloomMonths: row.bloom_months,
    fruitMonths: row.fruit_months,
    flowerColor: row.flower_color,
    height: row.height,
    spread: row.spread,
    exposure: row.exposure,
    waterNeeds: row.water_needs,
    usdaZone: row.usda_zone,
    soilPh: row.soil_ph_preference,
    mustDrain: row.tolerates_poor_drainage === 'No',
    deerTolerance: row.deer_tolerance,
    toxicToPeople: row.toxic === 'Yes',
    toxicToPets: row.toxic_to_pets === 'Yes',
    toxicityNote: row.toxicity_note,
    picture: toPicture(row.image_url, `Illustration of ${row.plant_name}`, row.image_color),
    inStock:
      row.least_planted_cents === null
        ? null
        : { sizes: row.sizes, leastPlantedCents: row.least_planted_cents },
  }
}
