import { formatCents, type Cents } from '#domain/money.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { deliveryRow, minus, optionsOf, taxLabel } from './page-version.ts'
import type { PageChanges } from './quote-page-data.ts'
import type { QuoteVersion, VersionExtra, VersionPlant } from './quote-version.ts'

type Line = VersionPlant | VersionExtra
type Row = Omit<PageChanges['rows'][number], 'id'>

const totalOf = (line: Line): Cents =>
  'plantId' in line ? lineTotal(line) : line.quantity * line.unitPriceCents

/** True if a customer would find nothing different. */
const isSame = (one: Line, other: Line) =>
  one.quantity === other.quantity &&
  totalOf(one) === totalOf(other) &&
  (!('plantId' in one && 'plantId' in other) ||
    (one.containerSize === other.containerSize &&
      one.isPlantedByUs === other.isPlantedByUs &&
      one.cageCents === other.cageCents))

/** Pairs each row with the first unpaired one that any of the rules finds alike, trying the strictest rule first. */
function pairUp<Each>(before: readonly Each[], after: readonly Each[], rules: ((row: Each) => unknown)[]) {
  const left = [...before]
  const partners = new Map<Each, Each>()
  for (const keyOf of rules)
    for (const row of after) {
      if (partners.has(row)) continue
      const index = left.findIndex((each) => keyOf(each) === keyOf(row))
      const [partner] = index === -1 ? [] : left.splice(index, 1)
      if (partner !== undefined) partners.set(row, partner)
    }
  const pairs = after.map((row) => [partners.get(row) ?? null, row] as const)
  return [...pairs, ...left.map((row) => [row, null] as const)]
}

/** Null before: the line is new. Null after: it's gone. Words that stay the same are shown once. */
function lineRow(was: Line | null, is: Line | null, before: QuoteVersion, after: QuoteVersion): Row {
  const showsQuantity = [was, is].some((line) => line !== null && line.quantity !== 1)
  const wordsOf = (line: Line | null, { delivery }: QuoteVersion) =>
    line === null
      ? []
      : [
          ...('plantId' in line ? [sizeLine(line), optionsOf(line, delivery.isPickup)] : []),
          ...(showsQuantity ? [`Quantity ${line.quantity}`] : []),
        ]
  const [old, current] = [wordsOf(was, before), wordsOf(is, after)]
  return {
    title: (is ?? was)?.name ?? '',
    note: was === null ? 'New' : is === null ? 'No longer in the quote' : 'plantId' in is ? is.reason : '',
    before: is === null ? [] : old.filter((part) => !current.includes(part)),
    after: was === null ? current : current.filter((part) => !old.includes(part)),
    wasCost: was === null ? '' : formatCents(totalOf(was)),
    cost: is === null ? '' : formatCents(totalOf(is)),
  }
}

/** Unknown delivery and an estimate's missing tax are null amounts. */
function orderRows(before: QuoteVersion, after: QuoteVersion): Row[] {
  const [was, is] = [before.totals, after.totals]
  const rows: Row[] = []
  const add = (title: string, note: string, wasCost: string, cost: string) =>
    rows.push({ title, note, before: [], after: [], wasCost, cost })
  if (was.discountCents !== is.discountCents)
    add(
      'Discount',
      after.discount.reason,
      was.discountCents === 0 ? '' : minus(was.discountCents),
      is.discountCents === 0 ? 'None' : minus(is.discountCents),
    )
  const isOtherWay = before.delivery.isPickup !== after.delivery.isPickup
  const isOtherFee = was.deliveryCents !== is.deliveryCents
  if (isOtherWay || isOtherFee) {
    const instead = `Instead of ${before.delivery.isPickup ? 'pick-up' : 'delivery'}`
    const { label, value } = deliveryRow(after)
    add(
      label,
      isOtherWay ? instead : was.deliveryCents === null ? 'Was still to be confirmed' : '',
      isOtherFee && was.deliveryCents !== null ? deliveryRow(before).value : '',
      value,
    )
  }
  const [wasTax, isTax] = [before, after].map(({ tax, totals }) => (tax === null ? null : totals.taxCents))
  const amount = (cents: Cents | null | undefined) => (cents == null ? '' : formatCents(cents))
  if (wasTax !== isTax)
    add(taxLabel(after), wasTax === null ? "Wasn't in the estimate" : '', amount(wasTax), amount(isTax))
  return rows
}

/** Differences between two versions, as rows. The same plant in another size is one change, not two. */
export function toPageChanges(
  before: QuoteVersion,
  after: QuoteVersion,
  words: PageChanges['words'],
): PageChanges {
  const pairs: (readonly [Line | null, Line | null])[] = [
    ...pairUp(before.plants, after.plants, [({ inventoryId }) => inventoryId, ({ plantId }) => plantId]),
    ...pairUp(before.extras, after.extras, [({ name }) => name]),
  ]
  const lines = pairs
    .filter(([was, is]) => was === null || is === null || !isSame(was, is))
    .map(([was, is]) => lineRow(was, is, before, after))
  return {
    from: before.version,
    to: after.version,
    words,
    rows: [...lines, ...orderRows(before, after)].map((each, id) => ({ ...each, id })),
    wasTotal: formatCents(before.totals.grandTotalCents),
    total: formatCents(after.totals.grandTotalCents),
  }
}
