import { readDollars } from '#domain/money.ts'
import { Refusal } from './refusal.ts'

// Parses the amounts that the owner types. A refusal says what would be valid.

export function readCents(typed: string, what: string): number {
  const cents = readDollars(typed)
  if (cents === null)
    throw new Refusal(`'${typed}' isn't a ${what}: write dollars like 95 or 95.50, 0 or more.`)
  return cents
}

export function readMiles(typed: string): number {
  if (!/^\d{1,4}(\.\d)?$/.test(typed))
    throw new Refusal(`'${typed}' isn't a distance: write miles like 15 or 37.5.`)
  return Number(typed)
}

/** Parses a percentage into hundredths of a percent. */
export function readPercent(typed: string): number {
  if (!/^\d{1,4}(\.\d{1,2})?%?$/.test(typed))
    throw new Refusal(`'${typed}' isn't a markup: write a percentage like 100 or 87.5, 0 or more.`)
  return Math.round(Number.parseFloat(typed) * 100)
}
