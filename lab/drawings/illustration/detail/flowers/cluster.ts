import { mixColors, tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { endOf, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { drawFlower, isFace } from './flower.ts'
import type { Sketch } from '../sketch.ts'

/** A cluster of flowers: where it starts, where it points, how many flowers of which size. */
export type Cluster = {
  flower: FlowerForm
  base: Point
  angle: number
  stem: Ramp
  count: number
  size: number
}

export type Layer = { depth: number; sketch: Sketch }

/** Paints layers from the farthest to the nearest. */
export function flatten(sketch: Sketch, layers: readonly Layer[]): void {
  for (const layer of layers.toSorted((a, b) => a.depth - b.depth)) sketch.add(layer.sketch)
}

/** Neighbors around a stem are a golden angle apart. Across: 1 right, -1 left; front is toward the viewer. */
export function around(i: number): { across: number; front: number } {
  const turn = i * 2.39996 + 0.6
  return { across: Math.sin(turn), front: Math.cos(turn) }
}

type Stalked = { base: Point; angle: number; stalk: number; size: number; tilt?: number }

/** A flower on its own stalk, whether it is placed by its foot or by its center. */
export function drawStalked(
  sketch: Sketch,
  { flower, stem }: Cluster,
  { base, angle, stalk, size, tilt }: Stalked,
  random: Random,
): void {
  const line = arc(base[0], base[1], stalk, angle, Math.cos(angle) * 0.25, 4)
  if (stalk > 1) sketch.line(tone(stem, 0.45), Math.max(1, Math.min(2.2, size * 0.04)), line)
  const end = stalk > 1 ? endOf(line) : { point: base, angle }
  const at = isFace(flower.type) ? step(end.point, end.angle, size * 0.04) : end.point
  drawFlower(
    sketch,
    flower,
    { base: at, angle: end.angle, size, ...(tilt === undefined ? {} : { tilt }) },
    random,
  )
}

/** A green shadow behind pale florets, which would vanish on the paper. */
export function drawDusk(sketch: Sketch, [x, y]: Point, size: number, stem: Ramp): void {
  sketch.dot(mixColors(tone(stem, 0.4), '#7C8A56', 0.7), [x + size * 0.05, y + size * 0.07], size * 0.4, 0.34)
}
