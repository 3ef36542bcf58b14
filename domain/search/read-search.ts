import { containerSizes, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { CatalogPlant, StockItem } from './catalog.ts'
import { needs, type Need } from './needs.ts'
import { readWords, type Correction, type Vocabulary } from './read-words.ts'
import { searchWords } from './search-text.ts'

// Reads what a visitor typed: names ('live oak'), needs ('shade'), a container size ('30 gal') and a price limit ('under $300').

type Part = { given: readonly string[] } & (
  | { kind: 'name' }
  | { kind: 'filler' }
  | { kind: 'need'; need: Need }
  | { kind: 'size'; size: ContainerSize }
  | { kind: 'price'; mostCents: Cents }
)

/** A part of the text that isn't a name, as its chip shows it. */
type Understood = {
  /** As it was typed, in search text. */
  given: string
  means: string
  article: string | null
  /** The text that's left when the chip is removed. */
  without: string
}

export type ReadSearch = {
  /** The words of names to look for; null if words were typed and none of them means anything. */
  words: string[] | null
  corrections: Correction[]
  understood: Understood[]
  fitsPlant: (plant: CatalogPlant, month: number) => boolean
  fitsItem: (item: Pick<StockItem, 'size' | 'plantedCents'>) => boolean
  /** The container sizes that were named. */
  sizes: ContainerSize[]
  /** True if a size or a price was named, so a plant needs a stock item that fits. */
  namesItems: boolean
}

const needOf = new Map(needs.flatMap((need) => need.phrases.map((phrase) => [phrase, need] as const)))
const longestPhrase = Math.max(...[...needOf.keys()].map((phrase) => phrase.split(' ').length))

/** Words around a need that carry no meaning of their own. */
const fillers = new Set(
  'a an and are at be by con de del el en for from good grow grows i in is la las like los me my near need of on or para plant plantas plants que some something that the to un una want with y yard'.split(
    ' ',
  ),
)

const gallons = /^(?:g|gal|gals|gallon|gallons|galon|galones)$/
const inches = /^(?:in|inch|inches|pulgadas)$/
const isSize = (size: string): size is ContainerSize => containerSizes.some((known) => known === size)

function readSize([first = '', second = '']: readonly string[]): Part | undefined {
  const [, amount = '', unit = ''] = /^(\d{1,3})([a-z]*)$/.exec(first) ?? []
  const spoken = unit === '' ? second : unit
  const size = `${amount}-${gallons.test(spoken) ? 'gal' : inches.test(spoken) ? 'inch' : ''}`
  if (!isSize(size)) return undefined
  return { kind: 'size', size, given: unit === '' ? [first, second] : [first] }
}

const pricePhrases = [['under'], ['below'], ['less', 'than'], ['up', 'to'], ['menos', 'de'], ['max']]

function readPrice(words: readonly string[]): Part | undefined {
  const phrase = pricePhrases.find((each) => each.every((word, index) => words[index] === word))
  const amount = phrase && words[phrase.length]
  if (phrase === undefined || amount === undefined || !/^\d{1,5}$/.test(amount)) return undefined
  const units = ['dollars', 'dollar', 'bucks', 'dolares'].includes(words[phrase.length + 1] ?? '') ? 1 : 0
  return {
    kind: 'price',
    mostCents: Number(amount) * 100,
    given: words.slice(0, phrase.length + 1 + units),
  }
}

function readNeed(words: readonly string[]): Part | undefined {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const given = words.slice(0, length)
    const need = needOf.get(given.join(' '))
    if (need !== undefined) return { kind: 'need', need, given }
  }
  return undefined
}

/** 'Evergreen sumac' is a plant, though 'evergreen' alone is a need. */
function readName(words: readonly string[], isName: (phrase: string) => boolean): Part | undefined {
  for (let length = words.length; length > 1; length -= 1) {
    const given = words.slice(0, length)
    const isMeaningful = given.some((word) => !needOf.has(word) && !fillers.has(word))
    if (isMeaningful && isName(given.join(' '))) return { kind: 'name', given }
  }
  return undefined
}

