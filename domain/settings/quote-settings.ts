import type { Cents } from '#domain/money.ts'
import { hoursOf } from './opening-hours.ts'
import { isDay } from '#domain/time/nursery-clock.ts'
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
  'deposit_percent',
  'visits_per_weekday',
  'visits_per_saturday',
  'visits_per_sunday',
] as const
export type QuoteSettingKey = (typeof quoteSettingKeys)[number]

/** How many visits the crew can make a day. */
export type VisitsPerDay = { weekday: number; saturday: number; sunday: number }

export type QuoteSettings = {
  /** Within how many hours of desk time we answer. */
  promiseHours: number
  /** Such as 'Mon-Fri 8-5, Sat 9-2, Sun closed'. */
  deskHours: string
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
  /** Asked for when an order is accepted, of its total; 0: none. */
  depositPercent: number
  visits: VisitsPerDay
}

/** How it is while the owner hasn't set it. */
export const usualSettings = {
  quote_promise_hours: '8',
  quote_valid_days: '30',
  quote_set_aside_days: '3',
  pickup_allowed: 'no',
  deposit_percent: '0',
  visits_per_weekday: '3',
  visits_per_saturday: '2',
  visits_per_sunday: '0',
} as const

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
  const numberOrUsual = (key: Exclude<keyof typeof usualSettings, 'pickup_allowed'>) =>
    number(key) ?? Number(usualSettings[key])
  const [cage, percent, kinds] = [number('cage_price'), number('sales_tax_percent'), text('sales_tax_on')]
  return {
    promiseHours: numberOrUsual('quote_promise_hours'),
    deskHours: hoursOf(settings).quoteDeskHours,
    closedDays: listOf(text('quote_closed_days') ?? '').filter(isDay),
    validDays: numberOrUsual('quote_valid_days'),
    setAsideDays: numberOrUsual('quote_set_aside_days'),
    cageCents: cage === undefined ? null : Math.round(cage * 100),
    isPickupAllowed: text('pickup_allowed') === 'yes',
    tax:
      percent === undefined || kinds === undefined
        ? null
        : { basisPoints: Math.round(percent * 100), kinds: listOf(kinds).filter(isTaxableKind) },
    depositPercent: numberOrUsual('deposit_percent'),
    visits: {
      weekday: numberOrUsual('visits_per_weekday'),
      saturday: numberOrUsual('visits_per_saturday'),
      sunday: numberOrUsual('visits_per_sunday'),
    },
  }
}
