import { withCommas } from './wording.ts'

/** A whole number of US cents, so that sums are exact. */
export type Cents = number

/** '$1,250' or '$12.50': whole dollars are shown without cents. Without `Intl`, which takes a phone 40 ms or more to start. */
export function formatCents(cents: Cents): string {
  const [whole = '', part] = toDollars(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${withCommas(Number(whole))}${part === undefined ? '' : `.${part}`}`
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
