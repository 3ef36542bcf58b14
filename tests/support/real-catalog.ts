import type { PlantFacts } from './catalog-rows.ts'
import { catalogOf } from './catalog-rows.ts'
import type { PlantingPlace } from '#domain/places/verdict.ts'
import type { SearchPlace } from '#domain/search/search-vocabulary.ts'
import { readCommunities } from '#tools/catalogue/communities.ts'
import { toCents } from '#domain/money.ts'
import { readInventoryLines } from '#tools/catalogue/inventory-rows.ts'
import { readPlantRecords, slugOf } from '#tools/catalogue/plant-record.ts'
import { toPlantRow } from '#tools/catalogue/plant-row.ts'

const camelCase = (key: string) => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The communities as shipped; cities' own oak rules aside. */
const realPlaces = (): (PlantingPlace & SearchPlace)[] =>
  readCommunities().map((record) => {
    const row = Object.entries(record).map(([key, value]) => [camelCase(key), value])
    return { ...(Object.fromEntries(row) as PlantingPlace & SearchPlace), forbidsRedOaks: false }
  })

/** The catalog as shipped, read from its files without a database. */
export function realCatalog() {
  const plants = readPlantRecords().map((record): [string, PlantFacts] => {
    const row = Object.entries(toPlantRow(record)).map(([key, value]) => [camelCase(key), value])
    const facts = Object.fromEntries(row) as PlantFacts & { soilPhPreference: string }
    return [record.facts.name, { ...facts, slug: slugOf(record.facts.name), soilPh: facts.soilPhPreference }]
  })
  const stock = readInventoryLines()
    .filter(({ deleted }) => !deleted)
    .map((line) => ({
      of: line.plant,
      containerSize: line.size,
      wholesaleCents: toCents(Number(line.wholesale_price)),
      currentHeightInches: line.height_in,
      caliperInches: line.caliper_in,
      isBestSeller: line.best_seller,
    }))
  return catalogOf(Object.fromEntries(plants), stock, realPlaces())
}
