import { exportStock } from './inventory-export.ts'
import { findWholesaler, importList } from './inventory-import.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

const someRows = 10

export const inventory: DeskTopic = {
  summary: "the stock, from and for wholesalers' lists",
  verbs: {
    export: verb({
      usage: '[--out FILE.csv] [--wholesaler NAME]',
      help: `Writes what is in stock as CSV, with wholesale prices.
A wholesaler's rows, changed in a spreadsheet, can be taken in again by import.`,
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
      help: `Takes in a wholesaler's availability list: new rows, new prices and quantities, and what is gone.
The list has a header row with at least a name (Common Name or Botanical Name), a size and a price, in any order. Sizes
are read as #15, 15 gal, 15g; prices as $1,250.00 or 1250. A list is the whole stock of its wholesaler: rows that it does
not name, or names with a quantity of 0, are taken off the site, and come back with their picture once they are listed again.

Names are matched to our plants, by the botanical name first. Those that are near but not sure are written to a file of
decisions, by default beside the list: fill in its last column with a plant's number or name, or skip, and run this again.
The whole list is applied at once or not at all.

  --wholesaler NAME  whose list it is, by name or number
  --new-wholesaler   it is the first list of this wholesaler
  --decisions FILE   where the decisions are
  --all              shows every change, not the first ${someRows} of each kind`,
      changes: true,
      options: {
        wholesaler: { type: 'string' },
        'new-wholesaler': { type: 'boolean' },
        decisions: { type: 'string' },
        all: { type: 'boolean' },
      },
      run: (values, [path, ...rest]) => {
        if (path === undefined || rest.length > 0)
          throw new Refusal('Name one list: inventory import LIST.csv')
        return importList(path, {
          wholesaler: values.wholesaler,
          isNewWholesaler: values['new-wholesaler'] === true,
          decisions: values.decisions,
          isDryRun: values['dry-run'] === true,
          shown: values.all === true ? 1_000_000 : someRows,
          yes: values.yes === true,
        })
      },
    }),
  },
}
