import { toCents } from '#domain/money.ts'
import { plantPrice, type PlantPrice } from '#domain/pricing/plant-price.ts'
import type { SizePrices } from '#domain/pricing/size-prices.ts'

type PriceColumns = { wholesalePrice: number; ownPrice: number | null; containerSize: string }

export const ownCents = ({ ownPrice }: Pick<PriceColumns, 'ownPrice'>) =>
  ownPrice === null ? null : toCents(ownPrice)

/** The price of an inventory row for visitors. Its wholesale price goes no further. */
export const rowPrice = (row: PriceColumns, prices: SizePrices): PlantPrice =>
  plantPrice(toCents(row.wholesalePrice), row.containerSize, prices, ownCents(row))
