import { fittingCommunities } from '#domain/places/fitting-communities.ts'
import { yardMonth } from '#domain/company/yard-clock.ts'
import { isOak, oakPruningAdvice } from '#domain/plants/oak-wilt.ts'
import { similarPlants } from '#domain/plants/similar-plants.ts'
import { searchText } from '#domain/search/search-text.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { getCommunityGrounds } from './community-grounds.ts'
import { findGuidePlant, type GuidePlantRow } from '#server/db/plant-guide-row.ts'
import { toPlantGuide } from '#server/presenters/plant-guide.ts'
import { toSimilarPlant } from '#server/presenters/similar-plant.ts'
import { toPlantStock } from '#server/presenters/plant-stock.ts'

// What no name holds (control characters, endless text) is not asked for.
const couldBeAName = /^[^\p{C}]{1,120}$/u

async function gather(plant: GuidePlantRow, now: Date) {
  const [{ plants }, grounds] = await Promise.all([getCatalog(), getCommunityGrounds()])
  const listed = plants.find(({ id }) => id === plant.id)
  const month = yardMonth(now)
  return {
    plant: toPlantGuide(plant),
    stock: (listed?.stock ?? [])
      .map(toPlantStock)
      .toSorted(
        (one, other) => one.unitPriceCents - other.unitPriceCents || one.inventoryId - other.inventoryId,
      ),
    similar: listed ? similarPlants(listed, plants).map((other) => toSimilarPlant(other, listed)) : [],
    fits: fittingCommunities(
      { soilTextures: plant.soilTextures, soilPh: plant.soilPhPreference, usdaZone: plant.usdaZone },
      grounds,
    ),
    oakPruning: isOak(plant.scientificName) ? { month, ...oakPruningAdvice(month) } : null,
  }
}

type Found =
  | { kind: 'guide'; guide: Awaited<ReturnType<typeof gather>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'none' }

/** SG-03: a number is tried first as a plant's id; then the slug; then any name by which exactly one plant is known. */
export async function findPlantGuide(asked: string, now: Date): Promise<Found> {
  if (!couldBeAName.test(asked)) return { kind: 'none' }
  const { plants } = await getCatalog()
  const byId = plants.find(({ id }) => String(id) === asked)
  if (byId !== undefined) return { kind: 'moved', slug: byId.slug }
  const plant = await findGuidePlant(asked)
  if (plant !== undefined) return { kind: 'guide', guide: await gather(plant, now) }
  const wanted = searchText(asked)
  const byName = plants.filter(({ names }) => names.includes(wanted))
  return byName[0] !== undefined && byName.length === 1
    ? { kind: 'moved', slug: byName[0].slug }
    : { kind: 'none' }
}
