import { isToxic } from '#domain/plants/toxicity.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

export const heightRange = ({ minHeightFt: least, maxHeightFt: most }: CatalogPlant) =>
  least === null || most === null ? null : { least, most }

/** A plant as the plant database lists it. */
export function toPlantEntry(plant: CatalogPlant) {
  return {
    name: plant.name,
    slug: plant.slug,
    scientificName: plant.scientificName,
    spanishName: plant.spanishNames[0] ?? null,
    heightFt: heightRange(plant),
    exposure: plant.exposure,
    waterNeeds: plant.waterNeeds,
    bloomMonths: plant.bloomMonths,
    fruitMonths: plant.fruitMonths,
    flowerColor: plant.flowerColor,
    toxicToPets: isToxic(plant.toxicToPets),
    picture: toPicture(plant.imageUrl, `Illustration of ${plant.name}`, plant.plantType),
  }
}
