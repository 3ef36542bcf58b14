import { containerSizeOf, sizeInWords } from '#domain/stock/container-sizes.ts'
import { formatCents } from '#domain/money.ts'
import { markupRule } from '#domain/pricing/markup-schema.ts'
import { changedSizes, priceEffect } from '#domain/pricing/price-effects.ts'
import { findSizePrice, resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { counted } from '#domain/wording.ts'
import {
  listExamplesOfSizes,
  listMarkupRules,
  listSizesInStock,
  saveMarkupRule,
  type MarkupRow,
} from './markup-rules.ts'
import type { PlannedChange } from '#server/platform/requests/planned-change.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'

type NewRule = Omit<MarkupRow, 'id'> & { id: number | null }
/** The fields of a rule that the owner changes. */
export type MarkupFields = Pick<MarkupRow, 'active' | 'markupBasisPoints' | 'plantingFeeCents'>

export const percent = (basisPoints: number) => `${basisPoints / 100}%`
const pricesUnder = (rules: readonly NewRule[]) => resolveSizePrices(rules.filter(({ active }) => active))
const mostExamples = 5

/** The rules, and what applies to each size in stock. */
export async function listMarkup() {
  const [rules, inStock] = [await listMarkupRules(), await listSizesInStock()]
  const prices = pricesUnder(rules)
  return { rules, sold: inStock.map(({ size, rows }) => ({ size, rows, ...findSizePrice(prices, size) })) }
}

/** A new size must not be in the list yet; any other must have a usual name, be in stock or have a rule. */
function readSize(typed: string, known: ReadonlySet<string>, isNew: boolean): string {
  const size = sizeInWords(typed.trim())
  const isKnown = known.has(size.toLowerCase())
  if (isNew && isKnown) throw new Refusal(`${size} is in the list already. Nothing was changed.`)
  if (!isNew && !isKnown && containerSizeOf(size) === 'other')
    throw new Refusal(`'${size}' isn't a container size, and nothing in stock has it. Nothing was changed.`)
  return size
}

/** Finds the rule for a size. If there are two spellings of the size, the active one wins. */
function findRule(rules: readonly MarkupRow[], size: string): MarkupRow | undefined {
  const same = rules.filter(
    ({ containerSize }) =>
      containerSize.toLowerCase() === size.toLowerCase() ||
      (containerSizeOf(size) !== 'other' && containerSizeOf(containerSize) === containerSizeOf(size)),
  )
  return same.find(({ active }) => active) ?? same[0]
}

/** `isNew`: a size that no list has brought yet, written as lists will write it, such as '24 in box'. */
export async function planMarkup(
  typed: string,
  given: MarkupFields,
  isNew: boolean,
): Promise<PlannedChange<MarkupRow[]>> {
  const [before, inStock] = [await listMarkupRules(), await listSizesInStock()]
  const known = new Set([
    ...inStock.map((row) => row.size),
    ...before.map(({ containerSize }) => containerSize.toLowerCase()),
  ])
  const size = readSize(typed, known, isNew)
  const ruled = findRule(before, size)
  const { active, ...amounts } = given
  const rule = { containerSize: ruled?.containerSize ?? size, ...amounts }
  const after: NewRule = {
    id: ruled?.id ?? null,
    active,
    ...parseOrRefuse(markupRule, rule, "This isn't a valid rule"),
  }
  const rules =
    ruled === undefined ? [...before, after] : before.map((each) => (each === ruled ? after : each))
  const [pricesBefore, pricesAfter] = [pricesUnder(before), pricesUnder(rules)]
  const sizes = changedSizes(
    inStock.map((row) => row.size),
    pricesBefore,
    pricesAfter,
  )
  const changed = inStock.filter((row) => sizes.includes(row.size))
  const ownPrices = changed.reduce((sum, row) => sum + row.ownPrices, 0)
  const rows = changed.reduce((sum, row) => sum + row.rows, 0) - ownPrices
  const examples = sizes.length === 0 ? [] : await listExamplesOfSizes(sizes, mostExamples)
  const effects = [
    `${after.containerSize}: markup ${percent(after.markupBasisPoints)}, planting ${formatCents(after.plantingFeeCents)}, ${after.active ? 'on' : 'off: the defaults apply'}.`,
    rows === 0
      ? 'No prices in stock change.'
      : `${counted(rows, 'row in stock changes', 'rows in stock change')} price:`,
    ...examples.map((row) =>
      priceEffect(
        { plantName: row.plantName, size: row.sizeDescription, wholesaleCents: row.wholesaleCents },
        pricesBefore,
        pricesAfter,
      ),
    ),
    ...(rows > examples.length ? [`And ${rows - examples.length} more.`] : []),
    ...(ownPrices > 0
      ? [`${counted(ownPrices, 'row keeps', 'rows keep')} the plant price you typed in the yard.`]
      : []),
  ]
  return {
    effects,
    before,
    read: listMarkupRules,
    write: (on) => saveMarkupRule(on, after),
    logged: [
      {
        action: 'markup.changed',
        subject: `size ${after.containerSize}`,
        details: { from: ruled ?? null, to: after },
      },
    ],
  }
}
