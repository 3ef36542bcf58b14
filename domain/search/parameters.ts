// How filters are written in a URL: one parameter per filter, values joined by commas in canonical order. Equal searches have
// equal URLs, and a cache can build its key from known names. Unknown values are ignored, values out of range are clamped, and
// defaults are left out.

export type Range = readonly [from: number, to: number]

/** Values from a known list: 'type=shrub,tree', or 'type=tree&type=shrub' from a form without JavaScript. */
export function readList<Value extends string>(values: readonly string[], known: readonly Value[]): Value[] {
  const chosen = new Set(
    values.flatMap((value) => value.split(',')).map((value) => value.trim().toLowerCase()),
  )
  return known.filter((value) => chosen.has(value.toLowerCase())).toSorted()
}

/** A range of steps: '2-5'. A form without JavaScript sends both ends separately. */
export function readRange(values: readonly string[], [low, high]: Range): Range {
  const ends = values.flatMap((value) => value.split('-')).slice(0, 2)
  const [from, to] = ends.map((end) =>
    /^\d{1,3}$/.test(end.trim()) ? clamp(Number(end), low, high) : undefined,
  )
  const range: Range = [from ?? low, to ?? high]
  return range[0] <= range[1] ? range : [range[1], range[0]]
}

export function readFlag(values: readonly string[]): boolean {
  return values.some((value) => value === '1' || value === 'on')
}

export function readPage(value: string | undefined): number {
  return value !== undefined && /^\d{1,6}$/.test(value) ? Math.max(1, Number(value)) : 1
}

/** Search text: trimmed, with single spaces, without control characters, at most 100 characters long. */
export function readText(value: string | undefined): string {
  return (value ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim()
}

export const writeList = (values: readonly string[]) => values.toSorted().join(',')
export const writeRange = ([from, to]: Range) => `${from}-${to}`
export const isFullRange = ([from, to]: Range, [low, high]: Range) => from === low && to === high

/** The query string, without empty values. Commas stay readable, since a query may contain them unescaped. */
export function writeQuery(entries: readonly [key: string, value: string][]): string {
  const written = new URLSearchParams(entries.filter(([, value]) => value !== ''))
    .toString()
    .replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

/** True if the URL has exactly these entries, in this order. Other keys are ignored. */
export function holdsEntries(
  parameters: URLSearchParams,
  entries: readonly [key: string, value: string][],
): boolean {
  const carried = [...parameters].filter(([key]) => entries.some(([known]) => known === key))
  const wanted = entries.filter(([, value]) => value !== '')
  return new URLSearchParams(carried).toString() === new URLSearchParams(wanted).toString()
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
