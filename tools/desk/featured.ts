import { formatCents } from '#domain/money.ts'
import {
  listFeatured,
  planFeaturedOrder,
  planToFeature,
  planToUnfeature,
  readFeaturedIds,
} from '#server/desk/plan-featured.ts'
import { applyChange } from './apply-change.ts'
import type { ConfirmOptions } from './confirm.ts'
import { table } from './print.ts'
import { readOne, readWholeNumber } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

async function describe(ids: readonly number[]): Promise<string> {
  const trees = await listFeatured(ids)
  const shown = trees.map(({ id, item }, at) =>
    item === null
      ? [at + 1, id, '(out of stock, not shown)', '', '']
      : [at + 1, id, item.plant.name, item.containerSize, formatCents(item.unitPriceCents)],
  )
  const list = table(['position', 'stock', 'plant', 'size', { title: 'price', align: 'right' }], shown)
  return trees.every(({ item }) => item === null)
    ? `${list}\nNone of these are in stock, so the home page shows the first three items of the inventory.`
    : list
}

async function change(plan: Awaited<ReturnType<typeof planToFeature>>, options: ConfirmOptions) {
  const effects = ['The home page will show:', await describe(plan.after)]
  await applyChange({ ...plan, effects }, options)
}

const readId = (positionals: readonly string[]) =>
  readWholeNumber(readOne(positionals, 'stock item by its id'), 'stock id')

export const featured: DeskTopic = {
  summary: 'the trees on the home page',
  verbs: {
    list: verb({
      usage: '',
      help: 'Lists the featured trees in order.',
      changes: false,
      options: {},
      run: async () => console.log(await describe(await readFeaturedIds())),
    }),
    add: verb({
      usage: 'STOCK-ID',
      help: 'Adds a stock item at the end.',
      changes: true,
      options: {},
      run: async (values, positionals) => change(await planToFeature(readId(positionals)), values),
    }),
    remove: verb({
      usage: 'STOCK-ID',
      help: 'Removes a stock item from the home page.',
      changes: true,
      options: {},
      run: async (values, positionals) => change(await planToUnfeature(readId(positionals)), values),
    }),
    order: verb({
      usage: 'STOCK-ID…',
      help: 'Puts the featured trees in this order. List each of them once.',
      changes: true,
      options: {},
      run: async (values, positionals) => {
        const ids = positionals.map((typed) => readWholeNumber(typed, 'stock id'))
        await change(await planFeaturedOrder(ids), values)
      },
    }),
  },
}
