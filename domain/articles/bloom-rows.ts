import { monthNames } from '#domain/plants/months.ts'

type Flowering = {
  slug: string
  name: string
  showyFlowers: boolean
  bloomMonths: readonly number[]
  flowerColor: string | null
}

/** The plants whose flowers people notice, in the order in which they open. */
export const bloomRows = <Plant extends Flowering>(plants: readonly Plant[]) =>
  plants
    .filter(({ showyFlowers, bloomMonths }) => showyFlowers && bloomMonths.length > 0)
    .toSorted(
      (one, other) =>
        Math.min(...one.bloomMonths) - Math.min(...other.bloomMonths) ||
        Math.max(...one.bloomMonths) - Math.max(...other.bloomMonths) ||
        one.name.localeCompare(other.name),
    )

/** How many of them flower in each month, January first. */
export const bloomCounts = (plants: readonly Pick<Flowering, 'bloomMonths'>[]) =>
  monthNames.map((_, index) => plants.filter(({ bloomMonths }) => bloomMonths.includes(index + 1)).length)
