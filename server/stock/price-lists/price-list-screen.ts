import { createHash } from 'node:crypto'
import type {
  NameOption,
  PriceListData,
  RowGroup,
  ShownName,
  ShownPlan,
  ShownRow,
} from '#domain/stock/price-list-data.ts'
import { shortName } from '#domain/cart/customer.ts'
import { nameMatcher, type PlantNames } from '#domain/stock/match-names.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { inPlanOrder } from '#domain/stock/plan-order.ts'
import type { MatchedName, PlannedRow } from '#domain/stock/plan-stock.ts'
import { formatCents } from '#domain/money.ts'
import { plantPrice } from '#domain/pricing/plant-price.ts'
import { resolveSizePrices, type SizePrices } from '#domain/pricing/size-prices.ts'
import { findDraft } from './price-list-drafts.ts'
import { listActiveMarkupRules } from '#server/stock/markup-rules.ts'
import {
  findPlantPictures,
  listHouseSizes,
  listPlantNames,
  listWholesalers,
} from '#server/stock/stock-lists.ts'
import { reasonIfRefused, Refusal } from '#server/platform/requests/refusal.ts'
import { pictureUrl } from '#server/platform/pictures/picture-url.ts'
import { planPriceList, type PriceListPlan } from './plan-price-list.ts'
import { readEverySheet } from './read-lines.ts'
import { unpackSheets } from './upload-price-list.ts'

/** Nobody reads on after this many; the numbers count them all. */
const mostShown = 200

type UploadedList = NonNullable<Awaited<ReturnType<typeof findDraft>>>

export async function getUploadedList(id: number): Promise<UploadedList> {
  const uploaded = Number.isSafeInteger(id) ? await findDraft(id) : undefined
  if (uploaded === undefined)
    throw new Refusal('This list was applied or dropped, or it’s older than a day. Upload it again.')
  return uploaded
}

const wholesalerOf = ({ wholesalerId, wholesalerName, newWholesaler }: UploadedList) =>
  wholesalerId !== null
    ? { id: wholesalerId, name: wholesalerName ?? '' }
    : newWholesaler !== null
      ? { id: 0, name: newWholesaler }
      : null

/** The changes that an uploaded list would make. */
export async function planUploadedList(uploaded: UploadedList): Promise<PriceListPlan> {
  const wholesaler = wholesalerOf(uploaded)
  if (wholesaler === null) throw new Refusal('Say whose list it is.')
  const { fileName, decisions, chosenSheets: chosen, content } = uploaded
  return planPriceList({ fileName, sheets: await unpackSheets(content), wholesaler, decisions, chosen })
}

/** Differs if the same list would do something else. */
export function fingerprintOfPlan({ wholesaler, plan }: PriceListPlan): string {
  const rows = plan.rows.map(({ plantId, size, change, before, after }) => [
    plantId,
    size,
    change,
    before?.id,
    before?.priceCents,
    before?.quantity,
    before?.ownPriceCents,
    after,
  ])
  return createHash('sha256')
    .update(JSON.stringify([wholesaler, rows]))
    .digest('base64url')
}

