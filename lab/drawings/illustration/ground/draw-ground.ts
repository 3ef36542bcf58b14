import { numbers } from '../path.ts'
import { drawCaliche } from './caliche.ts'
import { drawClay } from './clay.ts'
import { drawLimestone } from './limestone.ts'
import { drawSand } from './sand.ts'
import { makeCut } from './strata.ts'

const hands = { limestone: drawLimestone, caliche: drawCaliche, clay: drawClay, sand: drawSand }

export type GroundKind = keyof typeof hands

export const groundKinds = Object.keys(hands) as GroundKind[]

type GroundOptions = {
  /** which stretch of ground: the same seed always gives the same drawing */
  seed?: string
  /** 1 on strips of 110 pixels and more, .8 on swatches, .5 to .6 under scenes */
  unit?: number
}

/**
 * A cut through the ground as SVG markup: thin soil over limestone, caliche, blackland clay or sand. Its top left is (0, 0), the
 * surface is its upper edge, and nothing is drawn outside of width and height. The only ground of the site, apart from the plates'.
 */
export function drawGround(
  kind: GroundKind,
  width: number,
  height: number,
  { seed = kind, unit = 1 }: GroundOptions = {},
): string {
  const cut = makeCut(width, height, unit, `${kind}/${seed}`)
  const clip = `${cut.id}c`
  return (
    `<clipPath id="${clip}"><rect width="${numbers(width)}" height="${numbers(height)}"/></clipPath>` +
    `<g clip-path="url(#${clip})">${hands[kind](cut)}</g>`
  )
}
