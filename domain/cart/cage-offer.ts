import type { Cents } from '#domain/money.ts'
import type { PricedCart } from './priced-cart.ts'

export type CageOffer = {
  inventoryIds: number[]
  plants: number
  cents: Cents
  isTaken: boolean
}

/**
 * Cages for all plants that need one and that we plant. Only where deer come by daily: elsewhere each line offers its own. Null
 * without a price.
 */
export function cageOffer(
  { lines, isPickup }: Pick<PricedCart, 'lines' | 'isPickup'>,
  cageCents: Cents | null,
  deerComeDaily: boolean,
): CageOffer | null {
  if (cageCents === null || isPickup || !deerComeDaily) return null
  const caged = lines.flatMap((each) =>
    each.state === 'in-stock' && each.item.needsCage === true && each.price.isPlantedByUs ? [each.line] : [],
  )
  if (caged.length === 0) return null
  const plants = caged.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    inventoryIds: caged.map(({ inventoryId }) => inventoryId),
    plants,
    cents: plants * cageCents,
    isTaken: caged.every(({ hasCage }) => hasCage === true),
  }
}
