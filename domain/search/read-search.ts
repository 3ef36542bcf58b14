import { containerSizes, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { Answer } from './answers.ts'
import type { CatalogPlant, StockItem } from './catalog.ts'
import { needOf, type Need } from './needs.ts'
import type { NotSold } from './not-sold.ts'
import {
  orderOf,
  phraseOf,
  negations,
  priceWords,
  questionWords,
  stopWords,
  townsNearby,
  typedWords,
  type Order,
} from './search-words.ts'
import { readTokens, type Correction, type Token } from './typos.ts'
import { isNameWord, type SearchPlace, type Vocabulary } from './search-vocabulary.ts'

// Reads what a visitor typed, from left to right. At each word the longest phrase that means something wins and uses up its words:
// a number with its unit, a plant's whole name, what we don't sell, a place, a need. What means nothing is left out, and said so.

type Meaning =
  | { kind: 'size'; size: ContainerSize }
  | { kind: 'price'; mostCents: Cents }
  | { kind: 'height'; least: number; most: number; means: string }
  | { kind: 'measure' }
  | { kind: 'name'; phrase: string; isHead: boolean; town: SearchPlace | undefined }
  | { kind: 'not-sold'; thing: NotSold }
  | { kind: 'place'; places: SearchPlace[] }
  | { kind: 'need'; need: Need }
  | { kind: 'order'; order: Order }
  | { kind: 'stop' }
  | { kind: 'unknown' }

type Part = Meaning & { tokens: readonly Token[] }

/** A part of the text that isn't a name, as its chip shows it. */
type Understood = {
  /** As it was typed, in search text. */
  given: string
  means: string
  /** The name of a need, which is its first phrase. */
  need: string | null
  /** The text that's left when the chip is removed. */
  without: string
}

export type Reading = {
  corrections: Correction[]
  understood: Understood[]
  /** The words that mean nothing here, and those that had to be left out to find anything. */
  unused: string[]
  notSold: NotSold | null
  /** The site's own texts about it, the best first. */
  answers: Answer[]
  /** Places that were named, the smallest first. */
  places: Pick<SearchPlace, 'slug' | 'name'>[]
  /** The slug of the one that can't be meant as a plant. */
  town: string | null
  /** A place that isn't one of ours was named. */
  isOutside: boolean
  /** An answer is asked for rather than plants. */
  isQuestion: boolean
}

export type ReadSearch = {
  reading: Reading
  /** The words of names to look for. */
  words: string[]
  fitsPlant: (plant: CatalogPlant) => boolean
  fitsItem: (item: Pick<StockItem, 'size' | 'plantedCents'>) => boolean
  /** The container sizes that were named. */
  sizes: ContainerSize[]
  /** The order that the words themselves ask for: smallest, cheapest, the nearest to what we don't sell. */
  rank: ((plant: CatalogPlant) => number) | undefined
}

const longestPhrase = 6
const gallons = /^(?:g|gal|gallon|galon|galone)$/
const inches = /^(?:in|inch|inche|pulgada)$/
const feet = /^(?:ft|foot|feet|pie)$/
const dollars = /^(?:dollar|buck|dolare|usd)$/
const limits = [
  'under',
  'below',
  'max',
  'bajo',
  'less than',
  'up to',
  'menos de',
  'hasta',
  'no more than',
  'cheaper than',
  'shorter than',
].map(phraseOf)
const floors = ['over', 'above', 'at least', 'more than', 'taller than', 'mas de'].map(phraseOf)
const isSize = (size: string): size is ContainerSize => containerSizes.some((known) => known === size)

const startsWith = (words: readonly string[], phrases: readonly string[]) =>
  phrases
    .map((phrase) => phrase.split(' '))
    .find((phrase) => phrase.every((word, index) => words[index] === word))

function readNumber(words: readonly string[], vocabulary: Vocabulary): [Meaning, used: number] | undefined {
  const limit = startsWith(words, limits)
  const floor = startsWith(words, floors)
  const skipped = (limit ?? floor ?? []).length
  const [, digits, glued = ''] = /^(\d{1,5})([a-z]*)$/.exec(words[skipped] ?? '') ?? []
  if (digits === undefined) return undefined
  const amount = Number(digits)
  const unit = glued === '' ? (words[skipped + 1] ?? '') : glued
  const used = skipped + (glued === '' ? 2 : 1)
  const size = `${amount}-${gallons.test(unit) ? 'gal' : 'inch'}`
  if (inches.test(unit) && words.includes('caliper'))
    return [{ kind: 'measure' }, used + (words[used] === 'caliper' ? 1 : 0)]
  if ((gallons.test(unit) || inches.test(unit)) && isSize(size)) return [{ kind: 'size', size }, used]
  if (feet.test(unit)) {
    const after = words[used] ?? ''
    if (/^(?:fence|wall|row|long|wide|line|hedge|cerca|barda|away|apart)$/.test(after))
      return [{ kind: 'measure' }, used + 1]
    const height = { kind: 'height', least: 0, most: Infinity } as const
    const end = used + (/^(?:tall|high|alto)$/.test(after) ? 1 : 0)
    if (limit !== undefined) return [{ ...height, most: amount, means: `up to ${amount} ft tall` }, end]
    if (floor !== undefined) return [{ ...height, least: amount, means: `${amount} ft and taller` }, end]
    return [
      { ...height, least: amount, most: Math.round(amount * 1.6), means: `about ${amount} ft tall` },
      end,
    ]
  }
  if (limit !== undefined && !/[a-z]/.test(glued))
    return [{ kind: 'price', mostCents: amount * 100 }, skipped + (dollars.test(unit) ? 2 : 1)]
  if (/^7[3-9]\d{3}$/.test(digits) && skipped === 0)
    return [{ kind: 'place', places: vocabulary.placesAt(digits) }, 1]
  return undefined
}

function readPhrase(words: readonly string[], vocabulary: Vocabulary): [Meaning, used: number] | undefined {
  const { names, heads, places, notSold } = vocabulary
  for (let used = Math.min(longestPhrase, words.length); used > 0; used -= 1) {
    const phrase = words.slice(0, used).join(' ')
    const town = places.get(phrase)
    const thing = notSold.get(phrase)
    const need = needOf.get(phrase)
    const isName =
      names.has(phrase) && (used > 1 || (!stopWords.has(phrase) && need === undefined && thing === undefined))
    if (town !== undefined && !isName) return [{ kind: 'place', places: [town] }, used]
    if (isName) return [{ kind: 'name', phrase, isHead: used > 1 || heads.has(phrase), town }, used]
    if (thing !== undefined) return [{ kind: 'not-sold', thing }, used]
    if (townsNearby.has(phrase)) return [{ kind: 'place', places: [] }, used]
    if (need !== undefined) return [{ kind: 'need', need }, used]
    if (/^(?:ball (?:and )?burlap|balled (?:and )?burlapped|b and b)$/.test(phrase))
      return [{ kind: 'size', size: 'other' }, used]
  }
  return undefined
}

function readWord(word: string, isLast: boolean, vocabulary: Vocabulary): Meaning {
  const order = orderOf.get(word)
  if (order !== undefined) return { kind: 'order', order }
  if (stopWords.has(word)) return { kind: 'stop' }
  const isWhole = vocabulary.words.has(word)
  const mayBeName = isWhole || (!vocabulary.answers.isOrdinary(word) && (isLast || word.length >= 5))
  if (mayBeName && isNameWord(word, vocabulary))
    return { kind: 'name', phrase: word, isHead: vocabulary.heads.has(word) || !isWhole, town: undefined }
  // 'shru' is a shrub while it's being typed.
  const type = isLast && word.length >= 3 ? plantTypes.find((known) => known.startsWith(word)) : undefined
  const need = needOf.get(type ?? '')
  return need === undefined ? { kind: 'unknown' } : { kind: 'need', need }
}

const plantTypes = ['tree', 'shrub', 'perennial', 'annual', 'grass', 'vine', 'succulent']

function readParts(tokens: readonly Token[], vocabulary: Vocabulary): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const words = tokens.slice(at).map(({ word }) => word)
    const [meaning, used] = readNumber(words, vocabulary) ??
      readPhrase(words, vocabulary) ?? [readWord(words[0] ?? '', words.length === 1, vocabulary), 1]
    parts.push({
      ...(isDenied(tokens.slice(0, at)) ? denied(meaning) : meaning),
      tokens: tokens.slice(at, at + used),
    })
    at += used
  }
  return parts
}

