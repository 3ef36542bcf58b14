import { figureBeside, potFeet } from '#domain/stock/pot-feet.ts'
import type { OfferedSize, StockOffer } from './stock-offer.ts'

// All sizes of a plant are drawn to one scale, in front of a line at a height that people know.

const markFor = { person: 6, spade: 1 }
/** Above the line, for its words. */
const roomAbove = 1.2

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
  const markFt = markFor[figureBeside(tallest)]
  return {
    markFt,
    tallestFt: Math.max(tallest, markFt * roomAbove),
    widestFt: Math.max(...potted.map(({ potFt, widthFt }) => Math.max(potFt * 1.1, widthFt))),
  }
}
