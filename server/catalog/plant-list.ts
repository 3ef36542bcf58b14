import { listPlants, type PlantListText } from '#domain/advice/plant-list.ts'
import { sizeAt } from '#domain/growth/growth.ts'
import { deerRule } from '#domain/plants/deer.ts'
import type { KnownGround } from '#domain/places/community-facts.ts'
import type { Catalog, CatalogPlant } from '#domain/search/catalog.ts'
import { containerSizes } from '#domain/stock/container-sizes.ts'
import { plantLists, toShortList, wishes } from '#server/platform/content.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { toPlantGrowth } from './plant-growth.ts'
import { toCartItem } from './stock-item.ts'

type ShortList = ReturnType<typeof toShortList>

/** A list page's plants, best first, and the ones that people expect on it. */
export function toPlantList(list: PlantListText, { plants }: Catalog, ground: KnownGround | null) {
  return {
    plants: listPlants(list, wishes[list.wish], plants, ground).map(({ plant, reason }) => ({
      ...named(plant),
      scientificName: plant.scientificName,
      reason,
      deer: deerRule(plant),
      ...offered(plant),
    })),
    without: Object.entries(list.without).flatMap(([slug, why]) => {
      const plant = plants.find((each) => each.slug === slug)
      return plant === undefined ? [] : [{ ...named(plant), why }]
    }),
  }
}

let ranked: { catalog: Catalog; lists: readonly (ShortList & { slugs: readonly string[] })[] } | undefined

/** The lists that a plant is on. They're ranked once for each snapshot of the catalog. */
export function listsWith(slug: string, catalog: Catalog): ShortList[] {
  if (ranked?.catalog !== catalog) {
    const lists = plantLists.map((list) => ({
      ...toShortList(list),
      slugs: listPlants(list, wishes[list.wish], catalog.plants, null).map(({ plant }) => plant.slug),
    }))
    ranked = { catalog, lists }
  }
  return ranked.lists.filter(({ slugs }) => slugs.includes(slug)).map(toShortList)
}

const named = ({ slug, name, imageUrl, plantType }: CatalogPlant) => ({
  slug,
  name,
  picture: toPicture(imageUrl, `Illustration of ${name}`, plantType),
})

const fifteenGallons = containerSizes.indexOf('15-gal')

/** The size that most people plant: the largest up to 15 gal. Of two in that size, the first costs less. */
export function usualSize(stock: CatalogPlant['stock']) {
  const largest = stock.findLast(({ size }) => containerSizes.indexOf(size) <= fifteenGallons)
  return stock.find(({ size }) => largest === undefined || size === largest.size)
}

/** Its size in ten years and its prices: of the cheapest size, and of what most people plant. */
function offered(plant: CatalogPlant) {
  const growth = toPlantGrowth(plant)
  const [cheapest] = plant.stock.toSorted((one, other) => one.plantedCents - other.plantedCents)
  const usual = usualSize(plant.stock)
  const heightInches = usual?.currentHeightInches ?? null
  return {
    inTenYears: sizeAt(growth, heightInches === null ? null : heightInches / 12, 10),
    grownFt: growth.heightFt,
    /** Null if nothing is in stock. */
    offer: cheapest === undefined ? null : toCartItem({ ...cheapest, plant }),
    usual:
      usual === undefined || usual === cheapest
        ? null
        : { containerSize: usual.containerSize, plantedCents: usual.plantedCents },
  }
}
