type Flowering = {
  slug: string
  name: string
  plantType: string
  bloomMonths: number[]
  flowerColor: string | null
}

/** The plants that a text names and that flower, those that start earliest in the year first. Grasses have no flowers to speak of. */
export const bloomRows = (text: string, plants: readonly Flowering[]) =>
  plants
    .filter(
      ({ name, plantType, bloomMonths }) =>
        bloomMonths.length > 0 &&
        !/grass/i.test(plantType) &&
        text.toLowerCase().includes(name.toLowerCase()),
    )
    .map(({ slug, name, bloomMonths, flowerColor }) => ({ slug, name, bloomMonths, flowerColor }))
    .toSorted(
      (one, other) =>
        Math.min(...one.bloomMonths) - Math.min(...other.bloomMonths) ||
        one.bloomMonths.length - other.bloomMonths.length,
    )

export type BloomRow = ReturnType<typeof bloomRows>[number]
