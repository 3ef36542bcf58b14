import { tone, type Ramp } from '../color.ts'
import { fill } from '../path-batch.ts'
import { ribbon, smoothPath } from '../path.ts'
import type { Point } from '../vector.ts'

/** The side of a line that the light falls on, looking along the line: 1 right, -1 left. */
export function litSide(points: readonly Point[]): 1 | -1 {
  const [fromX, fromY] = points[0] as Point
  const [toX, toY] = points[points.length - 1] as Point
  // The right edge of a ribbon lies toward (dy, -dx); the light comes from (-0.62, -0.68) on the screen.
  return (toY - fromY) * -0.62 + (toX - fromX) * 0.68 > 0 ? 1 : -1
}

/** A round stem: body, shaded side, lit sliver. */
export function drawStem(
  points: readonly Point[],
  halfWidthAt: (t: number) => number,
  colors: Ramp,
  t = 0.45,
): string {
  const side = litSide(points)
  return (
    fill(tone(colors, t), smoothPath(ribbon(points, halfWidthAt))) +
    fill(tone(colors, t - 0.3), smoothPath(ribbon(points, halfWidthAt, -side, -side * 0.1)), 0.6) +
    fill(tone(colors, t + 0.35), smoothPath(ribbon(points, halfWidthAt, side * 0.2, side * 0.8)), 0.55)
  )
}
