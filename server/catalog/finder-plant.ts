import { deerRule } from '#domain/plants/deer.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import type { Miss } from '#domain/advice/recommend.ts'
import type { Ranked } from '#domain/advice/finder.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { usualSize } from './plant-list.ts'
import { toCartItem } from './stock-item.ts'

/** A plant that the finder suggests, with what speaks for it and what doesn't. */
export function toFinderPlant({ plant, reason, misses }: Ranked) {
  const [cheapest] = plant.stock.toSorted((one, other) => one.plantedCents - other.plantedCents)
  const offer = plant.plantType === 'tree' ? usualSize(plant.stock) : cheapest
  return {
    slug: plant.slug,
    name: plant.name,
    reason,
    drawbacks: misses.map((missed) => drawbackOf(plant, missed)),
    deer: deerRule(plant),
    /** A tree in the size that most people plant, anything else in its cheapest. Null if none is in stock. */
    offer: offer === undefined ? null : toCartItem({ ...offer, plant }),
    picture: toPicture(plant.imageUrl, `Illustration of ${plant.name}`, plant.plantType),
  }
}

function drawbackOf({ exposure, minHeightFt, maxHeightFt }: CatalogPlant, missed: Miss): string {
  if (missed === 'leaves') return 'Bare in winter'
  if (missed === 'light') return `Prefers ${exposure?.toLowerCase() ?? 'other light'}`
  return maxHeightFt === null
    ? 'Height not on record'
    : `Grows ${feetRangeInWords(minHeightFt ?? maxHeightFt, maxHeightFt)} tall`
}

/** As it's listed below the plates. */
export const toFinderLine = ({ plant, reason }: Ranked) => ({
  slug: plant.slug,
  name: plant.name,
  reason,
  deer: deerRule(plant),
})
