import { readPlantRecords } from '#tools/catalogue/plant-record.ts'

const types = readPlantRecords().map(({ facts }) => facts.plant_type)

/** How many plants the catalog's files have, of these types or in all. */
export const plantCount = (...wanted: readonly string[]) =>
  wanted.length === 0 ? types.length : types.filter((type) => wanted.includes(type)).length

/** Of a list with all plants, twelve to a page. */
export const lastPage = Math.ceil(plantCount() / 12)
