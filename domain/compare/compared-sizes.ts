import { containerSizes, type ContainerSize } from '#domain/stock/container-sizes.ts'

type Stocked = { stock: readonly { size: ContainerSize }[] }

const hasSize = (size: ContainerSize) => (plant: Stocked) => plant.stock.some((item) => item.size === size)

/** The sizes in which at least one of the plants is in stock, smallest first. */
export const comparedSizes = (plants: readonly Stocked[]): ContainerSize[] =>
  containerSizes.filter((size) => size !== 'other' && plants.some(hasSize(size)))

/** 15 gal if every plant has it; otherwise the largest size that the most plants have. Null if none is in stock. */
export function defaultSize(plants: readonly Stocked[]): ContainerSize | null {
  if (plants.every(hasSize('15-gal'))) return '15-gal'
  const sizes = comparedSizes(plants)
  const count = (size: ContainerSize) => plants.filter(hasSize(size)).length
  const most = Math.max(...sizes.map(count))
  return sizes.findLast((size) => count(size) === most) ?? null
}
