import { fittingCommunities } from '#domain/places/verdict.ts'
import { oakRuleInBrief } from '#domain/places/local-rules.ts'
import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { isWoody } from '#domain/growth/growth.ts'
import { isOak, oakPruningAdvice } from '#domain/plants/oak-wilt.ts'
import { similarPlants } from '#domain/plants/similar-plants.ts'
import { searchText } from '#domain/search/search-text.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { getCommunityGrounds, getOakRules } from '#server/catalog/places/place-reads.ts'
import { listsWith } from './plant-list.ts'
import { findGuidePlant, type GuidePlantRow } from './plants.ts'
import { toFittingPlant, toPlantGuide, toPlantStock, toSimilarPlant } from './plant-guide.ts'

// Don't look up what can't be a name: control characters, very long text.
const couldBeAName = /^[^\p{C}]{1,120}$/u

async function gather(plant: GuidePlantRow, now: Date) {
  const [catalog, grounds] = await Promise.all([getCatalog(), getCommunityGrounds()])
  const { plants } = catalog
  const listed = plants.find(({ id }) => id === plant.id)
  const month = nurseryMonth(now)
  const needs = { ...plant, soilPh: plant.soilPhPreference }
  return {
    plant: toPlantGuide(plant),
    stock: (listed?.stock ?? [])
      .map(toPlantStock)
      .toSorted(
        (one, other) => one.unitPriceCents - other.unitPriceCents || one.inventoryId - other.inventoryId,
      ),
    fitting: isWoody(plant.plantType) ? plants.flatMap(toFittingPlant) : [],
    similar: listed ? similarPlants(listed, plants).map((other) => toSimilarPlant(other, listed)) : [],
    fits: fittingCommunities(needs, grounds),
    lists: listsWith(plant.slug, catalog),
    oakPruning: isOak(plant.scientificName) ? { month, ...oakPruningAdvice(month) } : null,
    oakRules: isOak(plant.scientificName) ? await oakRulesFor(plant) : [],
  }
}

async function oakRulesFor(plant: GuidePlantRow) {
  const rules = await getOakRules()
  return rules.map((rule) => ({ city: rule.city, text: oakRuleInBrief(rule, plant) }))
}

type Found =
  | { kind: 'guide'; guide: Awaited<ReturnType<typeof gather>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'none' }

/** Looks for a plant with this id, then with this slug, then for the only plant with this name. */
export async function findPlantGuide(idOrName: string, now: Date): Promise<Found> {
  if (!couldBeAName.test(idOrName)) return { kind: 'none' }
  const { plants } = await getCatalog()
  const byId = plants.find(({ id }) => String(id) === idOrName)
  if (byId !== undefined) return { kind: 'moved', slug: byId.slug }
  const plant = await findGuidePlant(idOrName)
  if (plant !== undefined) return { kind: 'guide', guide: await gather(plant, now) }
  const wanted = searchText(idOrName)
  const byName = plants.filter(({ names }) => names.includes(wanted))
  return byName[0] !== undefined && byName.length === 1
    ? { kind: 'moved', slug: byName[0].slug }
    : { kind: 'none' }
}
