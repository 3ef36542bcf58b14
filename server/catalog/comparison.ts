import { compareTraits } from '#domain/compare/traits.ts'
import { comparedSizes } from '#domain/compare/compared-sizes.ts'
import { containerSizeLabel, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { drawnSize } from '#domain/growth/drawn-size.ts'
import { sizeAt } from '#domain/growth/growth.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import { leafMonths } from '#domain/plants/leaf-months.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { toPlantGrowth } from './plant-growth.ts'
import { toCartItem } from './stock-item.ts'

const feetInWords = (least: number | null, most: number | null) =>
  least === null || most === null ? null : feetRangeInWords(least, most)

function toComparedPlant(plant: CatalogPlant, size: ContainerSize | null) {
  const offer = plant.stock.find((item) => item.size === size)
  const inches = offer?.currentHeightInches ?? null
  const growth = toPlantGrowth(plant)
  const { heightFt, spreadFt } = growth
  const inTenYears = sizeAt(growth, inches === null ? null : inches / 12, 10)
  return {
    slug: plant.slug,
    name: plant.name,
    scientificName: plant.scientificName,
    plantType: plant.plantType,
    picture: toPicture(plant.imageUrl, `Illustration of ${plant.name}`, plant.plantType),
    heightFt: plant.maxHeightFt,
    spreadFt: plant.maxSpreadFt,
    height: feetInWords(plant.minHeightFt, plant.maxHeightFt),
    spread: feetInWords(plant.minSpreadFt, plant.maxSpreadFt),
    exposure: plant.exposure,
    waterNeeds: plant.waterNeeds,
    growthRate: plant.growthRate,
    drawnFt:
      heightFt === null || spreadFt === null
        ? null
        : drawnSize({ ...growth, heightFt, spreadFt }, 'middle height'),
    inTenYearsFt: inTenYears?.heightFt ?? null,
    year: {
      flowerColor: plant.flowerColor,
      bloomMonths: plant.bloomMonths,
      fruitMonths: plant.fruitMonths,
      leafMonths: leafMonths(plant.leafRetention) ?? [],
    },
    /** In the chosen size. */
    offer: offer === undefined ? null : toCartItem({ ...offer, plant }),
  }
}

/** Several plants side by side, with the sizes to choose from. */
export function toComparison(plants: readonly CatalogPlant[], size: ContainerSize | null) {
  return {
    plants: plants.map((plant) => toComparedPlant(plant, size)),
    ...compareTraits(plants),
    sizes: comparedSizes(plants).map((each) => ({
      size: each,
      label: containerSizeLabel(each),
      isChosen: each === size,
    })),
  }
}
