import { deerRule } from '#domain/plants/deer.ts'
import { feetInWords, feetRangeInWords } from '#domain/plants/grown-size.ts'
import { inFlower } from '#domain/places/why-it-fits.ts'
import type { Ranked } from '#domain/search/finder.ts'
import { capitalize } from '#domain/wording.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

const mostReasons = 3

/** A plant that the finder suggests, with what speaks for it and what doesn't. */
export function toFinderPlant({ plant, misses }: Ranked) {
  const prices = plant.stock.map(({ plantedCents }) => plantedCents)
  return {
    slug: plant.slug,
    name: plant.name,
    reasons: reasonsFor(plant).slice(0, mostReasons),
    drawbacks: misses.map((missed) =>
      missed === 'light'
        ? `Prefers ${plant.exposure?.toLowerCase() ?? 'other light'}`
        : `Grows to ${plant.maxHeightFt === null ? '? ft' : feetInWords(plant.maxHeightFt)}`,
    ),
    deer: deerRule(plant),
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    picture: toPicture(plant.imageUrl, `Illustration of ${plant.name}`, plant.plantType),
  }
}

function reasonsFor(plant: Ranked['plant']): string[] {
  const { minHeightFt: least, maxHeightFt: most, fallColor } = plant
  return [
    plant.leafRetention === 'evergreen' ? 'Evergreen' : null,
    most === null ? null : feetRangeInWords(least ?? most, most),
    plant.oakWilt === 'low' ? 'Low oak wilt risk' : null,
    plant.growthRate === 'fast' ? 'Grows fast' : null,
    plant.february2021 === 'yes' ? 'Came through February 2021' : null,
    /tree/i.test(plant.plantType) ? null : flowersInWords(plant),
    fallColor === null || /[,;(]|none|winter|cold/.test(fallColor) ? null : `Turns ${fallColor} in fall`,
    plant.droughtTolerance === 'high' ? 'Gets by on rain' : null,
  ].filter((reason) => reason !== null)
}

function flowersInWords({ bloomMonths }: Ranked['plant']): string | null {
  const words = inFlower(bloomMonths)
  return words === null ? null : capitalize(words)
}
