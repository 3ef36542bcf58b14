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
import { allSun, listFilters, type ListFilter, type PlantChoices } from './plant-choices.ts'

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

/** The values of each filter that a plant has. */
const valuesIn = {
  types: (plant) => contained(plant.plantType, plantTypes),
  colors: (plant) => contained(plant.flowerColor, flowerColors),
  water: (plant) => contained(plant.waterNeeds, waterNeeds),
  soilPh: (plant) => contained(plant.soilPh, soilPhs),
  zones: coveredZones,
  deer: (plant) => contained(plant.deerTolerance, deerTolerances),
  grounds: ({ soilTextures }) => grounds.filter((ground) => soilTextures.includes(ground)),
  leaves: ({ leafRetention }) => leafRetentions.filter((each) => each === leafRetention),
  growth: ({ growthRate }) => growthRates.filter((each) => each === growthRate),
  sun: (plant) => coveredSun(plant.exposure),
  native: (plant) => contained(plant.texasNative, yes),
  poorDrainage: (plant) => contained(plant.toleratesPoorDrainage, yes),
  // An unassessed plant never counts as safe.
  petSafe: (plant) => (plant.toxicToPets === 'No' ? yes : []),
} satisfies Record<string, (plant: CatalogPlantRow) => readonly string[]>

type PlantFilterName = keyof typeof valuesIn

const isList = (name: PlantFilterName): name is ListFilter => name in listFilters

/** All values of a filter, and those that a visitor chose. */
function valuesOf(name: PlantFilterName, choices: PlantChoices): Record<'all' | 'chosen', readonly string[]> {
  if (isList(name)) return { all: listFilters[name].values, chosen: choices[name] }
  if (name !== 'sun') return { all: yes, chosen: choices[name] ? yes : [] }
  const [from, to] = choices.sun
  return {
    all: exposures,
    chosen: isFullRange(choices.sun, allSun) ? [] : exposures.slice(from - 1, to),
  }
}

export type FilterValues = Record<PlantFilterName, readonly string[]>

const names = Object.keys(valuesIn) as PlantFilterName[]
const forEachFilter = <Value>(make: (name: PlantFilterName) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<PlantFilterName, Value>

const lists = new Map<string, readonly string[]>()

/** Computed once per plant, when the catalog is loaded. Plants with equal values share one list of them. */
export const filterValuesOf = (plant: CatalogPlantRow): FilterValues =>
  forEachFilter((name) => {
    const values = valuesIn[name](plant)
    const key = values.join('|')
    const list = lists.get(key) ?? values
    lists.set(key, list)
    return list
  })

/** The filters shared by the plant database and the inventory, for any row that belongs to a plant. */
export const chosenFilters = <Row>(choices: PlantChoices, plantOf: (row: Row) => { values: FilterValues }) =>
  forEachFilter((name): Filter<Row> => {
    const { all, chosen } = valuesOf(name, choices)
    const wanted = new Set(chosen)
    const of = (row: Row) => plantOf(row).values[name]
    return {
      passes: wanted.size === 0 ? undefined : (row) => of(row).some((value) => wanted.has(value)),
      counted: { values: all, of },
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
