import type { StockItem } from '#domain/search/catalog.ts'
import { toPicture } from './picture.ts'
import { imageOf } from './stock-item.ts'

/** HM-09: the card asks for a quantity that nobody counts; the yard itself is never that exact. */
const placeholderQuantity = 10

/** A featured card: plant and stock in one, at the retail price (reading 1). */
export function toFeaturedTree(item: StockItem) {
  const { key, isOwn } = imageOf(item)
  const { plant } = item
  return {
    plantId: plant.id,
    name: plant.name,
    slug: plant.slug,
    scientificName: plant.scientificName,
    plantType: plant.plantType,
    why: introduction(plant.description),
    isBestSeller: item.isBestSeller,
    isDeerResistant: plant.deerTolerance === 'High',
    currentHeightInches: item.currentHeightInches,
    caliperInches: item.caliperInches,
    picture: toPicture(key, `Illustration of ${plant.name}`, isOwn ? null : plant.imageColor),
    containers: [
      {
        inventoryId: item.id,
        size: item.containerSize,
        priceCents: item.unitPriceCents,
        plantingFeeCents: item.plantingFeeCents,
        quantity: placeholderQuantity,
      },
    ],
  }
}

const longestIntroduction = 240

/** The first sentence of the description, and the next ones while they are short. */
function introduction(description: string): string {
  const sentences = description.replaceAll(/\s+/g, ' ').match(/[^.]+\./g) ?? []
  const kept = sentences.filter(
    (_, index) => index === 0 || sentences.slice(0, index + 1).join('').length <= longestIntroduction,
  )
  return kept.join('').trim()
}
