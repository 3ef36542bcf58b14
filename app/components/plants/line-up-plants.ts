import { cutOutUrl } from './cut-outs.ts'
import type { LineUpPlant } from './plant-line-up.tsx'

type Row = { slug: string; plantName: string; maxHeightFt: number | null; maxSpreadFt: number | null }

/** The plants that have a cut-out and a known size, in order. Only for loaders, because it imports the URLs of all cut-outs. */
export function toLineUpPlants(rows: readonly Row[], most: number): LineUpPlant[] {
  return rows
    .flatMap(({ slug, plantName: name, maxHeightFt: heightFt, maxSpreadFt: spreadFt }) => {
      const cutOut = cutOutUrl(slug)
      return cutOut === undefined || heightFt === null || spreadFt === null
        ? []
        : [{ name, cutOut, heightFt, spreadFt }]
    })
    .slice(0, most)
}
