import { isSameValue, ownerFields, theirChangeInWords, type YardChange } from '#domain/stock/yard-change.ts'
import { timeInWords } from '#domain/time/day-words.ts'
import { db } from '#server/platform/database/database.ts'
import {
  findLastChange,
  findYardLog,
  lockYardItem,
  writeYardValue,
  yardSubject,
  type YardDetails,
} from './yard-stock.ts'
import { findRowForPicture } from '#server/stock/inventory-pictures.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { storeStockPhoto } from './stock-photos.ts'

type Person = { id: number; role: 'owner' | 'yard' }
const goneItem = "This item doesn't exist anymore."

const actions = {
  stock: 'stock.counted',
  price: 'stock.priced',
  bestSeller: 'stock.best-seller',
  picture: 'stock.photographed',
} as const

/**
 * Makes a change in the yard, once for each key, if the item is still as the person saw it. Otherwise refuses with who made it what it
 * is now. Returns when it was made.
 */
export async function changeYardItem(
  person: Person,
  change: YardChange,
  now: Date,
  isNewPhoto = false,
): Promise<Date> {
  const { key, id, field, from, to } = change
  if (ownerFields.includes(field) && person.role !== 'owner')
    throw new Refusal('Only the owner changes prices and best sellers.')
  return db()
    .transaction()
    .execute(async (on) => {
      const values = await lockYardItem(on, id)
      if (values === undefined) throw new Refusal(goneItem)
      const sent = await findYardLog(on, key)
      if (sent !== undefined) return sent.at
      const value = values[field]
      // Somebody else has done the same.
      if (isSameValue(value, to)) return now
      const last = await findLastChange(on, id, field)
      if (!isSameValue(value, from)) throw new Refusal(whoWasFaster(change, value, last))
      // Without a photo, the picture can only be what it was before.
      if (field === 'picture' && !isNewPhoto && !isSameValue(last?.details.before, to))
        throw new Refusal('A picture needs a photo.')
      await writeYardValue(on, change, now)
      const details: YardDetails = { key, field, before: value, after: to }
      await recordChange(on, {
        personId: person.id,
        action: actions[field],
        subject: yardSubject(id),
        details,
      })
      return now
    })
}

/** Stores a photo and shows the item with it. `change.to` is decided here. */
export async function photographYardItem(
  person: Person,
  change: Extract<YardChange, { field: 'picture' }>,
  photo: Buffer,
  now: Date,
): Promise<Date> {
  const row = await findRowForPicture(change.id)
  if (row === undefined) throw new Refusal(goneItem)
  const key = await storeStockPhoto(photo, `${row.slug}-${change.id}`)
  return changeYardItem(person, { ...change, to: { useCatalogImage: false, customImageUrl: key } }, now, true)
}

/** Price lists and planted orders change the stock, too; the log doesn't say who. */
function whoWasFaster(
  { field }: YardChange,
  value: unknown,
  last: Awaited<ReturnType<typeof findLastChange>>,
) {
  const did =
    last === undefined || last.who === null || !isSameValue(last.details.after, value)
      ? 'A price list or an order changed it.'
      : `${last.who} ${theirChangeInWords({ field, from: last.details.before, to: value })} at ${timeInWords(last.at)}.`
  return `${did} Look again, and say what’s right.`
}
