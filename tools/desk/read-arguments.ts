import { isDay, yardMoment } from '#domain/company/yard-clock.ts'
import { Refusal } from '#server/desk/refusal.ts'

// Parses what the owner types. A refusal says what would be valid.

/** Parses a day ('2026-11-01') or a period back from now ('36h', '7d', '4w'). */
export function readSince(typed: string, now: Date): Date {
  const back = /^(?<count>\d{1,4})(?<unit>[hdw])$/.exec(typed)?.groups
  if (back !== undefined) {
    const hours = { h: 1, d: 24, w: 168 }[back['unit'] ?? 'h'] ?? 1
    return new Date(now.getTime() - Number(back['count']) * hours * 3_600_000)
  }
  if (!isDay(typed))
    throw new Refusal(`'${typed}' isn't a time: write a day like 2026-11-01, or 36h, 7d or 4w.`)
  return yardMoment(typed, 0)
}

export function readWholeNumber(typed: string, what: string): number {
  if (!/^\d{1,15}$/.test(typed) || Number(typed) === 0)
    throw new Refusal(`'${typed}' isn't a ${what}: write a number like 121.`)
  return Number(typed)
}

/** Returns the only argument; refuses none or several. */
export function readOne(positionals: readonly string[], what: string): string {
  const [only, ...more] = positionals
  if (only === undefined || more.length > 0) throw new Refusal(`Name one ${what}.`)
  return only
}

/** A calendar day, such as 2026-12-01. */
export function readDay(typed: string | undefined): string {
  if (typed === undefined || !isDay(typed))
    throw new Refusal(`'${typed ?? ''}' isn't a day: write --day 2026-12-01.`)
  return typed
}

/** An hour of the day, 0 to 23. */
export function readHour(typed: string): number {
  if (!/^\d{1,2}$/.test(typed) || Number(typed) > 23)
    throw new Refusal(`'${typed}' isn't an hour: write 0 to 23, such as --hour 8.`)
  return Number(typed)
}
