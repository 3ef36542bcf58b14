import { cutOutUrl } from './cut-outs.ts'
import type { StandingPlant } from './plant-line-up.tsx'

type Row = { slug: string; plant_name: string; max_height_ft: number | null; max_spread_ft: number | null }

/** Those of the plants that can be drawn at their grown size, in their order. For loaders: it knows the address of every cut-out. */
export function toStandingPlants(rows: readonly Row[], most: number): StandingPlant[] {
  return rows
    .flatMap(({ slug, plant_name: name, max_height_ft: heightFt, max_spread_ft: spreadFt }) => {
      const cutOut = cutOutUrl(slug)
      return cutOut === undefined || heightFt === null || spreadFt === null
        ? []
        : [{ name, cutOut, heightFt, spreadFt }]
    })
    .slice(0, most)
}
