import type { Point } from './vector.ts'

const round = (n: number) => Math.round(n * 10) / 10

/** One decimal, without the leading zero: plates carry tens of thousands of numbers. */
export function formatNumber(n: number): string {
  const value = round(n)
  if (value === 0) return '0'
  const text = String(value)
  if (text.startsWith('0.')) return text.slice(1)
  if (text.startsWith('-0.')) return `-${text.slice(2)}`
  return text
}

/** Numbers as path data, separated only where a minus sign doesn't already do it. */
export function numbers(...values: readonly number[]): string {
  let out = ''
  for (const value of values) {
    const text = formatNumber(value)
    out += out && !text.startsWith('-') ? ` ${text}` : text
  }
  return out
}

const at = (points: readonly Point[], i: number): Point => points[i] as Point

const roundPoint = (p: Point): Point => [round(p[0]), round(p[1])]

const middle = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)]

/** A path of straight lines. */
export function polygon(points: readonly Point[], closed = true): string {
  if (points.length === 0) return ''
  let here = roundPoint(at(points, 0))
  const steps: number[] = []
  for (let i = 1; i < points.length; i++) {
    const next = roundPoint(at(points, i))
    steps.push(next[0] - here[0], next[1] - here[1])
    here = next
  }
  const start = at(points, 0)
  return `M${numbers(start[0], start[1])}l${numbers(...steps)}${closed ? 'z' : ''}`
}

const curve = (from: Point, control: Point, to: Point) =>
  `q${numbers(control[0] - from[0], control[1] - from[1], to[0] - from[0], to[1] - from[1])}`

function smoothClosed(points: readonly Point[]): string {
  const count = points.length
  let here = middle(at(points, count - 1), at(points, 0))
  let out = `M${numbers(here[0], here[1])}`
  for (let i = 0; i < count; i++) {
    const end = middle(at(points, i), at(points, (i + 1) % count))
    out += curve(here, at(points, i), end)
    here = end
  }
  return `${out}z`
}

function smoothOpen(points: readonly Point[]): string {
  const last = points.length - 1
  let here = roundPoint(at(points, 0))
  let out = `M${numbers(here[0], here[1])}`
  if (last === 1) return `${out}L${numbers(at(points, 1)[0], at(points, 1)[1])}`
  for (let i = 1; i < last; i++) {
    const end = i === last - 1 ? roundPoint(at(points, last)) : middle(at(points, i), at(points, i + 1))
    out += curve(here, at(points, i), end)
    here = end
  }
  return out
}

/** A path of quadratic curves through the middles of the sides; a doubled point makes a corner. */
export function smoothPath(points: readonly Point[], closed = true): string {
  if (points.length === 0) return ''
  return closed ? smoothClosed(points) : smoothOpen(points)
}

/**
 * The outline of a band along a line: `from` and `to` are its two edges in half-widths (-1 is the left edge
 * of the whole band, 1 the right one), so a strip of a stem can be shaded by itself.
 */
export function ribbon(
  points: readonly Point[],
  halfWidthAt: (t: number) => number,
  from = -1,
  to = 1,
): Point[] {
  const last = points.length - 1
  const near: Point[] = []
  const far: Point[] = []
  for (let i = 0; i <= last; i++) {
    const before = at(points, Math.max(0, i - 1))
    const after = at(points, Math.min(last, i + 1))
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const scale = halfWidthAt(last === 0 ? 0 : i / last) / (Math.hypot(dx, dy) || 1)
    const [x, y] = at(points, i)
    near.push([x + dy * scale * from, y - dx * scale * from])
    far.push([x + dy * scale * to, y - dx * scale * to])
  }
  return near.concat(far.toReversed())
}

/** A line of the given length that starts at an angle (radians, y down) and turns by `bend` along the way. */
export function arc(x: number, y: number, length: number, angle: number, bend: number, steps = 8): Point[] {
  const points: Point[] = [[x, y]]
  let here: Point = [x, y]
  for (let i = 1; i <= steps; i++) {
    const heading = angle + (bend * (i - 0.5)) / steps
    here = [here[0] + (Math.cos(heading) * length) / steps, here[1] + (Math.sin(heading) * length) / steps]
    points.push(here)
  }
  return points
}

