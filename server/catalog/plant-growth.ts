import type { PictureShape } from '#domain/growth/drawn-size.ts'
import type { PlantGrowth } from '#domain/growth/garden.ts'
import type { CatalogPlantRow } from '#domain/search/catalog-rows.ts'
import shapes from './picture-shapes.json' with { type: 'json' }

/** Of the pictures of grown plants, by slug. `npm run draw` writes them. */
export const pictureShapes: Readonly<Record<string, PictureShape>> = shapes

type RecordedGrowth = Pick<
  CatalogPlantRow,
  | 'slug'
  | 'plantType'
  | 'growthRate'
  | 'minHeightFt'
  | 'maxHeightFt'
  | 'minSpreadFt'
  | 'maxSpreadFt'
  | 'spacing'
>

export const toPlantGrowth = (row: RecordedGrowth): PlantGrowth => ({
  plantType: row.plantType,
  growthRate: row.growthRate,
  heightFt: rangeOf(row.minHeightFt, row.maxHeightFt),
  spreadFt: rangeOf(row.minSpreadFt, row.maxSpreadFt),
  spacingFt: row.spacing === null ? null : Number.parseFloat(row.spacing),
  shape: pictureShapes[row.slug],
})

const rangeOf = (least: number | null, most: number | null) =>
  least === null || most === null ? null : { least, most }