/** 'With no bees', 'that I don't have to mow': the opposite of what's named is wanted. */
function isDenied(before: readonly Token[]): boolean {
  const given = before.map((token) => token.given)
  return negations.has(given.at(-1) ?? '') || given.slice(-3).join(' ') === 'dont have to'
}

/** A need for its absence, if there's one: 'no mow'. Otherwise it means nothing here. */
function denied(meaning: Meaning): Meaning {
  if (meaning.kind === 'name') return { kind: 'unknown' }
  if (meaning.kind !== 'need' && meaning.kind !== 'not-sold') return meaning
  const phrases = meaning.kind === 'need' ? meaning.need.phrases : meaning.thing.names
  const need = phrases
    .map((phrase) => needOf.get(`no ${phraseOf(phrase)}`))
    .find((each) => each !== undefined)
  return need === undefined ? { kind: 'unknown' } : { kind: 'need', need }
}

const typedIn = (parts: readonly Part[]) =>
  parts
    .flatMap(({ tokens }) => tokens.map(({ given }) => given))
    .filter((given) => given !== '')
    .join(' ')

function meaningOf(part: Part): string {
  if (part.kind === 'need') return part.need.means
  if (part.kind === 'height') return part.means
  if (part.kind === 'size')
    return part.size === 'other' ? 'balled and burlapped' : `in ${part.size.replace('-', ' ')}`
  if (part.kind === 'price') return `${formatCents(part.mostCents)} or less, planted`
  const [place] = part.kind === 'place' ? part.places : []
  return place === undefined ? '' : `fits ${nameInSentence(place)}`
}

