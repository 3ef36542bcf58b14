import { monthNames } from '#domain/plants/months.ts'

/** The months (1 to 12) that words such as 'October to April', 'July and August' or 'September' name; all where none is named. */
export function monthsIn(words: string): number[] {
  const named = [...words.matchAll(/[A-Z]\w+/g)].flatMap(([word]) => {
    const index = monthNames.findIndex((name) => name === word)
    return index === -1 ? [] : [index + 1]
  })
  const [first = 1, last = named.length === 0 ? 12 : first] = named
  const length = ((last - first + 12) % 12) + 1
  return Array.from({ length }, (_, step) => ((first - 1 + step) % 12) + 1)
}
