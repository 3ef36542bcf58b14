import type { Cents } from '#domain/money.ts'

const amount = /^(?<dollars>\d{1,3}(?:,\d{3})+|\d+)?(?:\.(?<cents>\d{1,2}))?$/
const around = /^(?:usd|us\$|\$)\s*|\s*(?:usd|\/?\s*(?:ea(?:ch)?|unit)\.?)$/g

/** Above this, a decimal point must be missing. */
const mostDollars = 100_000

/** '$1,250.00', '1250', '12.5', '$4.25 ea'. Ambiguous amounts ('1.250,00', '12,50') are null. */
export function readListedPrice(text: string): Cents | null {
  const match = amount.exec(text.trim().toLowerCase().replaceAll(around, '').trim())?.groups
  if (match === undefined || (match['dollars'] === undefined && match['cents'] === undefined)) return null
  const dollars = Number((match['dollars'] ?? '0').replaceAll(',', ''))
  return dollars > mostDollars ? null : dollars * 100 + Number((match['cents'] ?? '').padEnd(2, '0'))
}

const nothingLeft = /^(?:sold ?out|none|out(?: of stock)?)$/
const mostPlants = 10_000_000

/** How many are available: '120', '1,200', '50+', 'sold out'. */
export function readQuantity(text: string): number | null {
  const plain = text.trim().toLowerCase()
  if (nothingLeft.test(plain)) return 0
  const match = /^>?\s*(\d{1,3}(?:,\d{3})+|\d+)\s*\+?$/.exec(plain)?.[1]
  if (match === undefined) return null
  const quantity = Number(match.replaceAll(',', ''))
  return quantity > mostPlants ? null : quantity
}
