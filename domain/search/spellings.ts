/** Words with how often they occur, by their length: a typo is about as long as the word. */
export type Spellings = ReadonlyMap<number, readonly (readonly [word: string, count: number])[]>

export function countWords(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export const indexByLength = (words: Iterable<string>): Spellings =>
  Map.groupBy(countWords(words), ([word]) => word.length)
