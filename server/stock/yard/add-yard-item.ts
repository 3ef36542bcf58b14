import { line } from '#domain/forms/typed-text.ts'
import { formatCents } from '#domain/money.ts'
import { unitPrice } from '#domain/pricing/plant-price.ts'
import { findSizePrice } from '#domain/pricing/size-prices.ts'
import { readSize } from '#domain/stock/listed-size.ts'
import { readCount, readTypedPrice } from '#domain/stock/yard-change.ts'
import { z } from '#domain/zod.ts'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { getSizePrices } from '#server/stock/prices.ts'
import { listHouseSizes } from '#server/stock/stock-lists.ts'
import { yardSubject } from './yard-stock.ts'

export const newYardItem = z.object({
  plant: z.coerce.number().int().positive(),
  size: line(60),
  price: z.string(),
  count: z.string(),
})

/** Puts plants of ours on the site that are on no wholesaler's list, such as trees from a neighbor. Says what was added. */
export async function addYardItem(typed: z.output<typeof newYardItem>, personId: number): Promise<string> {
  const [cents, count] = [readTypedPrice(typed.price), readCount(typed.count)]
  const size = readSize(typed.size, await listHouseSizes())
  if (size === null)
    throw new Refusal(`'${typed.size}' isn't a size we know. Write it like 15 gal, or add it under Settings.`)
  if (cents === null) throw new Refusal('Write what visitors pay for the plant, such as 149.50.')
  if (count === null || count === 0) throw new Refusal('Write how many there are.')
  const plant = await db()
    .selectFrom('plants')
    .select(['id', 'plantName'])
    .where('id', '=', typed.plant)
    .executeTakeFirst()
  if (plant === undefined) throw new Refusal("This isn't one of our plants.")
  const { markupBasisPoints } = findSizePrice(await getSizePrices(), size)
  // Nobody sold it to us, so its wholesale price is what the markup makes the price that was typed.
  const wholesaleCents = Math.max(1, Math.round((cents * 100_00) / (100_00 + markupBasisPoints)))
  const isExact = unitPrice(wholesaleCents, markupBasisPoints) === cents
  await db()
    .transaction()
    .execute(async (on) => {
      const { id } = await on
        .insertInto('inventory')
        .values({
          plantId: plant.id,
          plantName: plant.plantName,
          sizeDescription: size,
          wholesalePrice: wholesaleCents / 100,
          ownPrice: isExact ? null : cents / 100,
          quantityAvailable: count,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordChange(on, { personId, action: 'stock.added', subject: yardSubject(id) })
    })
  return `${count} ${plant.plantName} ${size} are on the site, at ${formatCents(cents)} each.`
}