export function circle(x: number, y: number, r: number): string {
  const half = `a${numbers(r, r)} 0 1 0 `
  return `M${numbers(x - r, y)}${half}${numbers(2 * r, 0)}${half}${numbers(-2 * r, 0)}z`
}

export type LeafDabShape = 'lens' | 'round' | 'heart' | 'lobed' | 'palm' | 'feather' | 'kidney' | 'paired'

type Place = (along: number, across: number) => Point

/** Half outlines as (along, across) in lengths and widths, from the foot to the tip. */
const lobedHalf: readonly Point[] = [
  [0.2, 0.22],
  [0.22, 0.7],
  [0.4, 0.25],
  [0.52, 0.85],
  [0.66, 0.25],
  [0.82, 0.5],
]
const palmHalf: readonly Point[] = [
  [-0.1, 0.25],
  [-0.16, 0.62],
  [0.02, 0.8],
  [0.22, 0.98],
  [0.36, 0.74],
  [0.55, 0.72],
  [0.74, 0.66],
  [0.8, 0.42],
  [0.92, 0.22],
]
const kidneyHalf: readonly Point[] = [
  [-0.16, 0.3],
  [-0.14, 0.8],
  [0.25, 1.08],
  [0.7, 0.95],
  [0.95, 0.5],
]
/** Two leaflets side by side on one stalk. */
const pairedHalf: readonly Point[] = [
  [0.08, 0.55],
  [0.45, 1.05],
  [0.95, 0.95],
  [1.08, 0.5],
  [0.85, 0.18],
  [0.4, 0.08],
]
/** Leaflets of a small compound leaf. */
const featherHalf: readonly Point[] = [
  [0.1, 0.06],
  [0.2, 0.8],
  [0.26, 0.06],
  [0.42, 1],
  [0.46, 0.06],
  [0.64, 0.9],
  [0.68, 0.06],
  [0.86, 0.55],
  [0.88, 0.06],
]

const mirrored = (half: readonly Point[], tip: Point, place: Place): Point[] =>
  [[0, 0] as const, ...half, tip, ...half.map(([u, v]): Point => [u, -v]).toReversed()].map(([u, v]) =>
    place(u, v),
  )

function cubicDab(place: Place, near: Point, far: Point): string {
  const start = place(0, 0)
  const tip = place(1, 0)
  const there = [place(near[0], near[1]), place(far[0], far[1])].flat()
  const back = [place(far[0], -far[1]), place(near[0], -near[1])].flat()
  return `M${numbers(...start)}C${numbers(...there, ...tip)}C${numbers(...back, ...start)}z`
}

function lensDab(place: Place): string {
  const start = place(0, 0)
  const tip = place(1, 0)
  const there = place(0.45, 1)
  const back = place(0.45, -1)
  return `M${numbers(...start)}${curve(start, there, tip)}${curve(tip, back, start)}z`
}

/** A leaf or petal a few pixels long, growing from (x, y). */
export function leafDab(
  shape: LeafDabShape,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
): string {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const place: Place = (u, v) => [x + u * length * c - v * width * s, y + u * length * s + v * width * c]
  switch (shape) {
    case 'heart':
      return cubicDab(place, [-0.25, 0.75], [0.35, 0.95])
    case 'round':
      return cubicDab(place, [0.1, 0.95], [0.9, 0.95])
    case 'lobed':
      return polygon(mirrored(lobedHalf, [1, 0], place))
    case 'feather':
      return polygon(mirrored(featherHalf, [1, 0], place))
    case 'palm':
      return smoothPath(mirrored(palmHalf, [1.12, 0], place))
    case 'kidney':
      return smoothPath(mirrored(kidneyHalf, [1, 0], place))
    case 'paired':
      return smoothPath(mirrored(pairedHalf, [0.3, 0], place))
    default:
      return lensDab(place)
  }
}
