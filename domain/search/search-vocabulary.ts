import type { CatalogPlant } from './catalog.ts'
import { noAnswers, type AnswerIndex } from './answers.ts'
import type { NotSold } from './not-sold.ts'
import { countWords, indexByLength, type Spellings } from './spellings.ts'
import { foldWords, nameAliases, phraseOf, townsNearby } from './search-words.ts'

/** A community that can be typed by its name or one of its ZIP codes. */
export type SearchPlace = { slug: string; name: string; zipCodes: readonly string[] }

/** Everything besides plants that a search may be about. */
export type SiteTexts = {
  answers: AnswerIndex
  /** By every phrase people ask for it with. */
  notSold: ReadonlyMap<string, NotSold>
}

/** The words of plants' names, and what else a search may be about. Built with the catalog. */
export type Vocabulary = SiteTexts & {
  places: ReadonlyMap<string, SearchPlace>
  /** The communities with a ZIP code, the smallest first. */
  placesAt: (zip: string) => SearchPlace[]
  /** How many plants have a word in their names. */
  words: ReadonlyMap<string, number>
  /** The same without botanical names, in which typos aren't corrected. */
  commonWords: ReadonlySet<string>
  commonSpellings: Spellings
  /** Names of several words, written together. */
  joinedSpellings: Spellings
  /** Whole names, and their ends from two words on: 'live oak'. */
  names: ReadonlySet<string>
  /** Last words of names: 'oak' says what's meant, 'red' doesn't. */
  heads: ReadonlySet<string>
  /** 'crapemyrtle' is written apart in a name. */
  writtenApart: ReadonlyMap<string, string>
  /** Words of towns, which are no typos. */
  townWords: ReadonlySet<string>
  /** Towns by their names written together. */
  townsTogether: ReadonlyMap<string, string>
  townSpellings: Spellings
  /** The plants with such a phrase in one of their names, or a word that a part of it belongs to. */
  named: (phrase: string) => (plant: CatalogPlant) => boolean
  /** How well a phrase names a plant: 0 for its own name, more for a part of another one. */
  nameRank: (phrase: string) => (plant: CatalogPlant) => number
}

export const shortestPart = 3
const shortestInnerPart = 5

/** True if a typed word stands for a word of a name: its beginning, or a longer part of it ('dragon' in snapdragon). */
const isPartOf = (typed: string, word: string) =>
  word === typed ||
  (typed.length >= shortestPart && word.startsWith(typed)) ||
  (typed.length >= shortestInnerPart && word.includes(typed))

const noSiteTexts: SiteTexts = { answers: noAnswers, notSold: new Map() }

export function buildVocabulary(
  plants: readonly CatalogPlant[],
  places: readonly SearchPlace[] = [],
): Vocabulary {
  const foldedNames = plants.map((plant) => plant.names.map(foldWords))
  const all = foldedNames.flat()
  const text = new Map(plants.map((plant, index) => [plant, ` ${foldedNames[index]?.join(' | ') ?? ''} `]))
  const plantsOf = new Map<string, CatalogPlant[]>()
  for (const [plant, names] of text)
    for (const word of new Set(names.split(' '))) {
      const sharing = plantsOf.get(word)
      if (sharing === undefined) plantsOf.set(word, [plant])
      else sharing.push(plant)
    }
  // The last one is botanical.
  const common = foldedNames.flatMap((names) => names.slice(0, -1))
  const commonWords = common.flatMap((name) => name.split(' '))
  const apart = common.filter((name) => name.includes(' '))
  const bySize = places.toSorted((one, other) => one.zipCodes.length - other.zipCodes.length)
  const towns = [...places.map(({ name }) => phraseOf(name)), ...townsNearby]
  const townsTogether = new Map(towns.map((town) => [town.replaceAll(' ', ''), town]))
  return {
    ...noSiteTexts,
    places: new Map(
      places.flatMap((place) =>
        [place.name, `${place.name} tx`, `${place.name} texas`].map((name) => [phraseOf(name), place]),
      ),
    ),
    placesAt: (zip) => bySize.filter(({ zipCodes }) => zipCodes.includes(zip)),
    words: countWords(all.flatMap((name) => name.split(' '))),
    commonWords: new Set(commonWords),
    commonSpellings: indexByLength(commonWords),
    joinedSpellings: indexByLength(apart.map((name) => name.replaceAll(' ', ''))),
    names: new Set(all.flatMap(endsOf)),
    heads: new Set(all.map((name) => name.slice(name.lastIndexOf(' ') + 1))),
    writtenApart: new Map(apart.map((name) => [name.replaceAll(' ', ''), name])),
    townWords: new Set(towns.flatMap((town) => town.split(' '))),
    townsTogether,
    townSpellings: indexByLength(townsTogether.keys()),
    nameRank: (phrase) => (plant) => {
      const [own = '', ...others] = (text.get(plant) ?? '').trim().split(' | ')
      const isIn = (name: string) => ` ${name} `.includes(` ${phrase} `)
      if (own === phrase) return 0
      if (isIn(own) || others.includes(phrase)) return 1
      if (others.some((name) => name.startsWith(`${phrase} `))) return 2
      return others.some(isIn) ? 3 : 4
    },
    named: (phrase) => {
      const words = phrase.split(' ').map((word) => nameAliases.get(word) ?? word)
      if (words.length > 1) return (plant) => text.get(plant)?.includes(` ${words.join(' ')} `) ?? false
      const found = [...plantsOf].filter(([word]) => word === words[0] || isPartOf(phrase, word))
      const fitting = new Set(found.flatMap(([, sharing]) => sharing))
      return (plant) => fitting.has(plant)
    },
  }
}

/** The name, and its ends from two words on. */
function endsOf(name: string): string[] {
  const words = name.split(' ')
  return [name, ...words.slice(1, -1).map((_, index) => words.slice(index + 1).join(' '))]
}

/** True if the word is one of a name's, or a part of one. */
export const isNameWord = (word: string, { words }: Vocabulary): boolean =>
  words.has(word) || nameAliases.has(word) || [...words.keys()].some((known) => isPartOf(word, known))
