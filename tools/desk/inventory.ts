import { undoDays } from '#server/stock/price-lists/price-lists.ts'
import { planUndo } from '#server/stock/price-lists/undo-price-list.ts'
import { writeIfUnchanged } from '#server/platform/requests/planned-change.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { findWholesaler } from './find-wholesaler.ts'
import { exportStock } from './inventory-export.ts'
import { importList } from './inventory-import.ts'
import { readWholeNumber } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

const someRows = 10

async function undo(wholesaler: string | undefined, options: ConfirmOptions) {
  const id = wholesaler === undefined ? null : (await findWholesaler(wholesaler, false)).id
  const change = await planUndo(id, null)
  console.log(change.effects.join('\n'))
  if (options['dry-run'] === true || !(await confirm('Undo it?', { yes: options.yes === true })))
    return console.log('Nothing was changed.')
  await writeIfUnchanged(change, 'Someone changed the stock in the meantime. Nothing was changed; try again.')
  console.log('Done.')
}

export const inventory: DeskTopic = {
  summary: "the stock, and wholesalers' stock lists",
  verbs: {
    export: verb({
      usage: '[--out FILE.csv] [--wholesaler NAME]',
      help: `Writes the stock as CSV, with wholesale prices.
You can edit one wholesaler's rows in a spreadsheet and import them again.`,
      changes: false,
      options: { out: { type: 'string' }, wholesaler: { type: 'string' } },
      run: async ({ out, wholesaler }) => {
        await exportStock(
          out,
          wholesaler === undefined ? undefined : (await findWholesaler(wholesaler, false)).id,
        )
      },
    }),
    import: verb({
      usage: 'LIST.csv|LIST.xlsx --wholesaler NAME [--decisions FILE.csv] [--all]',
      help: `Imports a wholesaler's availability list: new items, new prices and quantities, and what's gone.
The list needs a header row with at least a name (Common Name or Botanical Name), a size and a price, in any order. Sizes
can be written #15, 15 gal or 15g; prices $1,250.00 or 1250. Every sheet of a workbook is read. A list is the wholesaler's whole stock: items that it doesn't
list, or lists with a quantity of 0, are taken off the site. They come back with their picture when they're listed again.

Names are matched to our plants, botanical names first. Close but uncertain matches are written to a decisions file, by
default next to the list. Fill in its last column with a plant's number or name, or skip, and run the command again.
Either the whole list is applied or nothing is.

  --wholesaler NAME  whose list it is, by name or number
  --new-wholesaler   this is the wholesaler's first list
  --decisions FILE   the decisions file
  --removing N       the list removes N rows, which is needed if that's more than a third of the wholesaler's stock
  --all              show every change, not just the first ${someRows} of each kind`,
      changes: true,
      options: {
        wholesaler: { type: 'string' },
        'new-wholesaler': { type: 'boolean' },
        decisions: { type: 'string' },
        removing: { type: 'string' },
        all: { type: 'boolean' },
      },
      run: async (values, [path, ...rest]) => {
        if (path === undefined || rest.length > 0)
          throw new Refusal('Name one list: inventory import LIST.csv')
        await importList(path, {
          wholesaler: values.wholesaler,
          isNewWholesaler: values['new-wholesaler'] === true,
          decisions: values.decisions,
          removing:
            values.removing === undefined ? undefined : readWholeNumber(values.removing, 'number of rows'),
          isDryRun: values['dry-run'] === true,
          shown: values.all === true ? 1_000_000 : someRows,
          yes: values.yes === true,
        })
      },
    }),
    undo: verb({
      usage: '[--wholesaler NAME]',
      help: `Undoes the last imported list for ${undoDays} days: prices, quantities, new items and items it removed.
What was changed after the list, such as a quantity that was planted, stays as it is.`,
      changes: true,
      options: { wholesaler: { type: 'string' } },
      run: ({ wholesaler, ...values }) => undo(wholesaler, values),
    }),
  },
}
