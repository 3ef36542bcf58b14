import { needWords } from './needs.ts'
import { fold, nameAliases, orderOf, stopWords, synonyms } from './search-words.ts'
import { isNameWord, type Vocabulary } from './search-vocabulary.ts'
import { indexByLength, type Spellings } from './spellings.ts'

// Typos are corrected only toward plants' common names, needs and towns, and never from a word that means something already.

export type Correction = { given: string; meant: string }

/** True if at most so many letters were added, left out, mistyped, or swapped with the next, from `at` and `from` on. */
function isWithin(typos: number, one: string, other: string, at = 0, from = 0): boolean {
  if (Math.abs(one.length - at - (other.length - from)) > typos) return false
  while (at < one.length && one[at] === other[from]) {
    at += 1
    from += 1
  }
  if (at === one.length && from === other.length) return true
  if (typos === 0) return false
  const isSwapped = one[at] === other[from + 1] && one[at + 1] === other[from]
  return (
    isWithin(typos - 1, one, other, at + 1, from + 1) ||
    isWithin(typos - 1, one, other, at + 1, from) ||
    isWithin(typos - 1, one, other, at, from + 1) ||
    (isSwapped && isWithin(typos - 1, one, other, at + 2, from + 2))
  )
}

/** How many typos there are, counted up to `most`. */
export function distance(one: string, other: string, most: number): number {
  for (let typos = 0; typos <= most; typos += 1) if (isWithin(typos, one, other)) return typos
  return most + 1
}

/** One typo from five letters on, two from eight. */
const allowed = (text: string) => (text.length >= 8 ? 2 : text.length >= 5 ? 1 : 0)
const shortestMeant = 4
const needSpellings = indexByLength(needWords)

/** The candidate with the fewest typos; of two, the one that's still being typed or begins alike, then the more common one. */
function nearestRanked(
  text: string,
  candidates: Spellings,
  most = allowed(text),
  isPossible: (candidate: string) => boolean = () => true,
): { candidate: string; rank: number } | undefined {
  let best: { candidate: string; rank: number } | undefined
  for (let length = Math.max(shortestMeant, text.length - most); length <= text.length + most; length += 1)
    for (const [candidate, count] of candidates.get(length) ?? []) {
      // A typo leaves the first or the last letter alone.
      const isLike = text[0] === candidate[0] || text.at(-1) === candidate.at(-1)
      if (!isLike || !isPossible(candidate)) continue
      // Only as many as could still be better.
      const typos = distance(text, candidate, best === undefined ? most : Math.ceil(best.rank))
      const start = candidate.startsWith(text) ? -0.5 : text[0] === candidate[0] ? 0 : 0.5
      const rank = typos + start - Math.min(count, 9) / 100
      if (typos <= most && rank < (best?.rank ?? Infinity)) best = { candidate, rank }
    }
  return best
}

const nearest = (...asked: Parameters<typeof nearestRanked>) => nearestRanked(...asked)?.candidate

const isMeaningful = (word: string, vocabulary: Vocabulary) =>
  /\d/.test(word) ||
  needWords.has(word) ||
  stopWords.has(word) ||
  orderOf.has(word) ||
  synonyms.has(word) ||
  vocabulary.townWords.has(word) ||
  vocabulary.notSold.has(word) ||
  vocabulary.answers.isOrdinary(word)

const isKnown = (word: string, vocabulary: Vocabulary) =>
  isMeaningful(word, vocabulary) || isNameWord(word, vocabulary)

/** True for the beginning of a name's word, which may be a typo of another one: 'dasy' begins dasylirion. */
const isPartOnly = (word: string, vocabulary: Vocabulary) =>
  !isMeaningful(word, vocabulary) && !vocabulary.words.has(word) && !nameAliases.has(word)

/** A typo of a need has five letters or more; with five, two were swapped. */
function nearestNeed(word: string): string | undefined {
  const letters = (text: string) => text.split('').toSorted().join('')
  return nearest(word, needSpellings, undefined, (need) =>
    word.length === 5 ? letters(need) === letters(word) : need.length >= 6,
  )
}

/** A word typed by itself may have two typos from five letters on, if it begins or ends like the name: 'meskite', 'yopon'. */
function nearestAlike(word: string, { commonSpellings }: Vocabulary): string | undefined {
  if (word.length < 5) return undefined
  const isAlike = (name: string) =>
    (word.length > 5 && name.slice(0, 4) === word.slice(0, 4)) ||
    (name[0] === word[0] && name.slice(-3) === word.slice(-3))
  return nearest(word, commonSpellings, 2, isAlike)
}

/** A typed word, or two that are nearly one name, with the words they were read as. */
export type Token = { given: string; word: string }

const beginsAlike = (word: string | undefined, typed: string) => word?.[0] === typed[0]