/** So wide that they say little next to anything else. */
const isWide = ({ means }: Need) => ['trees', 'shrubs', 'grasses', 'native to Texas'].includes(means)
const ofKind = <Kind extends Part['kind']>(parts: readonly Part[], kind: Kind) =>
  parts.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind)

const allPlants = new Set(['plants', 'plantas', 'matas'])

const smallHeights = [25, 36]
const orderRanks: Record<Order, (plant: CatalogPlant, fitsItem: ReadSearch['fitsItem']) => number> = {
  small: ({ maxHeightFt }) => smallHeights.filter((most) => (maxHeightFt ?? Infinity) > most).length,
  tall: ({ maxHeightFt }) => -(maxHeightFt ?? 0),
  cheap: ({ stock }, fitsItem) => Math.min(...stock.filter(fitsItem).map(({ plantedCents }) => plantedCents)),
}

/** `plants` are those that may be found: all of them, or those in stock. `hasItem` says whether one comes in a named size or price. */
export function readSearch(
  text: string,
  plants: readonly CatalogPlant[],
  vocabulary: Vocabulary,
  month: number,
  hasItem = ({ stock }: CatalogPlant, fits: ReadSearch['fitsItem']) => stock.some(fits),
): ReadSearch {
  const tokens = readTokens(typedWords(text), vocabulary)
  const parts = inContext(readParts(tokens, vocabulary))
  const asksPrice = asksForPrice(parts, tokens)
  // A town says where and a limit how much, not what; a plant whose price is asked for isn't what an answer is about.
  const isAbout = ({ kind }: Part) =>
    !['place', 'price', 'height'].includes(kind) && !(asksPrice && kind === 'name')
  const answers = vocabulary.answers.find(typedIn(parts.filter(isAbout)))
  const isQuestion = !asksPrice && asksForAnswer(parts, tokens, answers, text.includes('?'))
  const [notSold] = ofKind(parts, 'name').some(({ phrase }) => phrase.includes(' '))
    ? []
    : ofKind(parts, 'not-sold')

  const sizes = ofKind(parts, 'size').map(({ size }) => size)
  const mostCents = Math.min(...ofKind(parts, 'price').map((part) => part.mostCents))
  const fitsItem: ReadSearch['fitsItem'] = ({ size, plantedCents }) =>
    (sizes.length === 0 || sizes.includes(size)) && plantedCents <= mostCents
  const namesItems = sizes.length > 0 || mostCents < Infinity
  const fitsPart = (part: Part): ((plant: CatalogPlant) => boolean) => {
    if (part.kind === 'name') return vocabulary.named(part.phrase)
    if (part.kind === 'need') return (plant) => part.need.fits(plant, month)
    if (part.kind === 'height')
      return ({ maxHeightFt }) =>
        maxHeightFt !== null && maxHeightFt >= part.least && maxHeightFt <= part.most
    if (part.kind === 'place') return ({ fitsIn }) => part.places.some(({ slug }) => fitsIn.has(slug))
    return () => true
  }
  const fitsAll = (wanted: readonly Part[]) => {
    const names = ofKind(wanted, 'name').map(fitsPart)
    // 'Live oak or cedar elm': no plant is both.
    const isChoice =
      names.length > 1 &&
      ofKind(wanted, 'name').every(({ isHead }) => isHead) &&
      !plants.some((plant) => names.every((fits) => fits(plant)))
    const others = wanted.filter(({ kind }) => kind !== 'name').map(fitsPart)
    const tests = isChoice
      ? [(plant: CatalogPlant) => names.some((fits) => fits(plant)), ...others]
      : [...names, ...others]
    return (plant: CatalogPlant) =>
      tests.every((fits) => fits(plant)) && (!namesItems || hasItem(plant, fitsItem))
  }

  const asked = partsThatAsk(parts, isQuestion)
  let used = asked
  // Nothing has all of it: before answering nothing, leave out what matters least.
  while (used.length > 1 && !plants.some(fitsAll(used))) used = used.filter((part) => part !== leastOf(used))
  // 'What plants do you have': all of them.
  const asksForAll =
    parts.every(({ kind }) => kind === 'stop') && tokens.some(({ given }) => allPlants.has(given))
  const asksPlants = used.length > 0 || namesItems || asksForAll
  const near = new Map(notSold?.thing.near.map((slug, index) => [slug, index]))
  const fits = fitsAll(used)
  const names = ofKind(used, 'name')
  const nameRanks = names.map(({ phrase }) => vocabulary.nameRank(phrase))
  const [order] = asksPlants ? ofKind(parts, 'order') : []
  const rank = () => {
    if (order !== undefined) return (plant: CatalogPlant) => orderRanks[order.order](plant, fitsItem)
    if (nameRanks.length === 0) return undefined
    return (plant: CatalogPlant) => Math.min(...nameRanks.map((rankOf) => rankOf(plant)))
  }
  const shown = new Set(
    [...used, ...ofKind(parts, 'size'), ...ofKind(parts, 'price')].filter((part) => meaningOf(part) !== ''),
  )
  return {
    reading: {
      corrections: names.flatMap((part) =>
        part.tokens.map(({ given, word }) => ({ given, meant: vocabularyWord(given, word) })),
      ),
      understood: parts
        .filter((part) => notSold === undefined && shown.has(part))
        .map((part) => ({
          given: typedIn([part]),
          means: meaningOf(part),
          need: part.kind === 'need' ? (part.need.phrases[0] ?? null) : null,
          without: typedIn(parts.filter((other) => other !== part)),
        })),
      unused: parts
        .filter((part) => part.kind === 'unknown' || (asked.includes(part) && !used.includes(part)))
        .map((part) => typedIn([part])),
      notSold: notSold?.thing ?? null,
      answers: answersTo(
        notSold?.thing,
        isQuestion ? [] : ofKind(used, 'need'),
        // A plant was asked for, so what we do for a living is beside the point.
        answers.filter(({ kind }) => kind !== 'service' || isQuestion || asksPrice || !asksPlants),
        vocabulary,
      ),
      places: namedPlaces(parts).map(({ slug, name }) => ({ slug, name })),
      town: ofKind(parts, 'place').flatMap(({ places }) => places)[0]?.slug ?? null,
      isOutside: ofKind(parts, 'place').some(({ places }) => places.length === 0),
      isQuestion,
    },
    words: names.flatMap((part) => part.tokens.map(({ word }) => word)),
    fitsPlant: (plant) =>
      text === '' || (notSold === undefined ? asksPlants && fits(plant) : near.has(plant.slug)),
    fitsItem: notSold === undefined ? fitsItem : () => true,
    sizes,
    rank: notSold === undefined ? rank() : ({ slug }) => near.get(slug) ?? near.size,
  }
}

