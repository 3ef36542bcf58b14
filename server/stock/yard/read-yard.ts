import { shortName } from '#domain/cart/customer.ts'
import { containerSizeOf, containerSizes } from '#domain/stock/container-sizes.ts'
import { isSameValue, ownerFields, type YardField } from '#domain/stock/yard-change.ts'
import type { RecentChange, Yard, YardFound, YardItem } from '#domain/stock/yard-item.ts'
import { imageKeyOf } from '#domain/pictures/picture.ts'
import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { resolveSizePrices, type SizePrices } from '#domain/pricing/size-prices.ts'
import { findInYard } from '#domain/search/find-in-yard.ts'
import { listActiveMarkupRules } from '#server/stock/markup-rules.ts'
import { ownCents, rowPrice } from '#server/stock/prices.ts'
import { listYardHolds, listYardLog, listYardRows, yardSubject } from './yard-stock.ts'
import { pictureUrl } from '#server/platform/pictures/picture-url.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { undoMilliseconds } from './change-yard-item.ts'

type Row = Awaited<ReturnType<typeof listYardRows>>[number]
type LogEntry = Awaited<ReturnType<typeof listYardLog>>[number]

const sizeRank = ({ size }: YardItem) => containerSizes.indexOf(size)
const inOrder = (one: YardItem, other: YardItem) =>
  one.name.localeCompare(other.name) ||
  Number(one.stock.isOut) - Number(other.stock.isOut) ||
  sizeRank(one) - sizeRank(other)

const valuesOf = (row: Row): Record<YardField, unknown> => ({
  stock: { isOut: row.deletedAt !== null, count: row.quantityAvailable },
  price: ownCents(row),
  bestSeller: row.isBestSeller,
  picture: { useCatalogImage: row.useCatalogImage, customImageUrl: row.customImageUrl },
})

/** The last change of each value, unless it was an undo or something else changed the value since. */
function recentChanges(row: Row, log: readonly LogEntry[], fields: readonly YardField[]): RecentChange[] {
  const values = valuesOf(row)
  return fields.flatMap((field) => {
    const last = log.find(({ details }) => details.field === field)
    if (last === undefined || last.details.undoes !== undefined) return []
    const { key, before, after } = last.details
    return isSameValue(after, values[field])
      ? [{ key, field, from: before, to: after, who: last.who ?? '', at: last.at.toISOString() }]
      : []
  })
}

function listPrice(row: Row, prices: SizePrices) {
  const { unitPriceCents, plantingFeeCents } = rowPrice({ ...row, ownPrice: null }, prices)
  return { listPriceCents: unitPriceCents, plantingFeeCents }
}

const url = (key: string | null) => (key === null ? null : pictureUrl(key, 'thumb'))

type Person = { role: 'owner' | 'yard' }

/** Stock items, or one of them; without prices for people who don't see them. */
async function listItems({ role }: Person, now: Date, id?: number): Promise<YardItem[]> {
  const isOwner = role === 'owner'
  const [rows, holds, log, rules] = await Promise.all([
    listYardRows(id),
    listYardHolds(id),
    listYardLog(new Date(now.getTime() - undoMilliseconds), id),
    listActiveMarkupRules(),
  ])
  const prices = resolveSizePrices(rules)
  const holdsOf = Map.groupBy(holds, ({ inventoryId }) => inventoryId)
  const logOf = Map.groupBy(log, ({ subject }) => subject)
  const fields: YardField[] = ['stock', 'picture', ...(isOwner ? ownerFields : [])]
  return rows.map((row) => {
    const { stock, picture } = valuesOf(row) as Pick<YardItem, 'stock' | 'picture'>
    return {
      id: row.id,
      plantId: row.plantId,
      name: row.plantName,
      containerSize: row.containerSize,
      size: containerSizeOf(row.containerSize),
      currentHeightInches: row.currentHeightInches,
      caliperInches: row.caliperInches,
      supplier: row.supplier,
      stock,
      since: (row.deletedAt ?? row.listedAt).toISOString(),
      holds: (holdsOf.get(row.id) ?? []).map(({ quantity, quoteNumber, ...customer }) => ({
        quantity,
        who: shortName(customer),
        quote: quoteNumber,
      })),
      isOffered: row.isOffered !== false,
      picture,
      thumb: url(imageKeyOf(row, row.plantImageUrl)),
      drawing: url(row.plantImageUrl),
      changes: recentChanges(row, logOf.get(yardSubject(row.id)) ?? [], fields),
      owner: isOwner
        ? { ownPriceCents: ownCents(row), isBestSeller: row.isBestSeller, ...listPrice(row, prices) }
        : null,
    }
  })
}

export async function readYard(person: Person, now: Date): Promise<Yard> {
  const [items, { plants }] = await Promise.all([listItems(person, now), getCatalog()])
  return {
    asOf: now.toISOString(),
    items: items.toSorted(inOrder),
    plants: plants.map(({ id, name, searchText }) => ({ id, name, words: searchText })),
  }
}

export const findYardItem = async (person: Person, id: number, now: Date): Promise<YardItem | null> =>
  (await listItems(person, now, id))[0] ?? null

/** The plants that the typed words mean; null without words. */
export async function searchYard(text: string, now: Date): Promise<YardFound | null> {
  if (text.trim() === '') return null
  const { plants, vocabulary } = await getCatalog()
  return findInYard(text, plants, vocabulary, nurseryMonth(now))
}