/** The words as they were meant: names that are written together or apart, then typos. */
export function readTokens(typed: readonly string[], vocabulary: Vocabulary): Token[] {
  const tokens = typed.flatMap((given): Token[] => {
    const word = fold(given)
    const apart = vocabulary.writtenApart.get(word)
    if (apart === undefined || vocabulary.words.has(word)) return [{ given, word }]
    return apart.split(' ').map((part, index) => ({ given: index === 0 ? given : '', word: part }))
  })
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [one, other] = [tokens[at], tokens[at + 1]]
    if (one === undefined || other === undefined) continue
    const together = one.word + other.word
    const pair = `${one.word} ${other.word}`
    const isJoined = vocabulary.commonWords.has(together) && !vocabulary.names.has(pair)
    if (isJoined) tokens.splice(at, 2, { given: `${one.given} ${other.given}`, word: together })
    // 'Burr oak': an alias that is only part of a name.
    const meant = nameAliases.get(one.word)
    if (meant !== undefined && vocabulary.names.has(`${meant} ${other.word}`))
      tokens.splice(at, 1, { given: one.given, word: meant })
  }
  const whole = nearestWholeName(tokens, vocabulary)
  if (whole !== undefined) return whole
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined || isKnown(token.word, vocabulary)) continue
    const pair = nearestName(tokens, at, vocabulary)
    const single =
      nearest(token.word, vocabulary.commonSpellings) ??
      nearestNeed(token.word) ??
      (tokens.length === 1 ? nearestAlike(token.word, vocabulary) : undefined)
    const town = nearestTown(tokens, at, vocabulary)
    if (pair !== undefined && pair.rank <= (town?.rank ?? Infinity))
      tokens.splice(pair.from, 2, ...pair.meant)
    else if (town !== undefined && (town.typed.length > 1 || !beginsAlike(single, token.word)))
      tokens.splice(town.from, town.typed.length, ...withWords(town.typed, town.meant))
    else if (single !== undefined) tokens[at] = { given: token.given, word: single }
  }
  return tokens
}

/** Two words of which one is a typo, if together they're nearly a plant's whole name: 'seder elm', 'lacey oka'. */
function nearestName(tokens: readonly Token[], at: number, { joinedSpellings, writtenApart }: Vocabulary) {
  for (const from of [at - 1, at]) {
    const [one, other] = [tokens[from], tokens[from + 1]]
    if (one === undefined || other === undefined) continue
    const found = nearestRanked(one.word + other.word, joinedSpellings)
    const words = writtenApart.get(found?.candidate ?? '')?.split(' ')
    if (found !== undefined && words?.length === 2)
      return { from, meant: withWords([one, other], words), rank: found.rank }
  }
  return undefined
}

/** If the whole text is nearly a plant's name, with its words together or apart: 'texas red ak', 'cedarlelm'. */
function nearestWholeName(tokens: readonly Token[], vocabulary: Vocabulary): Token[] | undefined {
  const isWhole = ({ word }: Token) =>
    isKnown(word, vocabulary) && (tokens.length === 1 || !isPartOnly(word, vocabulary))
  if (tokens.every(isWhole)) return undefined
  const together = tokens.map(({ word }) => word).join('')
  const meant = nearestRanked(together, vocabulary.joinedSpellings)
  const town = nearestRanked(together, vocabulary.townSpellings)
  // 'Canyon lak' is Canyon Lake rather than a canyon oak.
  if (meant === undefined || (town !== undefined && town.rank < meant.rank)) return undefined
  const words = vocabulary.writtenApart.get(meant.candidate)?.split(' ')
  return words === undefined ? undefined : withWords(tokens, words)
}

/** A town whose name is nearly that of this word, or of two or three with it: 'boern', 'new braunfles'. */
function nearestTown(tokens: readonly Token[], at: number, { townSpellings, townsTogether }: Vocabulary) {
  for (const length of [3, 2, 1])
    for (let from = Math.max(0, at - length + 1); from <= Math.min(at, tokens.length - length); from += 1) {
      const typed = tokens.slice(from, from + length)
      const together = typed.map(({ word }) => word).join('')
      const most = together.length >= 9 ? 2 : together.length >= 5 ? 1 : 0
      const found = nearestRanked(together, townSpellings, most)
      const words = townsTogether.get(found?.candidate ?? '')?.split(' ')
      // 'Near boern' is nearly 'boerne', too, but then as many words are meant as were typed.
      if (found !== undefined && words !== undefined && (length === 1 || words.length === length))
        return { from, typed, meant: words, rank: found.rank }
    }
  return undefined
}

/** The typed words, read as others. */
function withWords(tokens: readonly Token[], words: readonly string[]): Token[] {
  const given = tokens.map((token) => token.given)
  return words.map((word, index) => ({
    given: (words.length === tokens.length ? given[index] : index === 0 ? given.join(' ') : '') ?? '',
    word,
  }))
}