/** The page that helps with what we don't sell, or articles about the needs before what else was found. */
function answersTo(
  notSold: NotSold | undefined,
  needs: readonly { need: Need }[],
  found: readonly Answer[],
  { answers }: Vocabulary,
): Answer[] {
  if (notSold !== undefined) return notSold.to === undefined ? [] : answers.at(notSold.to)
  const about = needs.flatMap(({ need }) =>
    need.article === undefined ? [] : answers.at(`/blog/${need.article}`),
  )
  return [...about, ...found.filter(({ to }) => !about.some((each) => each.to === to))]
}

/** A typed plural isn't a typo. */
const vocabularyWord = (given: string, word: string) =>
  given.startsWith(word) && given.length <= word.length + 1 ? given : word

const namedPlaces = (parts: readonly Part[]) => [
  ...ofKind(parts, 'place').flatMap(({ places }) => places),
  // Live Oak is a town, too, if nothing else was typed.
  ...(parts.length === 1 ? ofKind(parts, 'name').flatMap(({ town }) => town ?? []) : []),
]

/** Some words mean something else next to others, or alone. */
const shadeLovers = new Set(['grass', 'shrub', 'perennial', 'groundcover', 'flowers', 'vine', 'annual'])

function inContext(parts: readonly Part[]): Part[] {
  const isShadeLover = ofKind(parts, 'need').some(({ need }) => shadeLovers.has(need.phrases[0] ?? ''))
  const others = parts.filter(({ kind }) => !['order', 'stop', 'unknown'].includes(kind))
  return parts.map((part) => {
    // 'Grass for shade' grows in shade; only trees give it.
    const inShade =
      part.kind === 'need' && part.need === needOf.get('shade') && isShadeLover
        ? needOf.get('full shade')
        : undefined
    const alone =
      part.kind === 'order' && others.length === 0 && part.order !== 'cheap'
        ? needOf.get(part.order === 'small' ? 'compact' : 'huge')
        : undefined
    const need = inShade ?? alone
    return need === undefined ? part : { kind: 'need', need, tokens: part.tokens }
  })
}

