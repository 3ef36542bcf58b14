/** A whole number of US cents, so that sums are exact. */
export type Cents = number

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** '$1,250' or '$12.50': whole dollars are shown without cents. */
export function formatCents(cents: Cents): string {
  return (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100)
}

/** '196', '196.50': as someone would type it. */
export const toDollars = (cents: Cents): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** Reads typed dollars: '$1,250.00', '1250', '12.5', '12.'. Null for anything else; a comma only sets off thousands. */
export function readDollars(typed: string): Cents | null {
  const match = /^\$?\s*(\d{1,3},\d{3}|\d{1,6})(?:\.(\d{0,2}))?$/.exec(typed.trim())
  if (match === null) return null
  const [, whole = '', cents = ''] = match
  return Number(whole.replace(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** From a numeric(…, 2) column, which holds dollars. */
export const toCents = (amount: number): Cents => Math.round(amount * 100)
