import { plantTypes } from '#domain/plants/vocabulary.ts'
import { correctWords } from './plant-words.ts'

/** 'shrub', 'shrubs' and 'shru' mean shrubs, though no plant may be called so. */
function typeMeant(word: string): string | undefined {
  if (word.length < 3) return undefined
  const singular = plantTypes.find((type) => word === `${type}s` || word === `${type}es`)
  return singular ?? (plantTypes.some((type) => type.includes(word)) ? word : undefined)
}

/** IN-13: what a search looks for after slips are put right; null when words were given and none of them is known. */
export async function readInventoryWords(text: string) {
  const corrections = (text === '' ? [] : await correctWords(text)).map(({ given, meant }) => ({
    given,
    meant: typeMeant(given) ?? meant,
  }))
  const words = corrections.flatMap(({ meant }) => meant ?? [])
  return { corrections, words: text !== '' && words.length === 0 ? null : words }
}

export type InventoryWords = Awaited<ReturnType<typeof readInventoryWords>>['words']
