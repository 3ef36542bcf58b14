import { shortName } from '#domain/cart/customer.ts'
import { containerSizeOf, containerSizes } from '#domain/stock/container-sizes.ts'
import type { Yard, YardFound, YardItem } from '#domain/stock/yard-item.ts'
import { imageKeyOf } from '#domain/pictures/picture.ts'
import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { resolveSizePrices, type SizePrices } from '#domain/pricing/size-prices.ts'
import { findInYard } from '#domain/search/find-in-yard.ts'
import { listActiveMarkupRules } from '#server/stock/markup-rules.ts'
import { ownCents, rowPrice } from '#server/stock/row-price.ts'
import { listYardHolds, listYardRows } from './yard-stock.ts'
import { pictureUrl } from '#server/platform/pictures/picture-url.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'

type Row = Awaited<ReturnType<typeof listYardRows>>[number]

const sizeRank = ({ size }: YardItem) => containerSizes.indexOf(size)
const inOrder = (one: YardItem, other: YardItem) =>
  one.name.localeCompare(other.name) ||
  Number(one.stock.isOut) - Number(other.stock.isOut) ||
  sizeRank(one) - sizeRank(other)

function listPrice(row: Row, prices: SizePrices) {
  const { unitPriceCents, plantingFeeCents } = rowPrice({ ...row, ownPrice: null }, prices)
  return { listPriceCents: unitPriceCents, plantingFeeCents }
}

const url = (key: string | null) => (key === null ? null : pictureUrl(key, 'thumb'))

type Person = { role: 'owner' | 'yard' }

/** Stock items, or one of them; without prices for people who don't see them. */
async function listItems({ role }: Person, id?: number): Promise<YardItem[]> {
  const isOwner = role === 'owner'
  const [rows, holds, rules] = await Promise.all([
    listYardRows(id),
    listYardHolds(id),
    listActiveMarkupRules(),
  ])
  const prices = resolveSizePrices(rules)
  const holdsOf = Map.groupBy(holds, ({ inventoryId }) => inventoryId)
  return rows.map((row) => ({
    id: row.id,
    plantId: row.plantId,
    name: row.plantName,
    containerSize: row.containerSize,
    size: containerSizeOf(row.containerSize),
    currentHeightInches: row.currentHeightInches,
    caliperInches: row.caliperInches,
    supplier: row.supplier,
    stock: { isOut: row.deletedAt !== null, count: row.quantityAvailable },
    since: (row.deletedAt ?? row.listedAt).toISOString(),
    holds: (holdsOf.get(row.id) ?? []).map(({ quantity, quoteNumber, ...customer }) => ({
      quantity,
      who: shortName(customer),
      quote: quoteNumber,
    })),
    isOffered: row.isOffered !== false,
    picture: { useCatalogImage: row.useCatalogImage, customImageUrl: row.customImageUrl },
    thumb: url(imageKeyOf(row, row.plantImageUrl)),
    drawing: url(row.plantImageUrl),
    owner: isOwner
      ? { ownPriceCents: ownCents(row), isBestSeller: row.isBestSeller, ...listPrice(row, prices) }
      : null,
  }))
}

export async function readYard(person: Person, now: Date): Promise<Yard> {
  const [items, { plants }] = await Promise.all([listItems(person), getCatalog()])
  return {
    asOf: now.toISOString(),
    items: items.toSorted(inOrder),
    plants: plants.map(({ id, name, searchText }) => ({ id, name, words: searchText })),
  }
}

export const findYardItem = async (person: Person, id: number): Promise<YardItem | null> =>
  (await listItems(person, id))[0] ?? null

/** The plants that the typed words mean; null without words. */
export async function searchYard(text: string, now: Date): Promise<YardFound | null> {
  if (text.trim() === '') return null
  const { plants, vocabulary } = await getCatalog()
  return findInYard(text, plants, vocabulary, nurseryMonth(now))
}
