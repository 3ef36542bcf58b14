import { isDeepStrictEqual } from 'node:util'
import { parseFeaturedIds } from '#domain/company/setting-schemas.ts'
import { sizeInWords } from '#domain/inventory/container-sizes.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { loadCatalog } from '#server/reads/catalog-snapshot.ts'
import { findFeaturedSetting, saveSetting } from '#server/db/company-settings.ts'
import type { Database } from '#server/db/database.ts'
import type { PlannedChange } from './planned-change.ts'
import { Refusal } from './refusal.ts'

export const readFeaturedIds = async (on?: Database) => parseFeaturedIds(await findFeaturedSetting(on))

/** The stock items that the home page shows; null where one is out of stock. */
export async function listFeatured(ids: readonly number[]) {
  const { stockById } = await loadCatalog()
  return ids.map((id) => ({ id, item: stockById.get(id) ?? null }))
}

const plan = (before: number[], after: number[]): PlannedChange<number[]> & { after: number[] } => ({
  after,
  effects: [],
  before,
  read: readFeaturedIds,
  write: (on) => saveSetting(on, 'featured_plants', after),
  logged: [
    { action: 'featured.changed', subject: 'setting featured_plants', details: { from: before, to: after } },
  ],
})

const nameOf = ({ plant, containerSize }: StockItem) => `${plant.name}, ${sizeInWords(containerSize)}`

/** What's featured, and what's in stock, by name, for choosing. Loads the catalog once: that takes most of the time. */
export async function readFeaturing() {
  const [ids, { stock, stockById }] = await Promise.all([readFeaturedIds(), loadCatalog()])
  const offered = stock
    .map((item) => ({ id: item.id, name: nameOf(item) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
  return { ids, offered, missing: ids.filter((id) => !stockById.has(id)) }
}

/** Features exactly these, in this order. */
export async function planFeatured(ids: number[]) {
  const before = await readFeaturedIds()
  const after = [...new Set(ids)]
  const listed = await listFeatured(after)
  const missing = listed.find(({ id, item }) => item === null && !before.includes(id))
  if (missing !== undefined) throw new Refusal(`Nothing in stock has the id ${missing.id}.`)
  const names = listed.map(({ id, item }) =>
    item === null ? `number ${id}, which is out of stock` : nameOf(item),
  )
  const effect = isDeepStrictEqual(before, after)
    ? 'Nothing changes.'
    : names.length === 0
      ? 'The home page shows the first three items of the inventory.'
      : `The home page shows ${names.join('; ')}.`
  return { ...plan(before, after), effects: [effect] }
}

export async function planToFeature(id: number) {
  const before = await readFeaturedIds()
  if (before.includes(id)) throw new Refusal(`${id} is already featured.`)
  const [added] = await listFeatured([id])
  if (added?.item == null) throw new Refusal(`Nothing in stock has the id ${id}.`)
  return plan(before, [...before, id])
}

export async function planToUnfeature(id: number) {
  const before = await readFeaturedIds()
  if (!before.includes(id)) throw new Refusal(`${id} isn't featured.`)
  return plan(
    before,
    before.filter((each) => each !== id),
  )
}

export async function planFeaturedOrder(ids: number[]) {
  const before = await readFeaturedIds()
  const same = ids.length === before.length && before.every((id) => ids.includes(id))
  if (!same) throw new Refusal(`List each of the featured trees once: ${before.join(' ')}.`)
  return plan(before, ids)
}
