import { isDeepStrictEqual } from 'node:util'
import { parseFeaturedIds } from '#domain/settings/settings.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import type { StockItem } from '#domain/search/catalog.ts'
import { loadCatalog } from './catalog-snapshot.ts'
import { findFeaturedSetting, saveSetting } from '#server/settings/company-settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PlannedChange } from '#server/platform/requests/planned-change.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

const readFeaturedIds = async (on?: Database) => parseFeaturedIds(await findFeaturedSetting(on))

const nameOf = ({ plant, containerSize }: StockItem) => `${plant.name}, ${sizeInWords(containerSize)}`

/** What's featured, and what can be: that, and all that's in stock, by name. Loads the catalog once: that takes most of the time. */
export async function readFeaturing() {
  const [ids, { stock, stockById }] = await Promise.all([readFeaturedIds(), loadCatalog()])
  const missing = ids.filter((id) => !stockById.has(id))
  const offered = [
    ...missing.map((id) => ({ id, name: `Number ${id}, out of stock` })),
    ...stock.map((item) => ({ id: item.id, name: nameOf(item) })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
  return { ids, offered }
}

/** Features exactly these, in this order. */
export async function planFeatured(ids: number[]): Promise<PlannedChange<number[]>> {
  const [before, { stockById }] = await Promise.all([readFeaturedIds(), loadCatalog()])
  const after = [...new Set(ids)]
  const missing = after.find((id) => !stockById.has(id) && !before.includes(id))
  if (missing !== undefined) throw new Refusal(`Nothing in stock has the id ${missing}.`)
  const names = after.map((id) => {
    const item = stockById.get(id)
    return item === undefined ? `number ${id}, which is out of stock` : nameOf(item)
  })
  const effect = isDeepStrictEqual(before, after)
    ? 'Nothing changes.'
    : names.length === 0
      ? 'The home page shows the first three items of the inventory.'
      : `The home page shows ${names.join('; ')}.`
  return {
    effects: [effect],
    before,
    read: readFeaturedIds,
    write: (on) => saveSetting(on, 'featured_plants', after),
    logged: [
      {
        action: 'featured.changed',
        subject: 'setting featured_plants',
        details: { from: before, to: after },
      },
    ],
  }
}
