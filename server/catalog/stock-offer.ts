import { deerRule } from '#domain/plants/deer.ts'
import type { PlantOffer } from '#domain/search/find-stock.ts'
import { heightRange } from './plant-entry.ts'
import { toStockItem } from './stock-item.ts'

/** A plant with its sizes, as the inventory lists it. */
export function toStockOffer({ plant, items }: PlantOffer) {
  return {
    slug: plant.slug,
    name: plant.name,
    scientificName: plant.scientificName,
    plantType: plant.plantType,
    exposure: plant.exposure,
    waterNeeds: plant.waterNeeds,
    deer: deerRule(plant),
    deerTolerance: plant.deerTolerance,
    heightFt: heightRange(plant),
    bloomMonths: plant.bloomMonths,
    fruitMonths: plant.fruitMonths,
    flowerColor: plant.flowerColor,
    items: items.map(toStockItem),
  }
}
