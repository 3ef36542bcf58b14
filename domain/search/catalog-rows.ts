import type { PlantPrice } from '#domain/pricing/plant-price.ts'

/** A plant as read from the database. */
export type CatalogPlantRow = {
  id: number
  name: string
  slug: string
  scientificName: string
  otherNames: string[]
  spanishNames: string[]
  description: string
  plantType: string
  flowerColor: string | null
  bloomMonths: number[]
  fruitMonths: number[]
  leafRetention: string | null
  growthRate: string | null
  droughtTolerance: string | null
  maintenanceLevel: string | null
  soilTextures: string[]
  landscapeUses: string[]
  wildlife: string[]
  larvalHostOf: string[]
  fallColor: string | null
  fruit: string | null
  fragrance: boolean | null
  thorns: boolean | null
  february2021: string
  oakWilt: string | null
  height: string | null
  spread: string | null
  minHeightFt: number | null
  maxHeightFt: number | null
  minSpreadFt: number | null
  maxSpreadFt: number | null
  /** In feet, as on record: '18'. */
  spacing: string | null
  usdaZone: string | null
  exposure: string | null
  waterNeeds: string | null
  soilPh: string | null
  toleratesPoorDrainage: string | null
  landforms: string[]
  deerTolerance: string | null
  texasNative: string | null
  nativeHere: boolean | null
  ecoregions: string[]
  cautions: string[]
  longevity: string | null
  crown: string | null
  litter: string | null
  showyFlowers: boolean
  fallGrade: number
  deerEats: string | null
  byNameOnly: boolean
  hostIsPest: boolean
  toxic: string
  toxicToPets: string
  toxicityNote: string | null
  imageUrl: string | null
}

/** A stock item as read from the database, already at its retail price. */
export type CatalogStockRow = PlantPrice & {
  id: number
  plantId: number
  containerSize: string
  useCatalogImage: boolean
  customImageUrl: string | null
  ownImageUrl: string | null
  currentHeightInches: number | null
  caliperInches: number | null
  isBestSeller: boolean
  /** How many are listed and not held for other customers; null if the list doesn't say. */
  available: number | null
  /** False if another wholesaler's row of this plant and size is offered instead. */
  isOffered: boolean
}
