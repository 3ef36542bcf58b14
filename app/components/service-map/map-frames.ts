import { mapSteps, type Box, type MapFrame } from './map-labels.ts'

// The sizes of each page's map at every step. The height is the page's own style; here it decides what fits.

/** The page's text column is centered, at most this wide, with a gutter. */
const gutterOf = (width: number) => (width < 768 ? 20 : width < 1024 ? 32 : 48)
const columnOf = (width: number) => Math.min(1344, width - 2 * gutterOf(width))

/** From the left edge of the text column, over the whole height. */
const textAt = (width: number, reach: number): Box => ({
  left: 0,
  top: 0,
  right: (width - columnOf(width)) / 2 + reach,
  bottom: 2000,
})

/** The whole ring: above the words on a phone, behind them on a wide screen. */
export const ringFrames = (wide: { x: number; y: number; height: number; text: number }): MapFrame[] =>
  mapSteps.map((width) =>
    width < 1024
      ? { width, height: (width * 108) / 104, mile: width / 104, x: 0.5, y: (width * 54) / 104 }
      : {
          width,
          height: wide.height,
          mile: Math.min(width * 0.0081, 13),
          x: wide.x,
          y: wide.y,
          covered: [textAt(width, wide.text)],
        },
  )

/** From our yard to a community, both in view. */
export const wayFrames = (eastMiles: number, southMiles: number): MapFrame[] =>
  mapSteps.map((width) => {
    const [east, south] = [Math.max(1, eastMiles), Math.max(1, southMiles)]
    if (width < 1024) {
      const height = Math.round(width * 0.6)
      const mile = Math.min(width * 0.0205, (width * 0.6) / east, (height * 0.6) / south)
      return { width, height, mile, x: 0.5, y: height / 2 }
    }
    // In the middle of what the words leave free.
    const text = textAt(width, 632)
    const room = width - text.right
    const mile = Math.min(width * 0.0108, 17, (room * 0.62) / east, 440 / south)
    return { width, height: 640, mile, x: 1 - room / 2 / width, y: 320, covered: [text] }
  })

/** The contact page's map, with its button in the corner. */
export const contactFrames: MapFrame[] = mapSteps.map((screen) => {
  const width = columnOf(screen)
  const button = { left: width - 220, top: 270, right: width, bottom: 340 }
  return { width, height: 340, mile: screen < 768 ? 9 : 14, x: 0.5, y: 165, covered: [button] }
})
