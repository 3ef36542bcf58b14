import type { PlantGrowth } from '#domain/growth/garden.ts'
import type { CatalogPlantRow } from '#domain/search/catalog-rows.ts'

type RecordedGrowth = Pick<
  CatalogPlantRow,
  'plantType' | 'growthRate' | 'minHeightFt' | 'maxHeightFt' | 'minSpreadFt' | 'maxSpreadFt' | 'spacing'
>

export const toPlantGrowth = (row: RecordedGrowth): PlantGrowth => ({
  plantType: row.plantType,
  growthRate: row.growthRate,
  heightFt: rangeOf(row.minHeightFt, row.maxHeightFt),
  spreadFt: rangeOf(row.minSpreadFt, row.maxSpreadFt),
  spacingFt: row.spacing === null ? null : Number.parseFloat(row.spacing),
})

const rangeOf = (least: number | null, most: number | null) =>
  least === null || most === null ? null : { least, most }
