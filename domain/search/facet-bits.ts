import type { exposures } from '#domain/plants/vocabulary.ts'
import type { PlantChoices } from './plant-choices.ts'

// Every value a filter can choose, as a place in one number: the column plants.facet_bits holds them (db/migrations/0002),
// and counting reads them from there. A place, once given, stays; a new value takes the next one free, whatever its group.

type Places = {
  [Group in 'types' | 'colors' | 'water' | 'soilPh' | 'deer' | 'zones']: Record<
    PlantChoices[Group][number],
    number
  >
} & { sun: Record<(typeof exposures)[number], number> } & Record<
    'native' | 'poorDrainage' | 'petSafe',
    { Yes: number }
  >

const places: Places = {
  types: { tree: 0, shrub: 1, perennial: 2, annual: 3, grass: 4, vine: 5, succulent: 6 },
  colors: { white: 7, yellow: 8, red: 9, pink: 10, purple: 11, blue: 12, orange: 13, green: 14, none: 15 },
  water: { low: 16, medium: 17, high: 18 },
  soilPh: { acidic: 19, neutral: 20, alkaline: 21, adaptable: 22 },
  native: { Yes: 23 },
  poorDrainage: { Yes: 24 },
  petSafe: { Yes: 25 },
  deer: { High: 26, Medium: 27, Low: 28 },
  zones: {
    '6a': 29,
    '6b': 30,
    '7a': 31,
    '7b': 32,
    '8a': 33,
    '8b': 34,
    '9a': 35,
    '9b': 36,
    '10a': 37,
    '10b': 38,
  },
  sun: { 'Full Sun': 39, 'Part Sun': 40, 'Part Shade': 41, 'Full Shade': 42 },
}

export type FacetGroup = keyof Places

export const facetGroups = Object.keys(places) as FacetGroup[]

export function facetValues(group: FacetGroup): readonly string[] {
  return Object.keys(places[group])
}

export function facetBit(group: FacetGroup, value: string): bigint {
  const known: Record<string, number> = places[group]
  const place = known[value]
  if (place === undefined) throw new Error(`${value} is not a value of ${group}`)
  return 1n << BigInt(place)
}

export const facetMask = (group: FacetGroup, values: readonly string[]) =>
  values.reduce((mask, value) => mask | facetBit(group, value), 0n)
