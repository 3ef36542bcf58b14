import { figureBeside, potFeet } from '#domain/stock/pot-feet.ts'

// Where the sizes in stock stand, in units of a drawing that's scaled to its column. Everything is to one scale, on one ground line.

type Size = { containerSize: string; currentHeightInches: number | null }

/** A column for the figure, then one for each size; the texts below use the same columns. */
export const stockColumns = { figure: 150, size: 250 }

export type StockLayout = {
  width: number
  height: number
  unitsPerFoot: number
  /** The row's scale: a person, or a spade for small plants. */
  figure: 'person' | 'spade'
  figureX: number
  /** The middle of each size's pot. */
  xs: number[]
}

const figureFt = { person: 6.2, spade: 3.33 }

export const pottedFeet = ({ containerSize, currentHeightInches }: Size) =>
  potFeet(containerSize) + (currentHeightInches ?? 0) / 12

export function stockLayout(sizes: readonly Size[]): StockLayout {
  const tallest = Math.max(...sizes.map(pottedFeet))
  const figure = figureBeside(tallest)
  const width = stockColumns.figure + sizes.length * stockColumns.size
  // High enough to see each size, but no higher than a screen has room for.
  const height = Math.min(width * 0.3, 330 + sizes.length * 30)
  return {
    width,
    height,
    unitsPerFoot: (height * 0.97) / Math.max(tallest, figureFt[figure]),
    figure,
    figureX: stockColumns.figure / 2,
    xs: sizes.map((_, index) => stockColumns.figure + (index + 0.5) * stockColumns.size),
  }
}

/** From which pot on the next larger of a plant's pictures is drawn, for each number of pictures. */
const nextPictureFrom: Record<number, readonly string[]> = { 2: ['5 gal'], 3: ['10 gal', '45 gal'] }

/** The picture of each size, of those in small, middle and large pots. Every second one is mirrored, so that no neighbors are copies. */
export function potPictures(sizes: readonly Pick<Size, 'containerSize'>[], pictures: readonly string[]) {
  const steps = nextPictureFrom[pictures.length] ?? []
  const chosen = sizes.map(
    ({ containerSize }) => steps.filter((from) => potFeet(containerSize) >= potFeet(from)).length,
  )
  return chosen.map((picture, index) => ({
    url: pictures[picture] ?? null,
    isMirrored: chosen.slice(0, index).filter((before) => before === picture).length % 2 === 1,
  }))
}
