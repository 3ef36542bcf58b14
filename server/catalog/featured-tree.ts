import type { StockItem } from '#domain/search/catalog.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { imageOf } from './stock-item.ts'

/** The card requires a quantity, but nobody counts the stock that exactly. */
const placeholderQuantity = 10

/** A featured card: a plant and its stock item in one, at the retail price. */
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
    picture: toPicture(key, `Illustration of ${plant.name}`, isOwn ? null : plant.plantType),
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

/** The first sentence of the description, and more sentences while they fit. */
function introduction(description: string): string {
  const sentences = description.replaceAll(/\s+/g, ' ').match(/[^.]+\./g) ?? []
  const selected = sentences.filter(
    (_, index) => index === 0 || sentences.slice(0, index + 1).join('').length <= longestIntroduction,
  )
  return selected.join('').trim()
}
