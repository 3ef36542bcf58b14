import type { listPlants } from '#server/db/plant-list.ts'
import { toPicture } from './picture.ts'

type Row = Awaited<ReturnType<typeof listPlants>>['plants'][number]

/** A plant as a line of the field guide. */
export function toPlantEntry(row: Row) {
  const { min_height_ft: least, max_height_ft: most } = row
  return {
    name: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    spanishName: row.spanish_names[0] ?? null,
    heightFt: least === null || most === null ? null : { least, most },
    exposure: row.exposure,
    waterNeeds: row.water_needs,
    bloomMonths: row.bloom_months,
    fruitMonths: row.fruit_months,
    flowerColor: row.flower_color,
    toxicToPets: row.toxic_to_pets === 'Yes',
    picture: toPicture(row.image_url, `Illustration of ${row.plant_name}`, row.image_color),
  }
}
