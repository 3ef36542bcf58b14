import { deerInShort, deerRule } from '#domain/plants/deer.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import { levelOf } from '#domain/plants/scale-steps.ts'
import { grounds } from '#domain/plants/vocabulary.ts'
import type { CatalogPlantRow } from '#domain/search/catalog-rows.ts'
import { capitalize, listInWords } from '#domain/wording.ts'

// The rows of a comparison: where the plants differ, and what's the same for all of them in one sentence.

type TraitName = 'growth' | 'leaves' | 'oak wilt' | 'sun' | 'water' | 'deer' | 'ground' | 'freeze'

type Cell = {
  words: string
  note?: string
  /** Crossed out: grounds that the plant doesn't like. */
  without?: readonly string[]
}
export type Trait = { name: TraitName; label: string; cells: Cell[] }

type Rule = {
  label: string
  /** Null if nobody has recorded it. */
  cell: (plant: CatalogPlantRow) => Cell | null
  /** The same for several plants, as part of a sentence. */
  together: (plant: CatalogPlantRow) => string
}

const leaves: Record<string, { words: string; together: string }> = {
  evergreen: { words: 'Evergreen', together: 'evergreen' },
  'semi-evergreen': { words: 'Keeps most leaves', together: 'most leaves stay on in winter' },
  deciduous: { words: 'Bare in winter', together: 'bare in winter' },
  herbaceous: { words: 'Dies back', together: 'die back for part of the year' },
}

const oakWilt: Record<string, Cell> = {
  high: { words: 'High', note: 'Never prune February through June' },
  intermediate: {
    words: 'Moderate',
    note: 'Never prune February through June',
  },
  low: { words: 'Low', note: 'White oak group' },
}

const freeze: Record<string, { words: string; together: string }> = {
  yes: { words: 'Came through', together: 'came through February 2021' },
  'as natives did': { words: 'No damage on record', together: 'no damage on record from February 2021' },
  damaged: { words: 'Was damaged', together: 'damaged in February 2021' },
  no: { words: 'Died', together: 'died in February 2021' },
}

const waterTogether = ['', 'little water once rooted', 'some water once rooted', 'plenty of water']

const groundsOf = ({ soilTextures }: CatalogPlantRow) =>
  grounds.filter((ground) => soilTextures.includes(ground))

const recorded = (words: string | null): Cell | null => (words === null ? null : { words: capitalize(words) })

const rules: Record<TraitName, Rule> = {
  growth: {
    label: 'Growth',
    cell: ({ growthRate }) => recorded(growthRate),
    together: ({ growthRate }) => `${growthRate} growth`,
  },
  leaves: {
    label: 'Leaves',
    cell: ({ leafRetention, fallColor }) => {
      const found = leaves[leafRetention ?? '']
      if (found === undefined) return null
      const turns = fallColor !== null && leafRetention !== 'evergreen'
      return { words: found.words, ...(turns && { note: `Fall color: ${fallColor}` }) }
    },
    together: ({ leafRetention }) => leaves[leafRetention ?? '']?.together ?? '',
  },
  'oak wilt': {
    label: 'Oak wilt',
    cell: ({ oakWilt: rating, scientificName }) =>
      isOak(scientificName) ? (oakWilt[rating ?? ''] ?? null) : { words: 'None', note: 'Not an oak' },
    together: ({ oakWilt: rating }) => `${oakWilt[rating ?? '']?.words.toLowerCase() ?? 'no'} oak wilt risk`,
  },
  sun: {
    label: 'Sun',
    cell: ({ exposure }) => recorded(exposure?.toLowerCase() ?? null),
    together: ({ exposure }) => exposure?.toLowerCase() ?? '',
  },
  water: {
    label: 'Water',
    cell: ({ waterNeeds }) =>
      waterNeeds === null ? null : { words: capitalize(waterNeeds), note: 'once rooted' },
    together: ({ waterNeeds }) => waterTogether[levelOf(waterNeeds) ?? 0] ?? '',
  },
  deer: {
    label: 'Deer',
    cell: (plant) => {
      const rule = deerRule(plant)
      return rule === 'unrated' ? null : { words: deerInShort[rule] }
    },
    together: (plant) => deerInShort[deerRule(plant)].toLowerCase().replace(/\bit\b/, 'them'),
  },
  ground: {
    label: 'Ground',
    cell: (plant) => {
      const liked = groundsOf(plant)
      if (liked.length === 0) return null
      return { words: listInWords(liked), without: grounds.filter((ground) => !liked.includes(ground)) }
    },
    together: (plant) => `grow in ${listInWords(groundsOf(plant))}`,
  },
  freeze: {
    label: 'February 2021',
    cell: ({ february2021 }) => recorded(freeze[february2021]?.words ?? null),
    together: ({ february2021 }) => freeze[february2021]?.together ?? '',
  },
}

const notRecorded: Cell = { words: 'Not recorded' }

/** The traits in which the plants differ, and a sentence about the others. Traits that nobody has recorded are left out. */
export function compareTraits(plants: readonly CatalogPlantRow[]): {
  differing: Trait[]
  same: string | null
} {
  const differing: Trait[] = []
  const same: string[] = []
  const [first] = plants
  for (const name of Object.keys(rules) as TraitName[]) {
    const { label, cell, together } = rules[name]
    if (name === 'oak wilt' && !plants.some(({ scientificName }) => isOak(scientificName))) continue
    const cells = plants.map(cell)
    if (cells.every((each) => each === null)) continue
    if (first !== undefined && new Set(cells.map((each) => each?.words)).size === 1)
      same.push(together(first))
    else differing.push({ name, label, cells: cells.map((each) => each ?? notRecorded) })
  }
  return { differing, same: same.length === 0 ? null : `${same.join('; ')}.` }
}
