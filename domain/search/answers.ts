import { fold, smallWords, stopWords, synonyms, wordsOf } from './search-words.ts'

// Finds the article, service, question or page that a text asks for: the one whose words cover most of what was typed, rare words
// counting more than common ones.

export type Answer = {
  kind: 'article' | 'service' | 'page'
  to: string
  name: string
  detail: string
}

/** Something that can answer, with its texts and what a word in each is worth, from 3 for a title to less than 1 for its body. */
export type AnswerEntry = Answer & {
  texts: readonly (readonly [text: string, weight: number])[]
  /** For a page in Spanish: it answers only a text with one of these words. */
  spanish?: string
}

export type AnswerIndex = {
  /** The best first. */
  find: (text: string) => Answer[]
  /** What's at a URL. */
  at: (to: string) => Answer[]
  /** True for a word of our texts, which is no typo of a plant's name. */
  isOrdinary: (word: string) => boolean
}

export const noAnswers: AnswerIndex = { find: () => [], at: () => [], isOrdinary: () => false }

const heaviest = 3
/** A word that none of the texts has makes every answer less likely. */
const unknownWeight = 4.5
/** The share an answer must have. With only one or two words to go by, it must be surer. */
const leastShare = (terms: number) => (terms <= 2 ? 0.55 : 0.42)
/** An answer must be this close to the best one. */
const nearBest = 0.75
/** 'Tree' alone asks for no answer: nearly every text has it. */
const leastRarity = 1.5
const most = 4

function termsOf(text: string): string[] {
  return wordsOf(text.replaceAll(/how much(?! water)/gi, 'cost'))
    .map(fold)
    .filter((word) => !smallWords.has(word) && !/^\d+$/.test(word))
    .map((word) => synonyms.get(word) ?? word)
}

/** `moreTexts` are other texts of the site, for their words alone. */
export function indexAnswers(
  entries: readonly AnswerEntry[],
  moreTexts: readonly string[] = [],
): AnswerIndex {
  const indexed = entries.map(({ texts, spanish, ...answer }) => {
    const weights = new Map<string, number>()
    for (const [text, weight] of texts)
      for (const term of termsOf(text)) weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    return {
      answer,
      weights,
      titleLength: termsOf(answer.name).length,
      spanish: spanish === undefined ? null : new Set(wordsOf(spanish).map(fold)),
    }
  })
  const seenIn = new Map<string, number>()
  for (const { weights } of indexed)
    for (const [term, weight] of weights) if (weight >= 1) seenIn.set(term, (seenIn.get(term) ?? 0) + 1)
  const rarity = (term: string) => Math.log(1 + indexed.length / (seenIn.get(term) ?? 1))
  const ordinary = new Set(
    [...entries.flatMap(({ texts }) => texts.map(([text]) => text)), ...moreTexts].flatMap(wordsOf).map(fold),
  )

  return {
    at: (to) => indexed.flatMap(({ answer }) => (answer.to === to ? [answer] : [])).slice(0, 1),
    isOrdinary: (word) => ordinary.has(word),
    find: (text) => {
      // Small talk that none of the texts has is no reason to doubt: 'quiero', 'soon'.
      const terms = [...new Set(termsOf(text))].filter((term) => seenIn.has(term) || !stopWords.has(term))
      if (!terms.some((term) => seenIn.has(term) && rarity(term) >= leastRarity)) return []
      const whole = terms.reduce((sum, term) => sum + (seenIn.has(term) ? rarity(term) : unknownWeight), 0)
      const typed = wordsOf(text).map(fold)
      const found = indexed.flatMap(({ answer, weights, titleLength, spanish }) => {
        if (spanish !== null && !typed.some((word) => spanish.has(word))) return []
        const worth = terms.reduce(
          (sum, term) => sum + (rarity(term) * (weights.get(term) ?? 0)) / heaviest,
          0,
        )
        const share = whole === 0 ? 0 : worth / whole
        // Of two that cover as much, the one with the shorter title is more about it.
        return share < leastShare(terms.length) ? [] : [{ answer, score: share - titleLength / 500 }]
      })
      const sorted = found.toSorted((one, other) => other.score - one.score)
      const best = sorted.filter(({ score }) => score >= nearBest * (sorted[0]?.score ?? 0))
      const urls = best.map(({ answer }) => answer.to)
      return best
        .flatMap(({ answer }, index) => (urls.indexOf(answer.to) === index ? [answer] : []))
        .slice(0, most)
    },
  }
}
