import type { NamedPlant } from '#server/db/plants-by-slug.ts'
import { toPicture } from './picture.ts'

/** A plant as a card in a text shows it. */
export function toCardPlant(row: NamedPlant) {
  return {
    name: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    heightFt: toFeet(row.min_height_ft, row.max_height_ft),
    picture: toPicture(row.image_url, `Illustration of ${row.plant_name}`, row.image_color),
  }
}

function toFeet(least: number | null, most: number | null): string | null {
  if (least === null || most === null) return null
  return least === most ? `${most} ft` : `${least} to ${most} ft`
}
