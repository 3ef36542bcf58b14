import type { Cents } from '#domain/money.ts'
import { taxableKinds, type SalesTax, type TaxableKind } from '#domain/pricing/version-totals.ts'

/** The owner's settings for quotes, stored as text like the company's other settings. */
export const quoteSettingKeys = [
  'quote_promise_hours',
  'quote_closed_days',
  'quote_valid_days',
  'quote_set_aside_days',
  'cage_price',
  'pickup_allowed',
  'sales_tax_percent',
  'sales_tax_on',
] as const
export type QuoteSettingKey = (typeof quoteSettingKeys)[number]

export type QuoteSettings = {
  /** Within how many hours of desk time we answer. */
  promiseHours: number
  /** Days such as '2026-11-26' on which the desk is closed. */
  closedDays: string[]
  /** How long an official quote is valid, unless the desk says otherwise. */
  validDays: number
  /** How many desk days plants stay set aside for a customer who wants to go ahead. */
  setAsideDays: number
  /** Null: the owner hasn't priced cages, so none are offered. */
  cageCents: Cents | null
  isPickupAllowed: boolean
  /** Null until the owner has set it; no official quote is sent before. */
  tax: SalesTax | null
}

export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const isTaxableKind = (text: string): text is TaxableKind => taxableKinds.some((kind) => kind === text)

/** Settings are checked when the owner changes them; whatever else is stored counts as not set. */
export function quoteSettings(settings: ReadonlyMap<string, string>): QuoteSettings {
  const text = (key: QuoteSettingKey) => settings.get(key)?.trim() || undefined
  const number = (key: QuoteSettingKey) => {
    const value = Number(text(key) ?? Number.NaN)
    return Number.isFinite(value) && value >= 0 ? value : undefined
  }
  const [cage, percent, kinds] = [number('cage_price'), number('sales_tax_percent'), text('sales_tax_on')]
  return {
    promiseHours: number('quote_promise_hours') ?? 8,
    closedDays: listOf(text('quote_closed_days') ?? ''),
    validDays: number('quote_valid_days') ?? 30,
    setAsideDays: number('quote_set_aside_days') ?? 3,
    cageCents: cage === undefined ? null : Math.round(cage * 100),
    isPickupAllowed: text('pickup_allowed') === 'yes',
    tax:
      percent === undefined || kinds === undefined
        ? null
        : { basisPoints: Math.round(percent * 100), kinds: listOf(kinds).filter(isTaxableKind) },
  }
}
