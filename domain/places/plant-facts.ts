import { zoneSteps } from '#domain/plants/usda-zone.ts'
import type { KnownGround } from './community-facts.ts'

/** What is recorded of a plant that can speak for or against a place. */
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
  droughtTolerance: string | null
  growthRate: string | null
  leafRetention: string | null
  fallColor: string | null
  bloomMonths: number[]
  heightFt: { least: number; most: number } | null
  landscapeUses: string[]
  larvalHostOf: string[]
  ecoregions: string[]
  nativeHere: boolean
  cautions: string[]
  /** In how many sizes it stands in the yard today. */
  sizesInStock: number
  isBestSeller: boolean
}

/** The ecoregions that belong to a ground, as plants record them. */
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

/** Limestone and clay are alkaline here, the sands to the south are not. An unrecorded pH rules nothing out. */
const suitsPh = (soilPh: string | null, ground: KnownGround) =>
  ground === 'sand' ? soilPh !== 'alkaline' : !soilPh?.startsWith('acidic')

export function takesGround(
  { soilTextures, soilPh }: Pick<PlantFacts, 'soilTextures' | 'soilPh'>,
  ground: KnownGround,
): boolean {
  return soilTextures.some((texture) => texturesOf[ground].includes(texture)) && suitsPh(soilPh, ground)
}

/** A place on the line between two zones, '8b/9a', needs a plant that is hardy in both. */
export function isHardyIn({ usdaZone }: Pick<PlantFacts, 'usdaZone'>, placeZone: string | null): boolean {
  const [plant, place] = [zoneSteps(usdaZone), zoneSteps(placeZone)]
  return plant !== null && place !== null && plant[0] <= place[0] && place[1] <= plant[1]
}
