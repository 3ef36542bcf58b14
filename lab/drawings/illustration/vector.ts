export type Point = readonly [x: number, y: number]

/** Plant space: x to the right, y up, z toward the viewer. */
export type Vector3 = readonly [x: number, y: number, z: number]

export const fullTurn = Math.PI * 2

export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x)

export const mixNumbers = (a: number, b: number, t: number) => a + (b - a) * t

export const dot = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** a + b * scale */
export const add = (a: Vector3, b: Vector3, scale = 1): Vector3 => [
  a[0] + b[0] * scale,
  a[1] + b[1] * scale,
  a[2] + b[2] * scale,
]

export const subtract = (a: Vector3, b: Vector3): Vector3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const lengthOf = (a: Vector3) => Math.hypot(a[0], a[1], a[2])

export const mixPoints = (a: Point, b: Point, t: number): Point => [
  mixNumbers(a[0], b[0], t),
  mixNumbers(a[1], b[1], t),
]

export function normalize(a: Vector3): Vector3 {
  const length = lengthOf(a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Where the light comes from in every plate: the upper left, a little in front. */
export const light: Vector3 = normalize([-0.62, 0.68, 0.42])
