import { searchText } from '#domain/search/search-text.ts'
import { indexSpellings } from './similar-names.ts'

// Finds the plant that a name in a wholesaler's list means: by the owner's decision, by earlier lists, by exact name, or by
// similar spelling. If a similar name isn't certain, the owner decides.

/** From this similarity on, two spellings are the same name. No two names of equal word count in the catalog come this close. */
const sure = 0.75
/** The runner-up must be at least this much less similar. */
const lead = 0.1
const mostSuggestions = 3

export type ListedName = { common: string; botanical: string }
export type NameDecision = ListedName & {
  /** Null skips the name. */
  plantId: number | null
  /** True if it was made about an earlier list. */
  isEarlier?: boolean
}
export type PlantNames = {
  id: number
  slug: string
  name: string
  botanicalName: string
  /** Other English and Spanish names. */
  otherNames: readonly string[]
}
type NameSuggestion = { plant: PlantNames; similarity: number }

export type NameMatch =
  | { how: 'decided' | 'remembered' | 'exact' | 'similar'; plant: PlantNames }
  | { how: 'doubtful'; suggestions: NameSuggestion[] }
  | { how: 'unknown' | 'skipped' }

type Earlier = { plantId: number; listName: string | null }

type NameKind = 'botanical' | 'common' | 'other'
type CatalogName = { plant: PlantNames; kind: NameKind; letters: string }

function namesOf(plant: PlantNames): CatalogName[] {
  const names: [NameKind, string][] = [
    ['botanical', plant.botanicalName],
    ['common', plant.name],
    ...plant.otherNames.map((name): [NameKind, string] => ['other', name]),
  ]
  return names
    .map(([kind, name]) => ({ plant, kind, letters: searchText(name) }))
    .filter(({ letters }) => letters !== '')
}

const decisionKey = ({ common, botanical }: ListedName) => `${searchText(botanical)}\n${searchText(common)}`

const theOnly = <Item>([item, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? item : undefined

/** Names that meant the same plant in every earlier list. */
function indexEarlier(earlier: readonly Earlier[]): Map<string, number> {
  const named = earlier.flatMap(({ plantId, listName }) => (listName === null ? [] : [{ plantId, listName }]))
  const plantIds = new Map<string, number>()
  for (const [letters, rows] of Map.groupBy(named, ({ listName }) => searchText(listName))) {
    const plantId = theOnly([...new Set(rows.map((row) => row.plantId))])
    if (plantId !== undefined) plantIds.set(letters, plantId)
  }
  return plantIds
}

function findExact(
  byLetters: ReadonlyMap<string, readonly CatalogName[]>,
  botanical: string,
  common: string,
): PlantNames | undefined {
  const plantsNamed = (letters: string, kinds: readonly NameKind[]) => {
    const names = (byLetters.get(letters) ?? []).filter(({ kind }) => kinds.includes(kind))
    return [...new Set(names.map(({ plant }) => plant))]
  }
  const byBotanical = plantsNamed(botanical || common, ['botanical'])
  const byCommon = plantsNamed(common, ['common'])
  return (
    theOnly(byBotanical) ??
    // Plants that share a botanical name differ in their common name.
    theOnly(byBotanical.filter((plant) => byCommon.includes(plant))) ??
    // Some lists have an alias or a common name in the botanical column.
    (byBotanical.length === 0 ? theOnly(plantsNamed(botanical, ['common', 'other'])) : undefined) ??
    (botanical === '' ? theOnly(byCommon) : undefined)
  )
}

/** An extra word means another variety: Ilex vomitoria 'Nana' isn't Ilex vomitoria. */
const haveAsManyWords = (one: string, other: string) => one.split(' ').length === other.split(' ').length

/**
 * The plants with a similar name. Only the botanical name identifies a plant, or the common name if the list has no botanical
 * one. An alias, or a common name beside a different botanical name, is only a suggestion.
 */
function findSimilar(
  spellings: ReturnType<typeof indexSpellings<CatalogName>>,
  botanical: string,
  common: string,
) {
  const found = new Map<PlantNames, { similarity: number; identifying: number }>()
  const look = (letters: string, identifyingKind: NameKind | undefined) => {
    if (letters === '') return
    for (const { name, similarity } of spellings(letters)) {
      const best = found.get(name.plant) ?? { similarity: 0, identifying: 0 }
      const isIdentifying = name.kind === identifyingKind && haveAsManyWords(name.letters, letters)
      found.set(name.plant, {
        similarity: Math.max(best.similarity, similarity),
        identifying: Math.max(best.identifying, isIdentifying ? similarity : 0),
      })
    }
  }
  look(botanical, 'botanical')
  look(common, botanical === '' ? 'common' : undefined)
  return [...found]
    .map(([plant, nearness]) => ({ plant, ...nearness }))
    .toSorted((one, other) => other.similarity - one.similarity || one.plant.id - other.plant.id)
}

/** Indexes the catalog, earlier lists and decisions once; the function it returns matches one name. */
export function nameMatcher(
  plants: readonly PlantNames[],
  earlier: readonly Earlier[],
  decisions: readonly NameDecision[],
): (name: ListedName) => NameMatch {
  const plantsById = new Map(plants.map((plant) => [plant.id, plant]))
  const decided = new Map(decisions.map((decision) => [decisionKey(decision), decision]))
  const remembered = indexEarlier(earlier)
  const catalogNames = plants.flatMap(namesOf)
  const byLetters = Map.groupBy(catalogNames, ({ letters }) => letters)
  const spellings = indexSpellings(catalogNames)

  return (name) => {
    const decision = decided.get(decisionKey(name))
    if (decision?.plantId === null) return { how: 'skipped' }
    const decidedPlant = plantsById.get(decision?.plantId ?? 0)
    if (decidedPlant !== undefined)
      return { how: decision?.isEarlier === true ? 'remembered' : 'decided', plant: decidedPlant }

    const earlierPlant = plantsById.get(remembered.get(searchText(`${name.botanical} ${name.common}`)) ?? 0)
    if (earlierPlant !== undefined) return { how: 'remembered', plant: earlierPlant }

    const botanical = searchText(name.botanical)
    const common = searchText(name.common)
    const exact = findExact(byLetters, botanical, common)
    if (exact !== undefined) return { how: 'exact', plant: exact }

    const similar = findSimilar(spellings, botanical, common)
    const [best, next] = similar
    if (best === undefined) return { how: 'unknown' }
    const isAhead = next === undefined || next.similarity <= best.identifying - lead
    if (best.identifying >= sure && isAhead) return { how: 'similar', plant: best.plant }
    return {
      how: 'doubtful',
      suggestions: similar.slice(0, mostSuggestions).map(({ plant, similarity }) => ({ plant, similarity })),
    }
  }
}
