import { fittingCommunities } from '#domain/places/fitting-communities.ts'
import { localMonth } from '#domain/places/local-month.ts'
import { isOak, oakPruningAdvice } from '#domain/plants/oak-wilt.ts'
import { getCommunityGrounds } from './community-grounds.ts'
import { findGuidePlant, findSlugById, findSlugByName, type GuidePlantRow } from './db/plant-guide.ts'
import { listStockOfPlant } from './db/plant-stock.ts'
import { listSimilarPlants } from './db/similar-plants.ts'
import { toPlantGuide } from './presenters/plant-guide.ts'
import { toSimilarPlant } from './presenters/similar-plant.ts'
import { toPlantStock } from './presenters/plant-stock.ts'
import { getSizePrices } from './size-prices.ts'

// What no name holds (control characters, endless text) is not asked for.
const couldBeAName = /^[^\p{C}]{1,120}$/u

async function gather(plant: GuidePlantRow, now: Date) {
  const [stock, similar, grounds] = await Promise.all([
    getSizePrices().then((prices) => listStockOfPlant(plant.id, prices)),
    listSimilarPlants(plant),
    getCommunityGrounds(),
  ])
  const month = localMonth(now)
  return {
    plant: toPlantGuide(plant),
    stock: stock
      .map(toPlantStock)
      .toSorted(
        (one, other) => one.unitPriceCents - other.unitPriceCents || one.inventoryId - other.inventoryId,
      ),
    similar: similar.map((row) => toSimilarPlant(row, plant)),
    fits: fittingCommunities(
      { soilTextures: plant.soil_textures, soilPh: plant.soil_ph_preference, usdaZone: plant.usda_zone },
      grounds,
    ),
    oakPruning: isOak(plant.scientific_name) ? { month, ...oakPruningAdvice(month) } : null,
  }
}

type Found =
  | { kind: 'guide'; guide: Awaited<ReturnType<typeof gather>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'none' }

/** SG-03: a number is tried first as a plant's id; then the slug; then any name by which exactly one plant is known. */
export async function findPlantGuide(asked: string, now: Date): Promise<Found> {
  if (!couldBeAName.test(asked)) return { kind: 'none' }
  const slugOfId = /^\d{1,15}$/.test(asked) ? await findSlugById(Number(asked)) : undefined
  if (slugOfId !== undefined) return { kind: 'moved', slug: slugOfId }
  const plant = await findGuidePlant(asked)
  if (plant !== undefined) return { kind: 'guide', guide: await gather(plant, now) }
  const slugOfName = await findSlugByName(asked)
  return slugOfName === undefined ? { kind: 'none' } : { kind: 'moved', slug: slugOfName }
}
