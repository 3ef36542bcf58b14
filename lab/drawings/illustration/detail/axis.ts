import { mixPoints, type Point } from '../vector.ts'

/** The center line of a stem, a vein or a tube. */
export type Axis = readonly Point[]

export type Spot = { point: Point; angle: number }

export function spotOn(axis: Axis, t: number): Spot {
  const scaled = Math.min(0.9999, Math.max(0, t)) * (axis.length - 1)
  const i = Math.floor(scaled)
  const from = axis[i] ?? [0, 0]
  const to = axis[i + 1] ?? from
  return {
    point: mixPoints(from, to, scaled - i),
    angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
  }
}

export const endOf = (axis: Axis): Spot => {
  const { angle } = spotOn(axis, 1)
  return { point: axis.at(-1) ?? [0, 0], angle }
}

export const step = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
]

/** An ellipse as points for smooth shapes. */
export const ovalPoints = (center: Point, rx: number, ry: number, angle = 0, count = 12): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2
    // smooth paths cut corners; the factor brings the ellipse back to its size
    const across = Math.cos(turn) * rx * 1.035
    const down = Math.sin(turn) * ry * 1.035
    return [
      center[0] + across * Math.cos(angle) - down * Math.sin(angle),
      center[1] + across * Math.sin(angle) + down * Math.cos(angle),
    ]
  })

/** How much a surface whose normal points this way on the page is turned to the light: -1 to 1. */
export const litness = (angle: number): number =>
  (Math.cos(angle) * -0.62 + Math.sin(angle) * -0.68) / Math.hypot(0.62, 0.68)
