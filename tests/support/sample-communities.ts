import type { CommunityFacts } from '#domain/places/community-facts.ts'
import type { OakRule, WaterSupplier } from '#domain/places/local-rules.ts'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import { catalogOf } from './catalog-rows.ts'

// Fictional communities and plants, for rules that need all their facts.

export const unknown: CommunityFacts = {
  slug: 'nowhere',
  name: 'Nowhere',
  kind: 'community',
  counties: [],
  zipCodes: [],
  position: null,
  elevationFt: null,
  nearestRoad: null,
  ground: 'unknown',
  groundCertain: false,
  belts: [],
  ecoregion: null,
  soil: null,
  usdaZone: null,
  waterProvider: null,
  deerPressure: null,
  notableFacts: [],
  oakWilt: null,
  oakRule: null,
  waterSuppliers: [],
  waters: [],
  localKeywords: ['shade trees Nowhere'],
}
export const ridge: CommunityFacts = {
  ...unknown,
  slug: 'ridge',
  name: 'Ridge',
  counties: ['Kendall'],
  zipCodes: ['78006'],
  position: { latitude: 29.795, longitude: -98.732 },
  elevationFt: 1411,
  nearestRoad: 'I-10 and SH 46',
  ground: 'limestone',
  groundCertain: true,
  ecoregion: 'Edwards Plateau',
  soil: 'thin soil over limestone',
  usdaZone: '8b',
  waterProvider: 'City of Ridge',
  deerPressure: 'high',
}

export const place: CommunityFacts = {
  ...unknown,
  slug: 'place',
  name: 'Place',
  kind: 'city',
  counties: ['Bexar'],
  zipCodes: ['78201'],
  position: { latitude: 29.5, longitude: -98.5 },
  ground: 'clay',
  groundCertain: true,
  usdaZone: '9a',
  localKeywords: [],
}

export const plant = (
  name: string,
  { sizes = 1, ...facts }: Partial<PlantFacts> & { sizes?: number } = {},
): PlantFacts => {
  const stock = Array.from({ length: sizes }, (_, index) => ({
    of: name,
    containerSize: `${index + 1} gal`,
  }))
  const [made] = catalogOf({ [name]: {} }, stock).plants
  if (made === undefined) throw new Error(`No plant ${name}.`)
  return {
    ...made,
    scientificName: `Genus ${name}`,
    plantType: 'tree',
    soilTextures: ['clay', 'loam'],
    soilPh: 'adaptable',
    usdaZone: '7a-9b',
    deerTolerance: 'Low',
    oakWilt: null,
    february2021: 'unknown',
    toleratesPoorDrainage: 'No',
    landforms: [],
    droughtTolerance: 'medium',
    growthRate: 'medium',
    leafRetention: 'deciduous',
    fallColor: null,
    bloomMonths: [],
    minHeightFt: 20,
    maxHeightFt: 40,
    exposure: 'Full Sun',
    landscapeUses: ['shade'],
    larvalHostOf: [],
    ecoregions: [],
    nativeHere: true,
    cautions: [],
    ...facts,
  }
}

export const oakRule: OakRule = {
  slug: 'ridge',
  city: 'Ridge',
  pruning: null,
  paint: null,
  permit: null,
  fee: null,
  forbidsRedOaks: false,
  incentive: null,
  also: null,
  section: null,
  sources: ['[City of Ridge: Oak Wilt](https://ridge.example/oaks)'],
  sourceDate: 'Notice of June 2022',
  ask: 'Ridge City Hall',
}

export const waterSupplier: WaterSupplier = {
  slug: 'ridge',
  name: 'City of Ridge',
  hand: null,
  drip: null,
  soaker: null,
  sprinkler: null,
  newPlants: null,
  sources: [],
  sourceDate: null,
  ask: 'Ridge City Hall',
}
