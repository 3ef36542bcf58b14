import { rangeInWords } from '#domain/wording.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'February to April, October': runs of months, which may wrap around New Year. */
export function monthSpans(months: readonly number[]): string {
  if (months.length === 12) return 'all year'
  const chosen = new Set(months)
  const starts = months.filter((month) => !chosen.has(month === 1 ? 12 : month - 1))
  return starts
    .map((start) => {
      let end = start
      while (chosen.has((end % 12) + 1)) end = (end % 12) + 1
      return rangeInWords(monthNames[start - 1] ?? '', monthNames[end - 1] ?? '')
    })
    .join(', ')
}

/** The months, 1 to 12, in 'October to April', 'July and August' or 'September'; all twelve if none is named. */
export function monthsIn(words: string): number[] {
  const named = [...words.matchAll(/[A-Z]\w+/g)].flatMap(([word]) => {
    const index = monthNames.findIndex((name) => name === word)
    return index === -1 ? [] : [index + 1]
  })
  const [first = 1, last = named.length === 0 ? 12 : first] = named
  const length = ((last - first + 12) % 12) + 1
  return Array.from({ length }, (_, step) => ((first - 1 + step) % 12) + 1)
}
