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
  type FlowerColor,
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

export type PlantChoices = {
  text: string
  types: (typeof plantTypes)[number][]
  colors: FlowerColor[]
  water: (typeof waterNeeds)[number][]
  soilPh: (typeof soilPhs)[number][]
  zones: (typeof usdaZones)[number][]
  deer: (typeof deerTolerances)[number][]
  grounds: (typeof grounds)[number][]
  leaves: (typeof leafRetentions)[number][]
  growth: (typeof growthRates)[number][]
  /** Steps 1 to 4 of the exposure scale. */
  sun: Range
  /** Indexes into heightSteps. */
  height: Range
  native: boolean
  poorDrainage: boolean
  petSafe: boolean
  bestSeller: boolean
  /** The slug of a community that the plants fit, or empty. */
  place: string
}

export const allSun: Range = [1, exposures.length]
export const allHeights: Range = [0, lastHeightStep]

export const noPlantChoices: PlantChoices = {
  text: '',
  types: [],
  colors: [],
  water: [],
  soilPh: [],
  zones: [],
  deer: [],
  grounds: [],
  leaves: [],
  growth: [],
  sun: allSun,
  height: allHeights,
  native: false,
  poorDrainage: false,
  petSafe: false,
  bestSeller: false,
  place: '',
}

export function parsePlantChoices(parameters: URLSearchParams): PlantChoices {
  return {
    text: readText(parameters.get('q') ?? undefined),
    types: readList(parameters.getAll('type'), plantTypes),
    colors: readList(parameters.getAll('color'), flowerColors),
    water: readList(parameters.getAll('water'), waterNeeds),
    soilPh: readList(parameters.getAll('ph'), soilPhs),
    zones: readList(parameters.getAll('zone'), usdaZones),
    deer: readList(parameters.getAll('deer'), deerTolerances),
    grounds: readList(parameters.getAll('ground'), grounds),
    leaves: readList(parameters.getAll('leaves'), leafRetentions),
    growth: readList(parameters.getAll('growth'), growthRates),
    sun: readRange(parameters.getAll('sun'), allSun),
    height: readRange(parameters.getAll('height'), allHeights),
    native: readFlag(parameters.getAll('native')),
    poorDrainage: readFlag(parameters.getAll('drainage')),
    petSafe: readFlag(parameters.getAll('pets')),
    bestSeller: readFlag(parameters.getAll('best')),
    place: findCommunity(parameters.getAll('place').find((slug) => slug !== '') ?? '')?.slug ?? '',
  }
}

/** Every key with its value, in URL order. Unused filters are empty. */
export function writePlantChoices(choices: PlantChoices): [key: string, value: string][] {
  return [
    ['q', choices.text],
    ['type', writeList(choices.types)],
    ['color', writeList(choices.colors)],
    ['water', writeList(choices.water)],
    ['ph', writeList(choices.soilPh)],
    ['zone', writeList(choices.zones)],
    ['deer', writeList(choices.deer).toLowerCase()],
    ['ground', writeList(choices.grounds)],
    ['leaves', writeList(choices.leaves)],
    ['growth', writeList(choices.growth)],
    ['sun', isFullRange(choices.sun, allSun) ? '' : writeRange(choices.sun)],
    ['height', isFullRange(choices.height, allHeights) ? '' : writeRange(choices.height)],
    ['native', choices.native ? '1' : ''],
    ['drainage', choices.poorDrainage ? '1' : ''],
    ['pets', choices.petSafe ? '1' : ''],
    ['best', choices.bestSeller ? '1' : ''],
    ['place', choices.place],
  ]
}
