import type { CartItems } from '#domain/cart/cart-item.ts'
import type { OakCity } from '#domain/places/planting-warning.ts'
import { deerRule, needsCage } from '#domain/plants/deer.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { listAvailable, listGoneItems } from '#server/stock/inventory.ts'
import { log } from '#server/platform/log/log.ts'
import { getOakCities } from '#server/catalog/places/place-reads.ts'
import { getSizePrices } from '#server/stock/prices.ts'
import { getMinimumOrder, getOffers } from '#server/settings/quote-settings.ts'
import { toPlantGrowth } from '#server/catalog/plant-growth.ts'
import { toCartItem } from '#server/catalog/stock-item.ts'

/** Data for a cart: prices and quantities of items in stock, names of items that are gone, and what applies to every order. */
export async function getCartItems(ids: readonly number[]): Promise<CartItems> {
  const [{ stockById, places }, minimumOrderCents, offers, available] = await Promise.all([
    getCatalog(),
    getMinimumOrder(),
    getOffers(),
    availableIfKnown(ids),
  ])
  const items = [...new Set(ids)]
    .flatMap((id) => stockById.get(id) ?? [])
    .map((item) => ({
      ...toCartItem(item),
      oakWilt: item.plant.oakWilt,
      growth: toPlantGrowth(item.plant),
      ...(needsCage(deerRule(item.plant)) && { needsCage: true }),
      ...available.get(item.id),
    }))
  const oakCities = items.some(({ oakWilt }) => oakWilt !== null) ? await oakCitiesIfKnown() : []
  const missing = ids.filter((id) => !stockById.has(id))
  const gone = missing.length === 0 ? [] : await listGoneItems(missing, await getSizePrices())
  const deerTowns =
    offers.cageCents === null
      ? []
      : places.filter(({ deerPressure }) => deerPressure === 'high').map(({ slug }) => slug)
  return { ids: [...ids], items, gone, minimumOrderCents, offers, oakCities, deerTowns }
}

/** A cart is complete without them; its quote is checked again. */
async function oakCitiesIfKnown(): Promise<OakCity[]> {
  try {
    return await getOakCities()
  } catch (error) {
    log.error({ err: error }, 'oak rules could not be read')
    return []
  }
}

/** A cart shows its prices from the snapshot even if quantities can't be read. */
async function availableIfKnown(ids: readonly number[]): Promise<Map<number, { available: number }>> {
  if (ids.length === 0) return new Map()
  try {
    return new Map([...(await listAvailable(ids))].map(([id, available]) => [id, { available }]))
  } catch (error) {
    log.error({ err: error }, 'available quantities could not be read')
    return new Map()
  }
}
