import { searchWords } from './search-text.ts'

/** The words that occur in the names of plants. */
export type Vocabulary = {
  /** True for a word or part of one. */
  includes: (part: string) => boolean
  isWord: (word: string) => boolean
  /** The word that a typo probably meant; null if none is close. */
  nearest: (typo: string) => string | null
}

export type Correction = { given: string; meant: string | null }

/**
 * The words to search for, with typos corrected. `words` is null if none of the given words is known or close to a known one.
 * Part of a word counts as known ('bonnet' finds bluebonnet), unless the words together then find nothing: in 'blackfoot
 * dasy', 'dasy' is part of dasylirion but still a typo for daisy.
 */
export function readWords(
  text: string,
  vocabulary: Vocabulary,
  findsAny: (words: readonly string[]) => boolean,
): { words: string[] | null; corrections: Correction[] } {
  const given = searchWords(text)
  const correct = (isKnown: (word: string) => boolean) =>
    given.map((word) => ({ given: word, meant: isKnown(word) ? word : vocabulary.nearest(word) }))
  const meantBy = (corrections: readonly Correction[]) => corrections.flatMap(({ meant }) => meant ?? [])

  let corrections = correct(vocabulary.includes)
  if (!findsAny(meantBy(corrections))) {
    const stricter = correct(vocabulary.isWord)
    if (stricter.every(({ meant }) => meant !== null) && findsAny(meantBy(stricter))) corrections = stricter
  }
  const words = meantBy(corrections)
  return {
    // A correction that finds nothing would only confuse.
    corrections: findsAny(words) ? corrections : given.map((word) => ({ given: word, meant: null })),
    words: text !== '' && words.length === 0 ? null : words,
  }
}
