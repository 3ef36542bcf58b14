// Wholesale price, markup and wholesaler as values that appear nowhere else.

/**
 * The crawl in the lab uses it, so the search for unused code doesn't see it used.
 * @public
 */
export const sentinelPrices = { wholesale: 7777.31, markupPercentage: 1319.83 }
const wholesalerId = 987654321

const sentinels = [
  '7777.31',
  '777731',
  '1319.83',
  '131983',
  String(wholesalerId),
  'SENTINEL',
  'wholesale_price',
  'wholesalePrice',
  'markup_percentage',
  'markupBasisPoints',
  'wholesaler_id',
  'plant_name_in_pdf',
]

// Match whole numbers only: a drawing's coordinates could contain any six digits by chance.
const patterns = sentinels.map((sentinel) => ({
  sentinel,
  pattern: new RegExp(`(?<!\\d)${sentinel.replace('.', '\\.')}(?!\\d)`),
}))

/** Writes the sentinels to every row with such a value. `query` must run as the owner. */
export async function plantSentinels(query: (text: string, values?: unknown[]) => Promise<unknown>) {
  await query('insert into wholesalers (id, name) values ($1, $2)', [wholesalerId, 'SENTINEL nursery'])
  await query(
    "update inventory set wholesale_price = $1, wholesaler_id = $2, plant_name_in_pdf = 'SENTINEL in the list'",
    [sentinelPrices.wholesale, wholesalerId],
  )
  await query("update container_markup_rules set markup_percentage = $1, notes = 'SENTINEL'", [
    sentinelPrices.markupPercentage,
  ])
}

export const sentinelsIn = (text: string): string[] =>
  patterns.filter(({ pattern }) => pattern.test(text)).map(({ sentinel }) => sentinel)