export async function readPriceList(id: number): Promise<PriceListData> {
  const uploaded = await getUploadedList(id)
  const wholesaler = wholesalerOf(uploaded)
  const [sheets, houseSizes, wholesalers, plants] = await Promise.all([
    unpackSheets(uploaded.content),
    listHouseSizes(),
    listWholesalers(),
    listPlantNames(),
  ])
  const read = readEverySheet({ fileName: uploaded.fileName, sheets, houseSizes })
  const planned = await planUploadedList(uploaded).catch(reasonIfRefused)
  return {
    id: uploaded.id,
    fileName: uploaded.fileName,
    sheets: read.map(({ name, lines, problem }) => ({ name, lines: lines?.length ?? null, problem })),
    wholesalers,
    wholesaler,
    choices: {
      sheets: uploaded.chosenSheets,
      wholesaler: uploaded.wholesalerId ?? 0,
      newWholesaler: uploaded.newWholesaler ?? '',
      decisions: uploaded.decisions,
    },
    problem: typeof planned === 'string' ? planned : null,
    plan: typeof planned === 'string' ? null : await showPlan(planned, plants),
    plants: plants
      .map(({ id: plantId, name }) => ({ id: plantId, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

async function showPlan(list: PriceListPlan, plants: readonly PlantNames[]): Promise<ShownPlan> {
  const [rules, pictures] = await Promise.all([listActiveMarkupRules(), findPlantPictures()])
  const thumbOf = (plantId: number) => {
    const key = pictures.get(plantId) ?? null
    return key === null ? null : pictureUrl(key, 'thumb')
  }
  const prices = resolveSizePrices(rules)
  const shown = rowsShown(prices, thumbOf, list)
  const { rows, refused } = list.plan
  const group = (...changes: PlannedRow['change'][]): RowGroup => {
    const some = rows.filter(({ change }) => changes.includes(change))
    return { total: some.length, rows: some.toSorted(inPlanOrder).slice(0, mostShown).map(shown) }
  }
  return {
    fingerprint: fingerprintOfPlan(list),
    ...showNames(list, plants, thumbOf),
    openNames: list.openNames,
    faults: refused.slice(0, mostShown).map(({ sheet, line, name, fault }) => ({
      name: placeInWords(sheet, line),
      words: `${name} ${fault}`.trim(),
    })),
    faultCount: refused.length,
    ownPrices: rows.flatMap((row) => ownPriceShown(row, prices)),
    comes: group('new', 'back'),
    changes: group('price', 'quantity', 'measure'),
    goes: group('gone'),
    same: rows.filter(({ change }) => change === 'same').length,
    onSite: list.onSite,
    removesMany: list.removesMany,
    holds: list.uncovered.map(({ quantity, plantName, size, quoteNumber, ...customer }) => ({
      quantity,
      plant: plantName,
      size,
      quote: quoteNumber,
      who: shortName(customer),
    })),
  }
}

const placeInWords = (sheet: string | undefined, line: number) =>
  sheet === undefined ? `Row ${line}` : `${sheet}, row ${line}`

/** The names that aren't certain or unknown, as they'd be without decisions, with what was decided. */
function showNames(
  { plan, lines, stock }: PriceListPlan,
  plants: readonly PlantNames[],
  thumbOf: (plantId: number) => string | null,
): Pick<ShownPlan, 'names' | 'unknown' | 'matched'> {
  const undecided = nameMatcher(plants, stock, [])
  const optionOf = ({ id, name, botanicalName }: PlantNames): NameOption => ({
    plantId: id,
    name,
    botanicalName,
    thumb: thumbOf(id),
  })
  const show = (
    { botanical, common, lines: count, match }: MatchedName,
    options: NameOption[],
  ): ShownName => {
    const first = lines.find(({ read }) => read.botanical === botanical && read.common === common)
    const facts =
      first?.read.kind === 'stock'
        ? [
            first.read.size,
            `${formatCents(first.read.priceCents)} wholesale`,
            ...(first.read.quantity === null ? [] : [`${first.read.quantity} on hand`]),
          ]
        : []
    const chosen = match.how === 'doubtful' ? undefined : 'plant' in match ? optionOf(match.plant) : null
    const isListed =
      chosen === undefined || chosen === null || options.some(({ plantId }) => plantId === chosen.plantId)
    return {
      botanical,
      common,
      where: [placeInWords(first?.sheet, first?.line ?? 0), ...facts].join(', '),
      moreLines: count - 1,
      options: isListed ? options : [...options, chosen],
      chosen: chosen === undefined || chosen === null ? chosen : chosen.plantId,
    }
  }
  const matched = plan.names.map((name) => ({ name, match: undecided(name) }))
  return {
    matched: matched.filter(({ match }) => 'plant' in match).length,
    names: matched
      .flatMap(({ name, match }) =>
        match.how === 'doubtful'
          ? [
              show(
                name,
                match.suggestions.map(({ plant }) => optionOf(plant)),
              ),
            ]
          : [],
      )
      .slice(0, mostShown),
    unknown: matched
      .flatMap(({ name, match }) => (match.how === 'unknown' ? [show(name, [])] : []))
      .slice(0, mostShown),
  }
}

const onHand = (quantity: number | null) => (quantity === null ? [] : [`${quantity} on hand`])

/** What's different, beside the price. */
function noteOf({ change, before, after }: PlannedRow): string {
  if (after === null) return onHand(before.quantity).join()
  if (before === null || change === 'back')
    return [...(change === 'back' ? ['back again'] : []), ...onHand(after.quantity)].join(', ')
  const notes =
    before.quantity === after.quantity
      ? onHand(after.quantity)
      : [
          before.quantity === null
            ? `now ${after.quantity} on hand`
            : `${before.quantity} to ${after.quantity}`,
        ]
  if (change === 'measure')
    notes.push(
      after.heightInches === null ? '' : `${heightInWords(after.heightInches)} tall`,
      after.caliperInches === null ? '' : `${caliperInWords(after.caliperInches)} caliper`,
    )
  return notes.filter((note) => note !== '').join(', ')
}

/** The price that the owner typed for the row, and what the list would make it. */
function ownPriceShown({ plantName, size, before, after }: PlannedRow, prices: SizePrices) {
  const own = before?.ownPriceCents ?? null
  if (own === null || after === null) return []
  const listed = plantPrice(after.priceCents, size, prices).unitPriceCents
  return [
    {
      name: `${plantName}, ${size}`,
      words: `${formatCents(own)}. The list makes it ${formatCents(listed)}.`,
    },
  ]
}

function rowsShown(
  prices: SizePrices,
  thumbOf: (plantId: number) => string | null,
  { uncovered }: PriceListPlan,
) {
  return (row: PlannedRow, at: number): ShownRow => {
    const { plantId, plantName, size, before, after, change } = row
    const planted = (wholesaleCents: number) => {
      const price = plantPrice(wholesaleCents, size, prices, before?.ownPriceCents)
      return price.unitPriceCents + price.plantingFeeCents
    }
    return {
      key: `${before?.id ?? `new ${at}`}`,
      name: plantName,
      size,
      thumb: thumbOf(plantId),
      note: noteOf(row),
      before: before === null || change === 'back' ? null : planted(before.priceCents),
      after: after === null ? null : planted(after.priceCents),
      held: uncovered.reduce(
        (sum, { inventoryId, quantity }) => sum + (inventoryId === before?.id ? quantity : 0),
        0,
      ),
    }
  }
}
