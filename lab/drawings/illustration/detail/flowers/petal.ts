import { tone, type Ramp } from '../../color.ts'
import type { Point } from '../../vector.ts'
import { litness } from '../axis.ts'
import { drawBlade } from '../leaves/blade.ts'
import type { FlowerForm } from '../detail-form.ts'
import type { OutlinePoint } from '../leaves/lobed-outlines.ts'
import type { Sketch } from '../sketch.ts'

export type PetalShape = NonNullable<FlowerForm['petal']> | 'ray' | 'pointed' | 'banner'

// prettier-ignore
const outlines: Record<PetalShape, readonly OutlinePoint[]> = {
  round: [
    [0, 0.08], [0.15, 0.22], [0.4, 0.7], [0.65, 0.98], [0.85, 0.95], [0.97, 0.6], [0.985, 0.2],
    [0.96, 0],
  ],
  notched: [[0, 0.1], [0.2, 0.4], [0.5, 0.8], [0.8, 0.98], [0.98, 0.75], [1.02, 0.4], [0.9, 0], [0.9, 0]],
  ruffled: [
    [0, 0.08], [0.25, 0.16], [0.42, 0.55], [0.5, 0.9], [0.6, 0.82], [0.68, 1.05], [0.8, 0.86],
    [0.9, 0.94], [0.93, 0.6], [1.03, 0.5], [0.95, 0.2], [1.02, 0],
  ],
  narrow: [[0, 0.2], [0.2, 0.6], [0.5, 1], [0.8, 0.75], [0.95, 0.3], [1, 0], [1, 0]],
  clawed: [
    [0, 0.07], [0.26, 0.07], [0.36, 0.24], [0.46, 0.75], [0.6, 0.92], [0.68, 0.86], [0.78, 1],
    [0.9, 0.78], [0.95, 0.5], [1.02, 0.36], [0.97, 0],
  ],
  ray: [
    [0, 0.25], [0.2, 0.7], [0.55, 1], [0.88, 0.92], [1, 0.6], [1, 0.6], [0.95, 0.3], [1.03, 0],
    [1.03, 0],
  ],
  toothed: [
    [0, 0.22], [0.25, 0.6], [0.6, 0.98], [0.86, 1], [0.96, 0.78], [0.96, 0.78], [0.89, 0.42], [0.89, 0.42],
    [1.04, 0.16], [1.04, 0],
  ],
  pointed: [[0, 0.3], [0.15, 0.7], [0.4, 1], [0.65, 0.9], [0.85, 0.5], [1, 0], [1, 0]],
  banner: [
    [0, 0.1], [0.1, 0.4], [0.3, 0.8], [0.55, 1.02], [0.8, 0.9], [0.97, 0.55], [1, 0.25], [0.9, 0],
    [0.9, 0],
  ],
}

type Petal = {
  shape: PetalShape
  base: Point
  angle: number
  length: number
  halfWidth: number
  bend?: number
  colors: Ramp
  middle?: number
  veins?: number
  veinColor?: string
  fold?: number
}

/** Petals shorter than this are two brush strokes. */
const tinyPetal = 15

function drawTinyPetal(sketch: Sketch, petal: Petal, middle: number): void {
  const { base, angle, length, halfWidth, colors, bend = 0 } = petal
  const heading = angle + bend / 2
  sketch.lobe(tone(colors, middle - 0.32), base, length, halfWidth, heading)
  sketch.lobe(tone(colors, middle + 0.06), base, length * 0.93, halfWidth * 0.76, heading)
}

/** A petal, lit according to where it points on the page. */
export function drawPetal(sketch: Sketch, petal: Petal): void {
  const { shape, colors, middle = 0.58 + litness(petal.angle) * 0.15 } = petal
  if (petal.length < tinyPetal) return drawTinyPetal(sketch, petal, middle)
  drawBlade(sketch, {
    outline: outlines[shape],
    base: petal.base,
    angle: petal.angle,
    length: petal.length,
    halfWidth: petal.halfWidth,
    bend: petal.bend ?? 0.05,
    colors,
    middle,
    veins: petal.veins ?? (petal.length > 26 ? 3 : 0),
    veinColor: petal.veinColor ?? tone(colors, 0.22),
    fold: petal.fold ?? 0.06,
  })
}

/** The direction and foreshortened reach of a petal at this turn around a tilted face. */
export function facePetal(facing: number, tilt: number, turn: number): { angle: number; reach: number } {
  const along = Math.cos(turn) * tilt
  const across = Math.sin(turn)
  const x = Math.cos(facing) * along - Math.sin(facing) * across
  const y = Math.sin(facing) * along + Math.cos(facing) * across
  return { angle: Math.atan2(y, x), reach: Math.hypot(x, y) }
}
