import { zoneStep, zoneSteps } from '#domain/plants/usda-zone.ts'
import type { Ground } from './community-facts.ts'

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
export const ecoregionsOf: Record<Exclude<Ground, 'unknown'>, readonly string[]> = {
  limestone: ['Edwards Plateau'],
  clay: ['Blackland Prairie'],
  sand: ['Post Oak Savannah', 'South Texas Plains'],
}

const texturesOf: Record<Exclude<Ground, 'unknown'>, readonly string[]> = {
  limestone: ['limestone', 'caliche', 'shallow'],
  clay: ['clay'],
  sand: ['sand'],
}

/** Clay and limestone are alkaline here: what asks for acid soil yellows in both. */
export function takesGround(plant: PlantFacts, ground: Exclude<Ground, 'unknown'>): boolean {
  const takesAlkaline = plant.soilPh === null || !plant.soilPh.startsWith('acidic')
  return (
    plant.soilTextures.some((texture) => texturesOf[ground].includes(texture)) &&
    (ground === 'sand' || takesAlkaline)
  )
}

export function isHardyIn({ usdaZone }: PlantFacts, zone: string): boolean {
  const steps = zoneSteps(usdaZone)
  return steps !== null && steps[0] <= zoneStep(zone) && zoneStep(zone) <= steps[1]
}
