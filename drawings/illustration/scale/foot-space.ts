import { polygon } from '../path.ts'
import type { Random } from '../random.ts'
import type { Point } from '../vector.ts'

/** Buildings are drawn at this scale and then resized, so their texture stays the same. */
export const drawnPixelsPerFoot = 40

/** Converts a point on the facade, in feet with y up from the ground, to the screen. */
export const place = (x: number, y: number): Point => [x * drawnPixelsPerFoot, -y * drawnPixelsPerFoot]

export const shape = (points: readonly Point[]): string => polygon(points.map(([x, y]) => place(x, y)))

export const box = (left: number, bottom: number, right: number, top: number): string =>
  shape([
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ])

/** A box whose corners are a little off, as a hand draws or a mason cuts it. */
export function roughBox(
  left: number,
  bottom: number,
  right: number,
  top: number,
  roughness: number,
  random: Random,
): string {
  const off = () => random.between(-roughness, roughness)
  return shape([
    [left + off(), bottom + off()],
    [right + off(), bottom + off()],
    [right + off(), top + off()],
    [left + off(), top + off()],
  ])
}
