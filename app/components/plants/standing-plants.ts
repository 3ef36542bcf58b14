import { cutOutUrl } from './cut-outs.ts'
import type { StandingPlant } from './plant-line-up.tsx'

type Row = { slug: string; plantName: string; maxHeightFt: number | null; maxSpreadFt: number | null }

/** Those of the plants that can be drawn at their grown size, in their order. For loaders: it knows the address of every cut-out. */
export function toStandingPlants(rows: readonly Row[], most: number): StandingPlant[] {
  return rows
    .flatMap(({ slug, plantName: name, maxHeightFt: heightFt, maxSpreadFt: spreadFt }) => {
      const cutOut = cutOutUrl(slug)
      return cutOut === undefined || heightFt === null || spreadFt === null
        ? []
        : [{ name, cutOut, heightFt, spreadFt }]
    })
    .slice(0, most)
}
