import type { PlantOffer } from '#domain/search/find-stock.ts'
import { heightRange } from './plant-entry.ts'
import { toStockItem } from './stock-item.ts'

/** A plant with its sizes and why we'd plant it, as the inventory lists it. */
export function toStockOffer({ plant, items }: PlantOffer, reason: string) {
  return {
    slug: plant.slug,
    name: plant.name,
    scientificName: plant.scientificName,
    reason,
    deerTolerance: plant.deerTolerance,
    heightFt: heightRange(plant),
    items: items.map(toStockItem),
  }
}
