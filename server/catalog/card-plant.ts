import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import type { NamedPlant } from './plants.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

/** A plant as a card in an article shows it. */
export function toCardPlant(row: NamedPlant) {
  return {
    name: row.plantName,
    slug: row.slug,
    scientificName: row.scientificName,
    heightFt: toFeet(row.minHeightFt, row.maxHeightFt),
    picture: toPicture(row.imageUrl, `Illustration of ${row.plantName}`, row.plantType),
  }
}

function toFeet(least: number | null, most: number | null): string | null {
  if (least === null || most === null) return null
  return feetRangeInWords(least, most)
}
