import type { Cents } from '#domain/money.ts'
import { chosenPrice, type LineChoice, type Offers } from '#domain/pricing/line-choice.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import type { GoneLine } from '#domain/quotes/quote.ts'
import { listQuotableItems } from './inventory.ts'
import { rowPrice } from './row-price.ts'
import { getSizePrices } from './size-prices.ts'

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
