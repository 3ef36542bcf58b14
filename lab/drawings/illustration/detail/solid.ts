import { tone, type Ramp } from '../color.ts'
import { ribbon } from '../path.ts'
import type { Point } from '../vector.ts'
import { litness, ovalPoints, type Axis } from './axis.ts'
import type { Sketch } from './sketch.ts'

type HalfWidth = (t: number) => number

/** Positive when the ribbon's positive edge is the lit one. */
function litEdge(axis: Axis): number {
  const from = axis[0] ?? [0, 0]
  const to = axis.at(-1) ?? from
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0])
  return litness(heading - Math.PI / 2) >= 0 ? 1 : -1
}

/** Every other point of a long axis: bands of shade need fewer than the outline. */
const sparse = (axis: Axis): Axis =>
  axis.length < 7 ? axis : axis.filter((_, i) => i % 2 === 0 || i === axis.length - 1)

function shadeSolid(sketch: Sketch, axis: Axis, halfWidth: HalfWidth, colors: Ramp, middle: number): void {
  const lit = litEdge(axis)
  const steps = sparse(axis)
  sketch.shape(tone(colors, middle - 0.28), ribbon(steps, halfWidth, -lit * 0.96, -lit * 0.1), 0.6)
  sketch.shape(tone(colors, middle + 0.36), ribbon(steps, halfWidth, lit * 0.35, lit * 0.82), 0.55)
}

/** A round body along an axis: tubes, pods, nuts. */
export function drawSolid(
  sketch: Sketch,
  axis: Axis,
  halfWidth: HalfWidth,
  colors: Ramp,
  middle = 0.48,
): void {
  sketch.outlined(tone(colors, middle), tone(colors, 0), 0.9, ribbon(axis, halfWidth))
  shadeSolid(sketch, axis, halfWidth, colors, middle)
}

export function drawStem(sketch: Sketch, axis: Axis, from: number, to: number, colors: Ramp): void {
  const halfWidth = (t: number) => from + (to - from) * t
  sketch.shape(tone(colors, 0.4), ribbon(axis, halfWidth))
  shadeSolid(sketch, axis, halfWidth, colors, 0.4)
}

export function drawBall(sketch: Sketch, [x, y]: Point, radius: number, colors: Ramp, bloom = false): void {
  sketch.dot(tone(colors, 0.28), [x, y], radius)
  sketch.dot(tone(colors, 0.48), [x - radius * 0.1, y - radius * 0.12], radius * 0.82)
  sketch.dot(tone(colors, 0.68), [x - radius * 0.2, y - radius * 0.22], radius * 0.55, 0.8)
  if (bloom)
    sketch.shape(
      '#ffffff',
      ovalPoints([x - radius * 0.2, y - radius * 0.25], radius * 0.5, radius * 0.36, -0.7),
      0.3,
    )
  else sketch.dot('#ffffff', [x - radius * 0.34, y - radius * 0.38], radius * 0.16, 0.65)
  // light that the paper reflects into the shadow
  sketch.line(tone(colors, 0.75), radius * 0.1, shadowRim([x, y], radius * 0.86), 0.35)
  sketch.contour(tone(colors, 0), 0.8, ovalPoints([x, y], radius, radius), 0.45)
}

const shadowRim = ([x, y]: Point, radius: number): Point[] =>
  [0.1, 0.45, 0.8, 1.15, 1.5].map((angle) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius])
