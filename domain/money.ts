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

/** From a numeric(…, 2) column, which holds dollars. */
export const toCents = (amount: number): Cents => Math.round(amount * 100)
