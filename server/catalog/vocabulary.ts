import MiniSearch from 'minisearch'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { isTypoOf } from '#domain/search/read-search.ts'
import type { Vocabulary } from '#domain/search/read-words.ts'

const shortestWord = 3
const longestTypo = 39
/** Share of a word's letters that may be wrong. With more, 'peacan' would match Mexican instead of pecan. */
const mostWrong = 0.35

/** The words in plants' names, with a MiniSearch index that finds the word behind a typo. */
export function buildVocabulary(plants: readonly CatalogPlant[]): Vocabulary {
  const seen = new Map<string, number>()
  for (const { searchText } of plants)
    for (const word of searchText.split(' '))
      if (word.length >= shortestWord) seen.set(word, (seen.get(word) ?? 0) + 1)
  const everyWord = [...seen.keys()].join(' ')
  const index = new MiniSearch<{ word: string }>({
    idField: 'word',
    fields: ['word'],
    searchOptions: {
      fuzzy: mostWrong,
      // Of two equally close words, prefer the more common one.
      boostDocument: (word: string) => 1 + Math.log(seen.get(word) ?? 1),
    },
  })
  index.addAll([...seen.keys()].map((word) => ({ word })))
  return {
    includes: (part) => everyWord.includes(part),
    isWord: (word) => seen.has(word),
    nearest: (typo) => {
      if (typo.length < shortestWord || typo.length > longestTypo) return null
      const near = index.search(typo).map(({ id }) => String(id))
      // 'rebud' is one letter from redbud, though red is the more common word.
      return near.find((word) => isTypoOf(typo, word)) ?? near[0] ?? null
    },
  }
}
