import type { NamedPlant } from '#server/db/plants-by-slug.ts'
import { toPicture } from './picture.ts'

/** A plant as a card in a text shows it. */
export function toCardPlant(row: NamedPlant) {
  return {
    name: row.plantName,
    slug: row.slug,
    scientificName: row.scientificName,
    heightFt: toFeet(row.minHeightFt, row.maxHeightFt),
    picture: toPicture(row.imageUrl, `Illustration of ${row.plantName}`, row.imageColor),
  }
}

function toFeet(least: number | null, most: number | null): string | null {
  if (least === null || most === null) return null
  return least === most ? `${most} ft` : `${least} to ${most} ft`
}
