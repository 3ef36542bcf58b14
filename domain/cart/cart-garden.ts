import type { GardenPlant } from '#domain/growth/garden.ts'
import type { CartItem } from './cart-item.ts'

type Line = { inventoryId: number; quantity: number }

/** The plants of a cart as its yard draws them, in the cart's order; without those that are gone or unknown. */
export function cartGarden(lines: readonly Line[], items: readonly CartItem[]): GardenPlant[] {
  const byId = new Map(items.map((item) => [item.inventoryId, item]))
  return lines.flatMap(({ inventoryId, quantity }) => {
    const item = byId.get(inventoryId)
    if (item?.growth === undefined || item.gardenPictures === undefined) return []
    return {
      ...item.growth,
      slug: item.slug,
      name: item.plantName,
      containerSize: item.containerSize,
      quantity,
      todayFt: item.currentHeightInches === null ? null : item.currentHeightInches / 12,
      pictures: item.gardenPictures,
    }
  })
}