/** A word that asks, or one that has nothing to do with plants, with an answer that covers the text. */
function asksForAnswer(
  parts: readonly Part[],
  tokens: readonly Token[],
  answers: readonly Answer[],
  hasMark: boolean,
): boolean {
  if (answers.length === 0) return false
  if (hasMark) return true
  const names = ofKind(parts, 'name')
  // 'Yellow leaves': the beginning of a plant's name, and nothing that says which.
  const isVague =
    parts.length > 1 &&
    names.length > 0 &&
    names.every(({ isHead }) => !isHead) &&
    ofKind(parts, 'need').length === 0
  return (
    isVague ||
    parts.some(({ kind }) => kind === 'unknown') ||
    tokens.some(({ given }) => questionWords.has(given))
  )
}

/** 'How much is a live oak': the plant says so. */
const asksForPrice = (parts: readonly Part[], tokens: readonly Token[]) =>
  ofKind(parts, 'name').some(({ isHead }) => isHead) &&
  tokens.some(({ given }) => priceWords.has(given)) &&
  !tokens.some(({ word }) => word === 'water')

/** The parts that plants have to fit. */
function partsThatAsk(parts: readonly Part[], isQuestion: boolean): Part[] {
  const needs = ofKind(parts, 'need')
  const names = ofKind(parts, 'name')
  const isStrict = needs.some(({ need }) => !isWide(need))
  const isNamed = names.some(({ isHead }) => isHead)
  const isOdd = parts.some(({ kind }) => kind === 'unknown')
  // 'Tree' and a mere adjective of a name ('red') ask for no plants in a question, nor does the adjective beside a need.
  const asksElse = isQuestion && !isStrict && !isNamed
  const heights = ofKind(parts, 'height')
  const keepsName = ({ isHead }: (typeof names)[number]) =>
    isHead || !(isStrict || asksElse || (isOdd && !isNamed))
  const plantParts = [...names.filter(keepsName), ...(asksElse ? [] : needs), ...heights]
  // A plant that's named is shown wherever it's for; its card says whether it fits.
  const places =
    names.some(keepsName) || (isQuestion && !isStrict)
      ? []
      : ofKind(parts, 'place').filter((part) => part.places.length > 0)
  return [...plantParts, ...places]
}

function leastOf(used: readonly Part[]): Part | undefined {
  const needs = ofKind(used, 'need')
  const names = ofKind(used, 'name')
  return (
    ofKind(used, 'place')[0] ??
    (needs.length > 1 || names.length > 0
      ? (needs.find(({ need }) => isWide(need)) ?? needs.at(-1))
      : undefined) ??
    names.findLast(({ isHead }) => !isHead) ??
    ofKind(used, 'height')[0] ??
    used.at(-1)
  )
}
