import { plantDifference } from '#domain/plants/plant-difference.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { toPicture } from './picture.ts'

/** Another plant, and how it differs from the one whose guide is open. */
export function toSimilarPlant(other: CatalogPlant, plant: CatalogPlant) {
  return {
    name: other.name,
    slug: other.slug,
    scientificName: other.scientificName,
    difference: plantDifference(plant, other),
    picture: toPicture(other.imageUrl, `Illustration of ${other.name}`, other.imageColor),
  }
}
