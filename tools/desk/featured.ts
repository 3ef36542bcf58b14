import { parseFeaturedIds } from '#domain/company/setting-schemas.ts'
import { formatCents } from '#domain/money.ts'
import { loadCatalog } from '#server/reads/catalog-snapshot.ts'
import { saveSetting, findFeaturedSetting } from '#server/db/company-settings.ts'
import type { Database } from '#server/db/database.ts'
import { applyChange } from './apply-change.ts'
import type { ConfirmOptions } from './confirm.ts'
import { table } from './print.ts'
import { readOne, readWholeNumber } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

const readIds = async (on?: Database) => parseFeaturedIds(await findFeaturedSetting(on))

async function describe(ids: readonly number[]): Promise<string> {
  const { stock } = await loadCatalog()
  const rows = stock.filter(({ id }) => ids.includes(id))
  const shown = ids.map((id, at) => {
    const row = rows.find((each) => each.id === id)
    return row === undefined
      ? [at + 1, id, '(out of stock, not shown)', '', '']
      : [at + 1, id, row.plant.name, row.containerSize, formatCents(row.unitPriceCents)]
  })
  const list = table(['position', 'stock', 'plant', 'size', { title: 'price', align: 'right' }], shown)
  return rows.length === 0
    ? `${list}\nNone of these are in stock, so the home page shows the first three items of the inventory.`
    : list
}

async function change(after: number[], before: number[], options: ConfirmOptions) {
  await applyChange(
    {
      effects: ['The home page will show:', await describe(after)],
      before,
      read: readIds,
      write: (on) => saveSetting(on, 'featured_plants', after),
    },
    options,
  )
}

async function requireInStock(ids: readonly number[]) {
  const { stock } = await loadCatalog()
  const missing = ids.find((id) => stock.every((item) => item.id !== id))
  if (missing !== undefined) throw new Refusal(`Nothing in stock has the id ${missing}.`)
}

export const featured: DeskTopic = {
  summary: 'the trees on the home page',
  verbs: {
    list: verb({
      usage: '',
      help: 'Lists the featured trees in order.',
      changes: false,
      options: {},
      run: async () => console.log(await describe(await readIds())),
    }),
    add: verb({
      usage: 'STOCK-ID',
      help: 'Adds a stock item at the end.',
      changes: true,
      options: {},
      run: async (values, positionals) => {
        const id = readWholeNumber(readOne(positionals, 'stock item by its id'), 'stock id')
        const before = await readIds()
        if (before.includes(id)) throw new Refusal(`${id} is already featured.`)
        await requireInStock([id])
        await change([...before, id], before, values)
      },
    }),
    remove: verb({
      usage: 'STOCK-ID',
      help: 'Removes a stock item from the home page.',
      changes: true,
      options: {},
      run: async (values, positionals) => {
        const id = readWholeNumber(readOne(positionals, 'stock item by its id'), 'stock id')
        const before = await readIds()
        if (!before.includes(id)) throw new Refusal(`${id} isn't featured.`)
        await change(
          before.filter((each) => each !== id),
          before,
          values,
        )
      },
    }),
    order: verb({
      usage: 'STOCK-ID…',
      help: 'Puts the featured trees in this order. List each of them once.',
      changes: true,
      options: {},
      run: async (values, positionals) => {
        const ids = positionals.map((typed) => readWholeNumber(typed, 'stock id'))
        const before = await readIds()
        const same = ids.length === before.length && before.every((id) => ids.includes(id))
        if (!same) throw new Refusal(`List each of the featured trees once: ${before.join(' ')}.`)
        await change(ids, before, values)
      },
    }),
  },
}
