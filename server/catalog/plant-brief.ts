import { deerInShort, deerRule } from '#domain/plants/deer.ts'
import { isToxic } from '#domain/plants/toxicity.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

/** A plant as the overlay shows it, with the number of sizes in stock and the lowest price including planting. */
export function toPlantBrief(plant: CatalogPlant) {
  const { stock } = plant
  return {
    id: plant.id,
    name: plant.name,
    slug: plant.slug,
    scientificName: plant.scientificName,
    spanishNames: plant.spanishNames,
    description: plant.description,
    bloomMonths: plant.bloomMonths,
    fruitMonths: plant.fruitMonths,
    flowerColor: plant.flowerColor,
    height: plant.height,
    spread: plant.spread,
    exposure: plant.exposure,
    waterNeeds: plant.waterNeeds,
    usdaZone: plant.usdaZone ?? (/annual/i.test(plant.plantType) ? 'All, as an annual' : null),
    soilPh: plant.soilPh,
    mustDrain: plant.toleratesPoorDrainage === 'No',
    deer: deerInShort[deerRule(plant)],
    toxicToPeople: isToxic(plant.toxic),
    toxicToPets: isToxic(plant.toxicToPets),
    toxicityNote: plant.toxicityNote,
    picture: toPicture(plant.imageUrl, `Illustration of ${plant.name}`, plant.plantType),
    inStock:
      stock.length === 0
        ? null
        : {
            sizes: new Set(stock.map(({ containerSize }) => containerSize.toLowerCase())).size,
            leastPlantedCents: Math.min(
              ...stock.map(({ unitPriceCents, plantingFeeCents }) => unitPriceCents + plantingFeeCents),
            ),
          },
  }
}
