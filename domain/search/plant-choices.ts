import { findCommunity } from '#domain/places/communities.ts'
import { lastHeightStep } from './range-steps.ts'
import {
  deerTolerances,
  exposures,
  flowerColors,
  grounds,
  growthRates,
  leafRetentions,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'
import {
  isFullRange,
  readFlag,
  readList,
  readRange,
  readText,
  writeList,
  writeRange,
  type Range,
} from './parameters.ts'

// The plant filters, shared by the plant database and the inventory.

/** The filters of which several values can be chosen, each with its name in a URL, where they stand in this order. */
export const listFilters = {
  types: { parameter: 'type', values: plantTypes },
  colors: { parameter: 'color', values: flowerColors },
  water: { parameter: 'water', values: waterNeeds },
  soilPh: { parameter: 'ph', values: soilPhs },
  zones: { parameter: 'zone', values: usdaZones },
  deer: { parameter: 'deer', values: deerTolerances },
  grounds: { parameter: 'ground', values: grounds },
  leaves: { parameter: 'leaves', values: leafRetentions },
  growth: { parameter: 'growth', values: growthRates },
} as const

/** The filters that are on or off, with their names in a URL. */
export const flagFilters = {
  native: 'native',
  poorDrainage: 'drainage',
  petSafe: 'pets',
  bestSeller: 'best',
} as const

export type ListFilter = keyof typeof listFilters
export type FlagFilter = keyof typeof flagFilters

const listNames = Object.keys(listFilters) as ListFilter[]
const flagNames = Object.keys(flagFilters) as FlagFilter[]

export type PlantChoices = {
  [Name in ListFilter]: (typeof listFilters)[Name]['values'][number][]
} & Record<FlagFilter, boolean> & {
    text: string
    /** Steps 1 to 4 of the exposure scale. */
    sun: Range
    /** Indexes into heightSteps. */
    height: Range
    /** The slug of a community that the plants fit, or empty. */
    place: string
  }

export const allSun: Range = [1, exposures.length]
export const allHeights: Range = [0, lastHeightStep]

export function parsePlantChoices(parameters: URLSearchParams): PlantChoices {
  const lists = listNames.map((name) => {
    const { parameter, values } = listFilters[name]
    return [name, readList<string>(parameters.getAll(parameter), values)] as const
  })
  const flags = flagNames.map((name) => [name, readFlag(parameters.getAll(flagFilters[name]))] as const)
  return {
    text: readText(parameters.get('q') ?? undefined),
    ...(Object.fromEntries(lists) as Pick<PlantChoices, ListFilter>),
    sun: readRange(parameters.getAll('sun'), allSun),
    height: readRange(parameters.getAll('height'), allHeights),
    ...(Object.fromEntries(flags) as Record<FlagFilter, boolean>),
    place: findCommunity(parameters.getAll('place').find((slug) => slug !== '') ?? '')?.slug ?? '',
  }
}

export const noPlantChoices = parsePlantChoices(new URLSearchParams())

/** Every key with its value, in URL order. Unused filters are empty. */
export function writePlantChoices(choices: PlantChoices): [key: string, value: string][] {
  return [
    ['q', choices.text],
    ...listNames.map((name): [string, string] => [
      listFilters[name].parameter,
      writeList(choices[name]).toLowerCase(),
    ]),
    ['sun', isFullRange(choices.sun, allSun) ? '' : writeRange(choices.sun)],
    ['height', isFullRange(choices.height, allHeights) ? '' : writeRange(choices.height)],
    ...flagNames.map((name): [string, string] => [flagFilters[name], choices[name] ? '1' : '']),
    ['place', choices.place],
  ]
}
