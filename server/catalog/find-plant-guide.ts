import { waterNeedOf } from '#domain/care/water-plan.ts'
import { firstSummerWater } from '#domain/care/water-words.ts'
import { fittingCommunities } from '#domain/places/verdict.ts'
import { toCityOakRule } from '#domain/places/local-rules.ts'
import { isWoody } from '#domain/growth/growth.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import { similarPlants } from '#domain/plants/similar-plants.ts'
import { reasonsFor } from '#domain/search/best-match.ts'
import { searchText } from '#domain/search/search-text.ts'
import { wishes } from '#server/platform/content.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { getCommunityGrounds, getOakRules } from '#server/catalog/places/place-reads.ts'
import { listsWith } from './plant-list.ts'
import { findGuidePlant, type GuidePlantRow } from './plants.ts'
import { toFittingPlant, toPlantGuide, toPlantStock, toSimilarPlant } from './plant-guide.ts'

// Don't look up what can't be a name: control characters, very long text.
const couldBeAName = /^[^\p{C}]{1,120}$/u

async function gather(plant: GuidePlantRow) {
  const [catalog, grounds] = await Promise.all([getCatalog(), getCommunityGrounds()])
  const { plants } = catalog
  const listed = plants.find(({ id }) => id === plant.id)
  const needs = { ...plant, soilPh: plant.soilPhPreference }
  const [smallest] = listed?.stock ?? []
  const reasonOf = reasonsFor({ understood: [] }, { wishes })
  return {
    plant: toPlantGuide(plant),
    stock: (listed?.stock ?? [])
      .map(toPlantStock)
      .toSorted(
        (one, other) => one.unitPriceCents - other.unitPriceCents || one.inventoryId - other.inventoryId,
      ),
    fitting: isWoody(plant.plantType) ? plants.flatMap(toFittingPlant) : [],
    similar: listed
      ? similarPlants(listed, plants).map((other) => toSimilarPlant(other, reasonOf(other)))
      : [],
    fits: fittingCommunities(needs, grounds),
    lists: listsWith(plant.slug, catalog),
    // The plan's days are for bark mix that dries out, not for what rots in it.
    water:
      smallest === undefined || plant.plantType === 'succulent'
        ? null
        : firstSummerWater({ ...plant, waterNeed: waterNeedOf(plant.waterNeeds) }, smallest.containerSize),
    oakRules: isOak(plant.scientificName)
      ? (await getOakRules()).map((rule) => toCityOakRule(rule, plant))
      : null,
  }
}

type Found =
  | { kind: 'guide'; guide: Awaited<ReturnType<typeof gather>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'none' }

/** Looks for a plant with this id, then with this slug, then for the only plant with this name. */
export async function findPlantGuide(idOrName: string): Promise<Found> {
  if (!couldBeAName.test(idOrName)) return { kind: 'none' }
  const { plants } = await getCatalog()
  const byId = plants.find(({ id }) => String(id) === idOrName)
  if (byId !== undefined) return { kind: 'moved', slug: byId.slug }
  const plant = await findGuidePlant(idOrName)
  if (plant !== undefined) return { kind: 'guide', guide: await gather(plant) }
  const wanted = searchText(idOrName)
  const byName = plants.filter(({ names }) => names.includes(wanted))
  return byName[0] !== undefined && byName.length === 1
    ? { kind: 'moved', slug: byName[0].slug }
    : { kind: 'none' }
}
