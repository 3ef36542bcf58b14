import { isSameValue, ownerFields, type YardChange } from '#domain/stock/yard-change.ts'
import type { Clash } from '#domain/stock/yard-queue.ts'
import { db, type Database } from '#server/platform/database/database.ts'
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
type YardOutcome = { kind: 'saved'; at: string } | { kind: 'clash'; clash: Clash }

const goneItem = "This item doesn't exist anymore."

/** How long a change can be undone. */
export const undoMilliseconds = 24 * 60 * 60 * 1000

const actions = {
  stock: 'stock.counted',
  price: 'stock.priced',
  bestSeller: 'stock.best-seller',
  picture: 'stock.photographed',
} as const

/**
 * Makes a change in the yard, once for each key, if the item is still as the person saw it. Otherwise says what it is now and
 * who made it so.
 */
export function changeYardItem(person: Person, change: YardChange, now: Date): Promise<YardOutcome> {
  if (change.field === 'picture' && change.undoes === undefined) throw new Refusal('A picture needs a photo.')
  return writeChange(person, change, now)
}

/** Stores a photo and shows the item with it. `change.to` is decided here. */
export async function photographYardItem(
  person: Person,
  change: Extract<YardChange, { field: 'picture' }>,
  photo: Buffer,
  now: Date,
): Promise<YardOutcome> {
  const row = await findRowForPicture(change.id)
  if (row === undefined) throw new Refusal(goneItem)
  const key = await storeStockPhoto(photo, `${row.slug}-${change.id}`)
  return writeChange(person, { ...change, to: { useCatalogImage: false, customImageUrl: key } }, now)
}

function writeChange(person: Person, change: YardChange, now: Date): Promise<YardOutcome> {
  const { key, id, field, from, to, undoes } = change
  if (ownerFields.includes(field) && person.role !== 'owner')
    throw new Refusal('Only the owner changes prices and best sellers.')
  return db()
    .transaction()
    .execute(async (on): Promise<YardOutcome> => {
      const values = await lockYardItem(on, id)
      if (values === undefined) throw new Refusal(goneItem)
      const sent = await findYardLog(on, key)
      if (sent !== undefined) return { kind: 'saved', at: sent.at.toISOString() }
      const undone = undoes === undefined ? undefined : await getUndone(on, change, undoes, now)
      const value = values[field]
      // Somebody else has done the same.
      if (isSameValue(value, to)) return { kind: 'saved', at: now.toISOString() }
      if (!isSameValue(value, from)) return { kind: 'clash', clash: await explainClash(on, change, value) }
      await writeYardValue(on, change, undone === undefined ? now : new Date(undone.since))
      const details: YardDetails = {
        key,
        field,
        before: value,
        after: to,
        since: values.since.toISOString(),
        ...(undoes !== undefined && { undoes }),
      }
      await recordChange(on, {
        personId: person.id,
        action: actions[field],
        subject: yardSubject(id),
        details,
      })
      return { kind: 'saved', at: now.toISOString() }
    })
}

/** The change to undo: of this value, within a day, and back to what it was. */
async function getUndone(on: Database, { id, field, to }: YardChange, key: string, now: Date) {
  const logged = await findYardLog(on, key)
  if (
    logged === undefined ||
    logged.subject !== yardSubject(id) ||
    logged.details.field !== field ||
    !isSameValue(logged.details.before, to) ||
    now.getTime() - logged.at.getTime() > undoMilliseconds
  )
    throw new Refusal("This can't be undone anymore.")
  return logged.details
}

/** Price lists and planted orders change the stock, too; the log doesn't say who. */
async function explainClash(on: Database, { id, field }: YardChange, value: unknown): Promise<Clash> {
  const last = await findLastChange(on, id, field)
  if (last === undefined || last.who === null || !isSameValue(last.details.after, value))
    return { now: value, by: null }
  const { before, after } = last.details
  return { now: value, by: { name: last.who, from: before, to: after, at: last.at.toISOString() } }
}
