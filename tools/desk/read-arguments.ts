import { Refusal } from '#server/platform/requests/refusal.ts'

// Parses what the owner types. A refusal says what would be valid.

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
