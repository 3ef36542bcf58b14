import { clamp, type Point, type Vector3 } from '../vector.ts'

/** A line in plant space: a stem, a blade, a midrib. */
export type SpaceLine = readonly Vector3[]

/** Turning by this angle from leaf to leaf never puts one directly above another. */
export const goldenAngle = 2.39996

/** How far the ground tilts toward the viewer: what's nearer is lower on the page. */
const groundTilt = 0.16

export const project = ([x, y, z]: Vector3): Point => [x, z * groundTilt - y]

export const projectLine = (line: SpaceLine): Point[] => line.map(project)

type Growth = {
  foot: Vector3
  azimuth: number
  length: number
  steps: number
  /** radians above the horizon at t (0 foot .. 1 tip) */
  elevationAt: (t: number) => number
  /** radians that it turns sideways from foot to tip */
  curl?: number
  lowest?: number
}

/** A line that leaves its foot in one compass direction and rises, droops or curls along the way. */
export function growLine(growth: Growth): Vector3[] {
  const { foot, azimuth, length, steps, elevationAt, curl = 0, lowest = 2 } = growth
  const line: Vector3[] = [foot]
  let [x, y, z] = foot
  for (let i = 0; i < steps; i++) {
    const elevation = elevationAt((i + 0.5) / steps)
    const reach = (Math.cos(elevation) * length) / steps
    const heading = azimuth + (curl * i) / steps
    x += Math.cos(heading) * reach
    z += Math.sin(heading) * reach
    y = Math.max(Math.min(lowest, foot[1]), y + (Math.sin(elevation) * length) / steps)
    line.push([x, y, z])
  }
  return line
}

/** A few stray tips may reach beyond the stated size; the plant as a whole may not. */
const strayShare = 0.015

function reachOf(lines: readonly SpaceLine[], measure: (point: Vector3) => number): number {
  const reaches = lines
    .map((line) => line.reduce((most, point) => Math.max(most, measure(point)), 0))
    .toSorted((a, b) => a - b)
  return reaches[Math.ceil((reaches.length - 1) * (1 - strayShare))] ?? 0
}

/** Stretches all lines together so that they fill the stated half width and height. */
export function fitLines(lines: readonly SpaceLine[], halfWidth: number, height: number): Vector3[][] {
  const wide = halfWidth / (reachOf(lines, ([x]) => Math.abs(x)) || 1)
  const tall = height / (reachOf(lines, ([, y]) => y) || 1)
  return lines.map((line) => line.map(([x, y, z]): Vector3 => [x * wide, y * tall, z * wide]))
}

function segmentAt(count: number, t: number): { index: number; rest: number } {
  const position = clamp(t) * (count - 1)
  const index = Math.min(count - 2, Math.floor(position))
  return { index, rest: position - index }
}

export function pointAlong(points: readonly Point[], t: number): Point {
  const { index, rest } = segmentAt(points.length, t)
  const [x, y] = points[index] as Point
  const [nextX, nextY] = points[index + 1] as Point
  return [x + (nextX - x) * rest, y + (nextY - y) * rest]
}

export function headingAlong(points: readonly Point[], t: number): number {
  const { index } = segmentAt(points.length, t)
  const [x, y] = points[index] as Point
  const [nextX, nextY] = points[index + 1] as Point
  return Math.atan2(nextY - y, nextX - x)
}

export const lastOf = <T>(list: readonly T[]): T => list[list.length - 1] as T
