import type { Cents } from '#domain/money.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { QuoteVersion, VersionExtra, VersionPlant } from './quote-version.ts'

/** A line of either kind, with what a customer compares. */
type ComparedLine = { quantity: number; totalCents: Cents; reason: string; plant: VersionPlant | null }

/** Null before: the line is new. Null after: it's gone. */
type LineChange = { name: string; before: ComparedLine | null; after: ComparedLine | null }

type VersionChanges = {
  lines: LineChange[]
  /** Null if they didn't change. Unknown delivery and an estimate's missing tax are null amounts. */
  discount: { beforeCents: Cents; afterCents: Cents } | null
  /** `instead` is what it was before, if customers pick up now or no longer do. */
  delivery: {
    beforeCents: Cents | null
    afterCents: Cents | null
    instead: 'delivery' | 'pick-up' | null
  } | null
  tax: { beforeCents: Cents | null; afterCents: Cents | null } | null
  total: { beforeCents: Cents; afterCents: Cents }
}

const ofPlant = (plant: VersionPlant): ComparedLine => ({
  quantity: plant.quantity,
  totalCents: lineTotal(plant),
  reason: plant.reason,
  plant,
})

const ofExtra = ({ quantity, unitPriceCents, reason }: VersionExtra): ComparedLine => ({
  quantity,
  totalCents: quantity * unitPriceCents,
  reason,
  plant: null,
})

const isSame = (one: ComparedLine, other: ComparedLine) =>
  one.quantity === other.quantity &&
  one.totalCents === other.totalCents &&
  one.plant?.containerSize === other.plant?.containerSize &&
  one.plant?.isPlantedByUs === other.plant?.isPlantedByUs &&
  one.plant?.cageCents === other.plant?.cageCents

/** Pairs each row with the first unpaired one that any of the rules finds alike, trying the strictest rule first. */
function pairUp<Row>(before: readonly Row[], after: readonly Row[], rules: ((row: Row) => unknown)[]) {
  const left = [...before]
  const partners = new Map<Row, Row>()
  for (const keyOf of rules)
    for (const row of after) {
      if (partners.has(row)) continue
      const index = left.findIndex((each) => keyOf(each) === keyOf(row))
      const [partner] = index === -1 ? [] : left.splice(index, 1)
      if (partner !== undefined) partners.set(row, partner)
    }
  return { gone: left, pairs: after.map((row) => [partners.get(row) ?? null, row] as const) }
}

function lineChanges<Row extends { name: string }>(
  before: readonly Row[],
  after: readonly Row[],
  rules: ((row: Row) => unknown)[],
  compared: (row: Row) => ComparedLine,
): LineChange[] {
  const { gone, pairs } = pairUp(before, after, rules)
  const changed = pairs.flatMap(([old, row]) => {
    const was = old === null ? null : compared(old)
    const is = compared(row)
    return was !== null && isSame(was, is) ? [] : [{ name: row.name, before: was, after: is }]
  })
  return [...changed, ...gone.map((row) => ({ name: row.name, before: compared(row), after: null }))]
}

const differing = <Amount extends Cents | null>(beforeCents: Amount, afterCents: Amount) =>
  beforeCents === afterCents ? null : { beforeCents, afterCents }

function deliveryChange(
  { delivery: before, totals: was }: QuoteVersion,
  { delivery: after, totals }: QuoteVersion,
) {
  const instead = before.isPickup === after.isPickup ? null : before.isPickup ? 'pick-up' : 'delivery'
  return instead === null && was.deliveryCents === totals.deliveryCents
    ? null
    : ({ beforeCents: was.deliveryCents, afterCents: totals.deliveryCents, instead } as const)
}

/** Changes that a customer should know about. The same plant in another size is one change, not two. */
export function versionChanges(before: QuoteVersion, after: QuoteVersion): VersionChanges {
  const taxOf = ({ tax, totals }: QuoteVersion) => (tax === null ? null : totals.taxCents)
  return {
    lines: [
      ...lineChanges(
        before.plants,
        after.plants,
        [({ inventoryId }) => inventoryId, ({ plantId }) => plantId],
        ofPlant,
      ),
      ...lineChanges(before.extras, after.extras, [({ name }) => name], ofExtra),
    ],
    discount: differing(before.totals.discountCents, after.totals.discountCents),
    delivery: deliveryChange(before, after),
    tax: differing(taxOf(before), taxOf(after)),
    total: { beforeCents: before.totals.grandTotalCents, afterCents: after.totals.grandTotalCents },
  }
}
