import { sunSteps } from '#domain/plants/scale-steps.ts'
import { hardySteps, zoneStep } from '#domain/plants/usda-zone.ts'
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
import type { CatalogPlantRow } from './catalog-rows.ts'
import type { Filter } from './faceted-list.ts'
import { isFullRange } from './parameters.ts'
import { allSun, type PlantChoices } from './plant-choices.ts'

const yes = ['Yes'] as const

/** A value matches if the recorded text contains it, ignoring case. */
const contained = (text: string | null, values: readonly string[]) =>
  values.filter((value) => text?.toLowerCase().includes(value.toLowerCase()))

/** '7a-10b' covers every half zone in between. */
function coveredZones(plant: CatalogPlantRow): string[] {
  const range = hardySteps(plant)
  return usdaZones.filter((zone) => range && range[0] <= zoneStep(zone) && zoneStep(zone) <= range[1])
}

/** A plant without a recorded exposure matches every step. */
function coveredSun(exposure: string | null): string[] {
  const [from, to] = sunSteps(exposure) ?? allSun
  return exposures.slice(from - 1, to)
}

/** For each filter: all its values, those a plant has, and those a visitor chose. */
const plantFilters = {
  types: {
    values: plantTypes,
    of: (plant) => contained(plant.plantType, plantTypes),
    chosen: ({ types }) => types,
  },
  colors: {
    values: flowerColors,
    of: (plant) => contained(plant.flowerColor, flowerColors),
    chosen: ({ colors }) => colors,
  },
  water: {
    values: waterNeeds,
    of: (plant) => contained(plant.waterNeeds, waterNeeds),
    chosen: ({ water }) => water,
  },
  soilPh: {
    values: soilPhs,
    of: (plant) => contained(plant.soilPh, soilPhs),
    chosen: ({ soilPh }) => soilPh,
  },
  zones: {
    values: usdaZones,
    of: (plant) => coveredZones(plant),
    chosen: ({ zones }) => zones,
  },
  deer: {
    values: deerTolerances,
    of: (plant) => contained(plant.deerTolerance, deerTolerances),
    chosen: ({ deer }) => deer,
  },
  grounds: {
    values: grounds,
    of: ({ soilTextures }) => grounds.filter((ground) => soilTextures.includes(ground)),
    chosen: ({ grounds: chosen }) => chosen,
  },
  leaves: {
    values: leafRetentions,
    of: ({ leafRetention }) => leafRetentions.filter((each) => each === leafRetention),
    chosen: ({ leaves }) => leaves,
  },
  growth: {
    values: growthRates,
    of: ({ growthRate }) => growthRates.filter((each) => each === growthRate),
    chosen: ({ growth }) => growth,
  },
  sun: {
    values: exposures,
    of: (plant) => coveredSun(plant.exposure),
    chosen: ({ sun }) => (isFullRange(sun, allSun) ? [] : exposures.slice(sun[0] - 1, sun[1])),
  },
  native: {
    values: yes,
    of: (plant) => contained(plant.texasNative, yes),
    chosen: ({ native }) => (native ? yes : []),
  },
  poorDrainage: {
    values: yes,
    of: (plant) => contained(plant.toleratesPoorDrainage, yes),
    chosen: ({ poorDrainage }) => (poorDrainage ? yes : []),
  },
  // An unassessed plant never counts as safe.
  petSafe: {
    values: yes,
    of: (plant) => (plant.toxicToPets === 'No' ? yes : []),
    chosen: ({ petSafe }) => (petSafe ? yes : []),
  },
} satisfies Record<string, PlantFilter>

type PlantFilter = {
  values: readonly string[]
  of: (plant: CatalogPlantRow) => readonly string[]
  chosen: (choices: PlantChoices) => readonly string[]
}

export type PlantFilterName = keyof typeof plantFilters
export type FilterValues = Record<PlantFilterName, readonly string[]>

const names = Object.keys(plantFilters) as PlantFilterName[]
const forEachFilter = <Value>(make: (name: PlantFilterName) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<PlantFilterName, Value>

const lists = new Map<string, readonly string[]>()

/** Computed once per plant, when the catalog is loaded. Plants with equal values share one list of them. */
export const filterValuesOf = (plant: CatalogPlantRow): FilterValues =>
  forEachFilter((name) => {
    const values = plantFilters[name].of(plant)
    const key = values.join('|')
    const list = lists.get(key) ?? values
    lists.set(key, list)
    return list
  })

/** The filters shared by the plant database and the inventory, for any row that belongs to a plant. */
export const chosenFilters = <Row>(choices: PlantChoices, plantOf: (row: Row) => { values: FilterValues }) =>
  forEachFilter((name): Filter<Row> => {
    const chosen = new Set<string>(plantFilters[name].chosen(choices))
    const valuesOf = (row: Row) => plantOf(row).values[name]
    return {
      passes: chosen.size === 0 ? undefined : (row) => valuesOf(row).some((value) => chosen.has(value)),
      counted: { values: plantFilters[name].values, of: valuesOf },
    }
  })

/** Only plants that fit the chosen community. */
export const placeFilter = <Row>(
  place: string,
  plantOf: (row: Row) => { fitsIn: ReadonlySet<string> },
): Filter<Row> => ({ passes: place === '' ? undefined : (row) => plantOf(row).fitsIn.has(place) })

export const bestSellerFilter = <Row extends { isBestSeller: boolean }>(chosen: boolean): Filter<Row> => ({
  passes: chosen ? ({ isBestSeller }) => isBestSeller : undefined,
  counted: { values: yes, of: ({ isBestSeller }) => (isBestSeller ? yes : []) },
})
