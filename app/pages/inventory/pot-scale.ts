import { figureBeside, potFeet } from '#domain/stock/pot-feet.ts'
import type { OfferedSize, StockOffer } from './stock-offer.ts'

// All sizes of a plant are drawn to one scale, next to a figure to read it by.

const personFt = 6.1
const spadeFt = 3.2

/** A young tree is slim, a young shrub about as wide as it's high. */
const widthPerHeight = (plantType: string) => (/tree/i.test(plantType) ? 0.58 : 1.15)

/** Sizes of one pot and its plant, in feet. An unmeasured plant is drawn as its pot alone. */
export function pottedFeet({ containerSize, currentHeightInches, plantType }: OfferedSize) {
  const heightFt = (currentHeightInches ?? 0) / 12
  return { potFt: potFeet(containerSize), heightFt, widthFt: heightFt * widthPerHeight(plantType) }
}

/** How much the drawing has to show, in feet. */
export function potScale({ items }: Pick<StockOffer, 'items'>) {
  const potted = items.map(pottedFeet)
  const tallest = Math.max(...potted.map(({ potFt, heightFt }) => potFt + heightFt))
  const figure = figureBeside(tallest)
  return {
    figure,
    tallestFt: Math.max(tallest, figure === 'person' ? personFt : spadeFt),
    widestFt: Math.max(...potted.map(({ potFt, widthFt }) => Math.max(potFt * 1.1, widthFt))),
  }
}
