import type { Drawing } from '../drawing.ts'

/** Half the width from the axis to the spade, as a share of the height. */
const reach = 0.18

/** The gardener of `person.svg` at the given height, for scale beside every plant. Her picture is a little larger than she is. */
export function drawPerson(heightPx: number, personSvg: string): Drawing {
  const [width, height] = [0.4 * heightPx, 1.02 * heightPx]
  const place = ` x="${-width / 2}" y="${-height}" width="${width}" height="${height}"`
  return {
    svg: personSvg.replace(/ width="\d+" height="\d+"/, place),
    defs: '',
    halfWidth: heightPx * reach,
    baseRadius: heightPx * 0.08,
    height: heightPx,
  }
}
