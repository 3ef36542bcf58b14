import { toCents, type Cents } from '#domain/money.ts'
import { chosenPrice, type LineChoice, type Offers } from '#domain/pricing/line-choice.ts'
import { plantPrice, type PlantPrice } from '#domain/pricing/plant-price.ts'
import { resolveSizePrices, type SizePrices } from '#domain/pricing/size-prices.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import type { GoneLine } from '#domain/quotes/quote.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { db } from '#server/platform/database/database.ts'
import { listActiveMarkupRules } from './markup-rules.ts'

/** Today's markup and planting fee of each container size. */
export const getSizePrices = cachedFor(cacheTime.others, async () =>
  resolveSizePrices(await listActiveMarkupRules()),
)

type PriceColumns = { wholesalePrice: number; ownPrice: number | null; containerSize: string }

export const ownCents = ({ ownPrice }: Pick<PriceColumns, 'ownPrice'>) =>
  ownPrice === null ? null : toCents(ownPrice)

/** The price of an inventory row for visitors. Its wholesale price goes no further. */
export const rowPrice = (row: PriceColumns, prices: SizePrices): PlantPrice =>
  plantPrice(toCents(row.wholesalePrice), row.containerSize, prices, ownCents(row))

/** Includes items that are gone, because a quote lists what it leaves out. */
const listQuotableItems = (ids: readonly number[]) =>
  db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .select([
      'inventory.id',
      'inventory.plantId',
      'inventory.sizeDescription as containerSize',
      'inventory.currentHeightInches',
      'inventory.caliperInches',
      'inventory.deletedAt',
      'inventory.wholesalePrice',
      'inventory.ownPrice',
      'plants.plantName as name',
      'plants.scientificName',
    ])
    .where('inventory.id', 'in', ids)
    .execute()

type Choice = LineChoice & { inventoryId: number; quantity: number }

/**
 * The chosen items at our own prices, in order. Items that are gone are listed separately, with the total they would
 * have cost.
 */
export async function priceItems(
  choices: readonly Choice[],
  order: { isPickup: boolean; offers: Offers },
): Promise<{ lines: VersionPlant[]; gone: GoneLine[]; goneCents: Cents }> {
  const ids = [...new Set(choices.map(({ inventoryId }) => inventoryId))]
  const [rows, prices] = await Promise.all([listQuotableItems(ids), getSizePrices()])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lines: VersionPlant[] = []
  const gone: GoneLine[] = []
  let goneCents = 0
  for (const { inventoryId, quantity, ...choice } of choices) {
    const row = byId.get(inventoryId)
    if (row === undefined) {
      gone.push({ inventoryId, plantName: null, containerSize: null, quantity })
      continue
    }
    const { id: _, wholesalePrice, ownPrice, deletedAt, ...item } = row
    const listPrice = rowPrice({ wholesalePrice, ownPrice, ...item }, prices)
    const price = chosenPrice(listPrice, choice, order)
    if (deletedAt === null) lines.push({ ...item, ...price, inventoryId, quantity, reason: '' })
    else {
      gone.push({ inventoryId, plantName: item.name, containerSize: item.containerSize, quantity })
      goneCents += lineTotal({ ...price, quantity })
    }
  }
  return { lines, gone, goneCents }
}
