import { yardDay, yardHour } from '#domain/company/yard-clock.ts'
import { Refusal } from './topic.ts'

// What the owner types, read; what cannot be read is refused with what would be right.

/** '2026-11-01', or how far back: '36h', '7d', '4w'. */
export function readSince(typed: string, now: Date): Date {
  const back = /^(?<count>\d{1,4})(?<unit>[hdw])$/.exec(typed)?.groups
  if (back !== undefined) {
    const hours = { h: 1, d: 24, w: 168 }[back['unit'] ?? 'h'] ?? 1
    return new Date(now.getTime() - Number(back['count']) * hours * 3_600_000)
  }
  // Midnight at the yard, in winter or in summer time.
  const nights = ['-06:00', '-05:00'].map((offset) => new Date(`${typed}T00:00:00${offset}`))
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && nights.every((night) => !Number.isNaN(night.getTime()))
  const day = isDay ? nights.find((night) => yardDay(night) === typed && yardHour(night) === 0) : undefined
  if (day === undefined)
    throw new Refusal(`'${typed}' is no time: write a day like 2026-11-01, or 36h, 7d, 4w.`)
  return day
}

/** '$1,250.00', '1250', '0'. */
export function readCents(typed: string, what: string): number {
  const plain = typed.trim().replace(/^\$/, '')
  if (!/^(\d{1,3}(,\d{3})+|\d{1,7})(\.\d{1,2})?$/.test(plain))
    throw new Refusal(`'${typed}' is no ${what}: write dollars like 95 or 95.50, not less than 0.`)
  return Math.round(Number(plain.replaceAll(',', '')) * 100)
}

export function readWholeNumber(typed: string, what: string): number {
  if (!/^\d{1,15}$/.test(typed) || Number(typed) === 0)
    throw new Refusal(`'${typed}' is no ${what}: write a number, such as 121.`)
  return Number(typed)
}

/** Exactly one argument. */
export function readOne(positionals: readonly string[], what: string): string {
  const [only, ...more] = positionals
  if (only === undefined || more.length > 0) throw new Refusal(`Name one ${what}.`)
  return only
}
