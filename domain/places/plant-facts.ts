import { hardySteps, zoneSteps } from '#domain/plants/usda-zone.ts'
import type { KnownGround } from './community-facts.ts'

/** The facts about a plant that matter when matching it to a community. */
export type PlantFacts = {
  slug: string
  name: string
  scientificName: string
  plantType: string
  soilTextures: string[]
  soilPh: string | null
  usdaZone: string | null
  deerTolerance: string | null
  oakWilt: string | null
  february2021: string
  toleratesPoorDrainage: boolean
  landforms: string[]
  droughtTolerance: string | null
  growthRate: string | null
  leafRetention: string | null
  fallColor: string | null
  bloomMonths: number[]
  heightFt: { least: number; most: number } | null
  exposure: string | null
  landscapeUses: string[]
  larvalHostOf: string[]
  ecoregions: string[]
  nativeHere: boolean
  cautions: string[]
  longevity: string | null
  crown: string | null
  litter: string | null
  showyFlowers: boolean
  fallGrade: number
  deerEats: string | null
  byNameOnly: boolean
  hostIsPest: boolean
  sizesInStock: number
  isBestSeller: boolean
}

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

/** Limestone and clay are alkaline here; the sands to the south aren't. An unknown pH rules nothing out. */
const suitsPh = (soilPh: string | null, ground: KnownGround) =>
  ground === 'sand' ? soilPh !== 'alkaline' : !soilPh?.startsWith('acidic')

export function takesGround(
  { soilTextures, soilPh }: Pick<PlantFacts, 'soilTextures' | 'soilPh'>,
  ground: KnownGround,
): boolean {
  return soilTextures.some((texture) => texturesOf[ground].includes(texture)) && suitsPh(soilPh, ground)
}

/** A community on the line between two zones, '8b/9a', needs plants that are hardy in both. */
export function isHardyIn(
  facts: Pick<PlantFacts, 'usdaZone' | 'plantType'>,
  localZone: string | null,
): boolean {
  const [plant, local] = [hardySteps(facts), zoneSteps(localZone)]
  return plant !== null && local !== null && plant[0] <= local[0] && local[1] <= plant[1]
}
