import { formatCents } from '#domain/money.ts'
import { listMarkup, percent, planMarkup, type MarkupFields } from '#server/desk/plan-markup.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { applyChange } from './apply-change.ts'
import { table } from './print.ts'
import { readCents, readPercent } from '#server/desk/read-amounts.ts'
import { readOne } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

const right = (title: string) => ({ title, align: 'right' as const })

async function list() {
  const { rules, sold } = await listMarkup()
  const ruled = rules.map((rule) => [
    rule.containerSize,
    percent(rule.markupBasisPoints),
    formatCents(rule.plantingFeeCents),
    rule.active ? 'on' : 'off',
  ])
  console.log(table(['size', right('markup'), right('planting'), ''], ruled))
  const applied = sold.map((each) => [
    each.size,
    each.rows,
    percent(each.markupBasisPoints),
    formatCents(each.plantingFeeCents),
  ])
  console.log(
    `\nWhat applies to the sizes in stock:\n${table(['size', 'rows', right('markup'), right('planting')], applied)}`,
  )
}

type Given = {
  markup?: string | undefined
  planting?: string | undefined
  on?: boolean | undefined
  off?: boolean | undefined
}

function readFields(given: Given): MarkupFields {
  if (given.on === true && given.off === true) throw new Refusal('Use --on or --off, not both.')
  return {
    ...(given.on === true && { active: true }),
    ...(given.off === true && { active: false }),
    ...(given.markup !== undefined && { markupBasisPoints: readPercent(given.markup) }),
    ...(given.planting !== undefined && { plantingFeeCents: readCents(given.planting, 'planting fee') }),
  }
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
      run: async (values, positionals) => {
        const size = readOne(positionals, "size, such as '15 gal'")
        await applyChange(await planMarkup(size, readFields(values)), values)
      },
    }),
  },
}
