import type { CatalogPlantRow } from '#domain/search/catalog-rows.ts'

// One recorded fact each, by which plants are recommended and found.

export type PlantTest<Plant = CatalogPlantRow> = (plant: Plant) => boolean

export const all =
  <Plant>(...tests: readonly PlantTest<NoInfer<Plant>>[]): PlantTest<Plant> =>
  (plant) =>
    tests.every((test) => test(plant))

export const isOf =
  (...types: readonly string[]): PlantTest =>
  ({ plantType }) =>
    types.some((type) => plantType.toLowerCase().includes(type))
export const isTree = isOf('tree')
export const isWoody = isOf('tree', 'shrub')

export const isUsedAs =
  (...uses: readonly string[]): PlantTest =>
  ({ landscapeUses }) =>
    uses.some((use) => landscapeUses.includes(use))

export const growsIn =
  (...textures: readonly string[]): PlantTest =>
  ({ soilTextures }) =>
    textures.some((texture) => soilTextures.includes(texture))

export const hasNoThorns: PlantTest = ({ thorns }) => thorns === false
export const isEvergreen: PlantTest = ({ leafRetention }) => leafRetention === 'evergreen'
export const keepsLeaves: PlantTest = ({ leafRetention }) =>
  leafRetention === 'evergreen' || leafRetention === 'semi-evergreen'
export const takesDrought: PlantTest = ({ droughtTolerance }) => droughtTolerance === 'high'
