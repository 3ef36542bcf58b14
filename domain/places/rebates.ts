import { fullDay } from '#domain/time/day-words.ts'
import { isDay } from '#domain/time/nursery-clock.ts'

/** The last day of this season's program, which the owner sets after checking with its source. */
export const rebateKeys = ['green_shade_until', 'saws_coupon_until'] as const
export type RebateKey = (typeof rebateKeys)[number]

type LocalRebate = {
  key: RebateKey
  name: string
  text: string
  /** Where it was read, and of which year that is. */
  source: string
  sourceDate: string
}

/** The sources are of earlier seasons, so visitors see it as this season's only after the owner's confirmation. */
export const localRebates: readonly LocalRebate[] = [
  {
    key: 'green_shade_until',
    name: 'Green Shade rebate',
    text: 'CPS Energy customers get $50 back for each tree on the program’s list from a 5 gallon pot or larger, up to five per address, planted 10 to 30 feet from the house on its west, south or east side. Keep our receipt and send it in with the program’s form.',
    source: 'https://satxtoday.6amcity.com/city/san-antonio-green-shade-program',
    sourceDate: 'Undated page, read in November 2026',
  },
  {
    key: 'saws_coupon_until',
    name: 'SAWS WaterSaver coupon',
    text: 'SAWS gives coupons for plants from its list where you take grass out. Only the vendors on its list take them, so ask SAWS at 210-704-SAVE before you count on one here.',
    source:
      'https://www.ksat.com/news/local/2025/05/06/get-paid-for-waiting-to-plant-this-summer-with-new-saws-program/',
    sourceDate: 'KSAT, May 2025',
  },
]

export type Rebate = { name: string; text: string; until: string }

/** Those that the owner has confirmed and that still run on this day. */
export const rebatesOn = (settings: ReadonlyMap<string, string>, today: string): Rebate[] =>
  localRebates.flatMap(({ key, name, text }) => {
    const until = settings.get(key)?.trim() ?? ''
    return isDay(until) && today <= until ? [{ name, text, until: fullDay(until) }] : []
  })
