import {
  deerTolerances,
  exposures,
  flowerColors,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'

// Every value a filter can choose, as a place in one number: the column plants.facet_bits holds them (db/migrations/0002),
// and counting reads them from there. A place, once given, stays.

const groups = {
  types: { first: 0, values: plantTypes },
  colors: { first: 7, values: flowerColors },
  water: { first: 16, values: waterNeeds },
  soilPh: { first: 19, values: soilPhs },
  native: { first: 23, values: ['Yes'] },
  poorDrainage: { first: 24, values: ['Yes'] },
  petSafe: { first: 25, values: ['Yes'] },
  deer: { first: 26, values: deerTolerances },
  zones: { first: 29, values: usdaZones },
  sun: { first: 39, values: exposures },
} as const

export type FacetGroup = keyof typeof groups

export const facetGroups = Object.keys(groups) as FacetGroup[]

export function facetValues(group: FacetGroup): readonly string[] {
  return groups[group].values
}

export function facetBit(group: FacetGroup, value: string): bigint {
  const place = facetValues(group).indexOf(value)
  if (place === -1) throw new Error(`${value} is not a value of ${group}`)
  return 1n << BigInt(groups[group].first + place)
}

export const facetMask = (group: FacetGroup, values: readonly string[]) =>
  values.reduce((mask, value) => mask | facetBit(group, value), 0n)
