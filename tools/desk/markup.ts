import { containerSizeLabel, containerSizeOf } from '#domain/inventory/container-sizes.ts'
import { formatCents } from '#domain/money.ts'
import { markupRule } from '#domain/pricing/markup-schema.ts'
import { changedSizes, priceEffect } from '#domain/pricing/price-effects.ts'
import { findSizePrice, resolveSizePrices } from '#domain/pricing/size-prices.ts'
import {
  listExamplesOfSizes,
  listMarkupRules,
  listSizesInStock,
  saveMarkupRule,
  type MarkupRow,
} from '#server/db/markup-rules.ts'
import { applyChange } from './apply-change.ts'
import { counted, table } from './print.ts'
import { parseOrRefuse, readCents, readOne } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

type NewRule = Omit<MarkupRow, 'id'> & { id: number | null }

const right = (title: string) => ({ title, align: 'right' as const })
const percent = (basisPoints: number) => `${basisPoints / 100}%`
const pricesUnder = (rules: readonly NewRule[]) => resolveSizePrices(rules.filter(({ active }) => active))
const mostExamples = 5

/** '#15', '15g' and '15 gal' are the same size. Any other spelling must match a size in stock. */
function readSize(typed: string, sizesInStock: ReadonlySet<string>): string {
  const size = containerSizeOf(typed.replace(/^#?(\d+)\s*g$/i, '$1 gal'))
  if (size !== 'other') return containerSizeLabel(size)
  if (!sizesInStock.has(typed.trim().toLowerCase()))
    throw new Refusal(
      `'${typed}' isn't a container size, and nothing in stock has it. markup list shows them.`,
    )
  return typed.trim()
}

function readPercent(typed: string): number {
  if (!/^\d{1,4}(\.\d{1,2})?%?$/.test(typed))
    throw new Refusal(`'${typed}' isn't a markup: write a percentage like 100 or 87.5, 0 or more.`)
  return Math.round(Number.parseFloat(typed) * 100)
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

async function list() {
  const [rules, inStock] = [await listMarkupRules(), await listSizesInStock()]
  const prices = pricesUnder(rules)
  const ruled = rules.map((rule) => [
    rule.containerSize,
    percent(rule.markupBasisPoints),
    formatCents(rule.plantingFeeCents),
    rule.active ? 'on' : 'off',
  ])
  console.log(table(['size', right('markup'), right('planting'), ''], ruled))
  const sold = inStock.map(({ size, rows }) => {
    const price = findSizePrice(prices, size)
    return [size, rows, percent(price.markupBasisPoints), formatCents(price.plantingFeeCents)]
  })
  console.log(
    `\nWhat applies to the sizes in stock:\n${table(['size', 'rows', right('markup'), right('planting')], sold)}`,
  )
}

type Given = {
  markup?: string | undefined
  planting?: string | undefined
  on?: boolean | undefined
  off?: boolean | undefined
  yes?: boolean | undefined
  'dry-run'?: boolean | undefined
}

async function set(typed: string, given: Given) {
  const [before, inStock] = [await listMarkupRules(), await listSizesInStock()]
  const size = readSize(typed, new Set(inStock.map((row) => row.size)))
  if (given.on === true && given.off === true) throw new Refusal('Use --on or --off, not both.')
  const known = findRule(before, size)
  const { id, active, ...rule }: NewRule = known ?? {
    id: null,
    active: true,
    containerSize: size,
    ...findSizePrice(pricesUnder(before), size),
  }
  const changed = {
    ...rule,
    ...(given.markup !== undefined && { markupBasisPoints: readPercent(given.markup) }),
    ...(given.planting !== undefined && { plantingFeeCents: readCents(given.planting, 'planting fee') }),
  }
  const after: NewRule = {
    id,
    active: given.on === true || (given.off !== true && active),
    ...parseOrRefuse(markupRule, changed, "This isn't a valid rule"),
  }
  const rules =
    known === undefined ? [...before, after] : before.map((each) => (each === known ? after : each))
  const [pricesBefore, pricesAfter] = [pricesUnder(before), pricesUnder(rules)]
  const sizes = changedSizes(
    inStock.map((row) => row.size),
    pricesBefore,
    pricesAfter,
  )
  const rows = inStock.filter((row) => sizes.includes(row.size)).reduce((sum, row) => sum + row.rows, 0)
  const examples = sizes.length === 0 ? [] : await listExamplesOfSizes(sizes, mostExamples)
  const effects = [
    `${after.containerSize}: markup ${percent(after.markupBasisPoints)}, planting ${formatCents(after.plantingFeeCents)}, ${after.active ? 'on' : 'off: the defaults apply'}.`,
    rows === 0 ? 'No prices in stock change.' : `${counted(rows, 'row')} in stock change price:`,
    ...examples.map((row) =>
      priceEffect(
        { plantName: row.plantName, size: row.sizeDescription, wholesaleCents: row.wholesaleCents },
        pricesBefore,
        pricesAfter,
      ),
    ),
    ...(rows > examples.length ? [`And ${rows - examples.length} more.`] : []),
  ]
  await applyChange(
    { effects, before, read: listMarkupRules, write: (on) => saveMarkupRule(on, after) },
    given,
  )
}

export const markup: DeskTopic = {
  summary: 'markup and planting fee for each container size',
  verbs: {
    list: verb({
      usage: '',
      help: 'Lists the rules, and what applies to each size in stock.',
      changes: false,
      options: {},
      run: list,
    }),
    set: verb({
      usage: 'SIZE [--markup PERCENT] [--planting DOLLARS] [--on|--off]',
      help: "Changes or adds the rule for a size, and shows what plants will cost.\nWrite a size as '15 gal', '#15' or 15g.",
      changes: true,
      options: {
        markup: { type: 'string' },
        planting: { type: 'string' },
        on: { type: 'boolean' },
        off: { type: 'boolean' },
      },
      run: (values, positionals) => set(readOne(positionals, "size, such as '15 gal'"), values),
    }),
  },
}
