import type { CatalogPlantRow } from '#domain/search/catalog-rows.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { hardySteps, zoneSteps } from '#domain/plants/usda-zone.ts'
import type { KnownGround } from './community-facts.ts'

/** A plant as a community's list sees it. */
export type PlantFacts = CatalogPlantRow & Pick<CatalogPlant, 'stock' | 'isBestSeller'>

/** The ecoregions of each ground, as named in plant records. */
export const ecoregionsOf: Record<KnownGround, readonly string[]> = {
  limestone: ['Edwards Plateau'],
  clay: ['Blackland Prairie'],
  sand: ['Post Oak Savannah', 'South Texas Plains'],
}

const texturesOf: Record<KnownGround, readonly string[]> = {
  limestone: ['limestone', 'caliche', 'shallow'],
  clay: ['clay'],
  sand: ['sand'],
}

type Rooted = Pick<CatalogPlantRow, 'soilTextures' | 'soilPh' | 'ecoregions'>

/**
 * Limestone and clay are alkaline here; the sands to the south aren't, but what grows wild on them takes them. An unknown pH rules
 * nothing out.
 */
const suitsPh = ({ soilPh, ecoregions }: Rooted, ground: KnownGround) =>
  ground === 'sand'
    ? soilPh !== 'alkaline' || ecoregions.some((region) => ecoregionsOf.sand.includes(region))
    : !soilPh?.startsWith('acidic')

export function takesGround(plant: Rooted, ground: KnownGround): boolean {
  return plant.soilTextures.some((texture) => texturesOf[ground].includes(texture)) && suitsPh(plant, ground)
}

/** A community on the line between two zones, '8b/9a', needs plants that are hardy in both. */
export function isHardyIn(
  facts: Pick<CatalogPlantRow, 'usdaZone' | 'plantType'>,
  localZone: string | null,
): boolean {
  const [plant, local] = [hardySteps(facts), zoneSteps(localZone)]
  return plant !== null && local !== null && plant[0] <= local[0] && local[1] <= plant[1]
}
