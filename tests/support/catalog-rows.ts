import type { PlantingPlace } from '#domain/places/verdict.ts'
import { plantPrice } from '#domain/pricing/plant-price.ts'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import type { CatalogPlantRow, CatalogStockRow } from '#domain/search/catalog-rows.ts'
import { buildCatalog } from '#domain/search/catalog.ts'
import { realWishes } from './real-wishes.ts'
import { buildVocabulary, type SearchPlace } from '#domain/search/search-vocabulary.ts'

const plainPlant: Omit<CatalogPlantRow, 'id' | 'name' | 'slug'> = {
  scientificName: 'Testus',
  otherNames: [],
  spanishNames: [],
  description: '',
  plantType: 'perennial',
  flowerColor: null,
  bloomMonths: [],
  fruitMonths: [],
  leafRetention: null,
  growthRate: null,
  droughtTolerance: null,
  maintenanceLevel: null,
  soilTextures: [],
  landscapeUses: [],
  wildlife: [],
  larvalHostOf: [],
  fallColor: null,
  fruit: null,
  fragrance: null,
  thorns: null,
  february2021: 'unknown',
  oakWilt: null,
  height: null,
  spread: null,
  minHeightFt: null,
  maxHeightFt: null,
  minSpreadFt: null,
  maxSpreadFt: null,
  spacing: null,
  usdaZone: null,
  exposure: null,
  waterNeeds: null,
  soilPh: null,
  toleratesPoorDrainage: null,
  landforms: [],
  deerTolerance: null,
  texasNative: null,
  nativeHere: null,
  ecoregions: [],
  cautions: [],
  longevity: null,
  crown: null,
  litter: null,
  showyFlowers: false,
  fallGrade: 0,
  deerEats: null,
  byNameOnly: false,
  hostIsPest: false,
  toxic: 'Not assessed',
  toxicToPets: 'Not assessed',
  toxicityNote: null,
  imageUrl: null,
}

export type PlantFacts = Partial<CatalogPlantRow>
export type StockFacts = Partial<CatalogStockRow> & { wholesaleCents?: number }

/** A catalog of plants by name, and of stock rows that each name their plant. */
export function catalogOf(
  plants: Record<string, PlantFacts>,
  stock: readonly (StockFacts & { of: string })[] = [],
  places: readonly (PlantingPlace & Partial<SearchPlace>)[] = [],
) {
  const names = Object.keys(plants).toSorted()
  const plantRows = names.map((name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    ...plainPlant,
    ...plants[name],
  }))
  const stockRows = stock.map(({ of, wholesaleCents = 5_00, ...facts }, index) => {
    const containerSize = facts.containerSize ?? '1 gal'
    return {
      id: index + 1,
      plantId: names.indexOf(of) + 1,
      containerSize,
      useCatalogImage: true,
      customImageUrl: null,
      ownImageUrl: null,
      currentHeightInches: null,
      caliperInches: null,
      isBestSeller: false,
      available: null,
      isOffered: true,
      ...plantPrice(wholesaleCents, containerSize, resolveSizePrices([])),
      ...facts,
    }
  })
  const catalog = buildCatalog(plantRows, stockRows, places)
  const searched = places.map((place) => ({ zipCodes: [], ...place }))
  return { ...catalog, wishes: realWishes(), vocabulary: buildVocabulary(catalog.plants, searched) }
}