const needWords = [...needOf.keys()].filter((phrase) => !phrase.includes(' ') && phrase.length >= 5)

/** True if one letter was added, left out or mistyped, or two neighbors were swapped. */
export function isTypoOf(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < word.length && typed[start] === word[start]) start += 1
  const [typedRest, rest] = [typed.slice(start), word.slice(start)]
  return (
    typedRest.slice(1) === rest ||
    typedRest === rest.slice(1) ||
    typedRest.slice(1) === rest.slice(1) ||
    (typedRest[0] === rest[1] && typedRest[1] === rest[0] && typedRest.slice(2) === rest.slice(2))
  )
}

/** 'evergren' means evergreen, unless it's part of a plant's name. */
function readMisspelledNeed(word: string, vocabulary: Vocabulary): Part | undefined {
  if (word.length < 5 || vocabulary.includes(word)) return undefined
  const need = needOf.get(needWords.find((meant) => isTypoOf(word, meant)) ?? '')
  return need && { kind: 'need', need, given: [word] }
}

function readParts(
  words: readonly string[],
  vocabulary: Vocabulary,
  isName: (phrase: string) => boolean,
): Part[] {
  const parts: Part[] = []
  let left = words
  while (left.length > 0) {
    const [word = ''] = left
    const part: Part =
      readName(left, isName) ??
      readSize(left) ??
      readPrice(left) ??
      readNeed(left) ??
      readMisspelledNeed(word, vocabulary) ??
      (fillers.has(word) ? { kind: 'filler', given: [word] } : { kind: 'name', given: [word] })
    parts.push(part)
    left = left.slice(part.given.length)
  }
  return parts
}

function meaningOf(part: Part): string {
  if (part.kind === 'need') return part.need.means
  if (part.kind === 'size') return `in ${part.size.replace('-', ' ')}`
  if (part.kind === 'price') return `${formatCents(part.mostCents)} or less, planted`
  return ''
}

/** True if the phrase's words stand next to each other in one of the plant's names. */
const isNamed = (phrase: string, { names }: Pick<CatalogPlant, 'names'>) =>
  names.some((name) => ` ${name} `.includes(` ${phrase} `))

/**
 * `findsAny` says whether any plant has all these words in its names. Typed names win over needs, and words that only make
 * sense around a need ('for', 'my') are dropped if there is one.
 */
export function readSearch(
  text: string,
  plants: readonly CatalogPlant[],
  vocabulary: Vocabulary,
  findsAny: (words: readonly string[]) => boolean,
): ReadSearch {
  const parts = readParts(searchWords(text), vocabulary, (phrase) =>
    plants.some((plant) => isNamed(phrase, plant)),
  )
  const meanings = parts.filter(({ kind }) => kind !== 'name' && kind !== 'filler')
  const namesGiven = parts.filter(
    ({ kind }) => kind === 'name' || (kind === 'filler' && meanings.length === 0),
  )
  const names = readWords(namesGiven.flatMap(({ given }) => given).join(' '), vocabulary, findsAny)
  const sizes = parts.flatMap((part) => (part.kind === 'size' ? [part.size] : []))
  const mostCents = Math.min(...parts.flatMap((part) => (part.kind === 'price' ? [part.mostCents] : [])))
  const wanted = parts.flatMap((part) => (part.kind === 'need' ? [part.need] : []))
  return {
    ...names,
    understood: meanings.map((part) => ({
      given: part.given.join(' '),
      means: meaningOf(part),
      article: part.kind === 'need' ? (part.need.article ?? null) : null,
      without: parts
        .filter((other) => other !== part)
        .flatMap(({ given }) => given)
        .join(' '),
    })),
    fitsPlant: (plant, month) => wanted.every(({ fits }) => fits(plant, month)),
    fitsItem: ({ size, plantedCents }) =>
      (sizes.length === 0 || sizes.includes(size)) && plantedCents <= mostCents,
    sizes,
    namesItems: sizes.length > 0 || mostCents < Infinity,
  }
}
