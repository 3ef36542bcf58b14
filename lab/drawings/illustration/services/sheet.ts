import { fill, stroke } from '../path-batch.ts'
import { formatNumber, leafDab, numbers, polygon, ribbon, smoothPath } from '../path.ts'
import type { Random } from '../random.ts'
import { mixNumbers, type Point } from '../vector.ts'

/** Every service's drawing has this size, so the pages reserve the same space for each. */
export const sheet = { width: 720, height: 520 } as const

/** Words beside a drawing. The page sets them as text over it; only their leaders are drawn. */
export type Label = {
  text: string
  x: number
  y: number
  /** Which end of the text is at x. */
  anchor: 'start' | 'middle' | 'end'
  /** A numbered mark that a legend explains. */
  numbered?: true
}

export type ServiceDrawing = { svg: string; labels: readonly Label[] }

export const inks = {
  ink: '#1f2b20',
  soft: '#4d564b',
  terracotta: '#b4472e',
  paper: '#fcfaf4',
  soil: '#5a4a38',
  soilDark: '#453a2d',
  soilLight: '#8f7957',
  root: '#d3b88a',
  mulch: ['#8c6a45', '#a98258', '#6e5236', '#c09a6c'],
  grass: ['#8f9456', '#73794a', '#a9a468', '#5f6a41', '#c0b27a'],
  lawn: ['#6e8f45', '#86a656', '#9db867', '#587739'],
} as const

export const line = (points: readonly Point[]): string => polygon(points, false)

/** Strokes with round ends. */
export const pen = (color: string, width: number, path: string, opacity = 1): string =>
  `<g stroke-linecap="round" stroke-linejoin="round">${stroke(color, width, path, opacity)}</g>`

export const dashed = (color: string, width: number, path: string, dashes: string): string =>
  `<g stroke-dasharray="${dashes}">${stroke(color, width, path)}</g>`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${numbers(x, y)}h${formatNumber(width)}v${formatNumber(height)}h${formatNumber(-width)}z`

export const moved = (x: number, y: number, svg: string, more = ''): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${more}">${svg}</g>`

/** Points of one size: zero-length lines with round ends weigh less than circles. */
export const dots = (points: readonly Point[], color: string, width: number, opacity = 1): string =>
  pen(color, width, points.map(([x, y]) => `M${numbers(x, y)}h0`).join(''), opacity)

export const scatter = (random: Random, count: number, from: Point, to: Point): Point[] =>
  Array.from({ length: count }, () => [random.between(from[0], to[0]), random.between(from[1], to[1])])

/** A thin line from a label to what it names. */
export const leader = (from: Point, to: Point): string =>
  stroke(inks.ink, 1.3, line([from, to])) +
  `<circle cx="${formatNumber(to[0])}" cy="${formatNumber(to[1])}" r="4.2" fill="${inks.terracotta}" stroke="${inks.paper}" stroke-width="1.6"/>`

/** A vertical dimension line with end ticks. */
export const measure = (x: number, top: number, bottom: number): string =>
  stroke(
    inks.ink,
    1.5,
    `M${numbers(x, top)}V${formatNumber(bottom)}M${numbers(x - 7, top)}h14M${numbers(x - 7, bottom)}h14`,
  )

export const shadow = (x: number, y: number, width: number, height: number): string =>
  `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(width)}" ry="${formatNumber(height)}" fill="#4a5240" fill-opacity=".22"/>`

/** Blades of grass along a line, so that nothing stands on a bare edge. */
export function blades(
  random: Random,
  from: Point,
  to: Point,
  options: { count: number; length: number; colors?: readonly string[] },
): string {
  const { count, length, colors = inks.grass } = options
  const paths = new Map<string, string>()
  for (let i = 0; i < count; i++) {
    const share = random.next()
    const [x, y] = [
      mixNumbers(from[0], to[0], share),
      mixNumbers(from[1], to[1], share) + random.between(0, 3),
    ]
    const long = length * random.between(0.5, 1.2)
    const lean = random.gaussian() * 0.3
    const color = random.pick(colors)
    paths.set(
      color,
      (paths.get(color) ?? '') + leafDab('lens', x, y, long, length * 0.09, lean - Math.PI / 2),
    )
  }
  return [...paths].map(([color, path]) => fill(color, path)).join('')
}

/** A root that tapers: body, and a lit upper edge. */
export function root(
  points: readonly Point[],
  width: number,
  colors: readonly [body: string, lit: string],
): string {
  // It starts narrow, because it grows out of the trunk.
  const half = (t: number) => (width / 2) * Math.min(1, 0.3 + 3.4 * t) * (1 - 0.78 * t)
  return (
    fill(colors[0], smoothPath(ribbon(points, half))) +
    fill(colors[1], smoothPath(ribbon(points, half, -0.8, -0.25)), 0.8)
  )
}

/** A trunk's surface: body, dark right side, lit left edge, and furrows. `left` and `right` run from top to bottom. */
export function trunk(
  left: readonly Point[],
  right: readonly Point[],
  random: Random,
  furrows: number,
): string {
  const across = (share: number): Point[] =>
    left.map((point, index) => {
      const other = right[index] ?? point
      return [mixNumbers(point[0], other[0], share), mixNumbers(point[1], other[1], share)]
    })
  const strip = (from: number, to: number) => smoothPath(ends([...across(from), ...across(to).toReversed()]))
  const rows = left.length - 1
  let bark = ''
  for (let i = 0; i < furrows; i++) {
    const share = random.between(0.06, 0.95)
    const edge = across(share)
    const start = random.between(0, rows - 0.6)
    const at = (row: number): Point => {
      const index = Math.min(rows - 1, Math.floor(row))
      const [a, b] = [edge[index] as Point, edge[index + 1] as Point]
      return [mixNumbers(a[0], b[0], row - index), mixNumbers(a[1], b[1], row - index)]
    }
    const end = Math.min(rows, start + random.between(0.3, 0.75))
    const bend = random.gaussian() * 2
    const [from, middle, to] = [at(start), at((start + end) / 2), at(end)]
    bark += `M${numbers(...from)}Q${numbers(middle[0] + bend, middle[1], ...to)}`
  }
  return (
    fill('#7a6d5e', strip(0, 1)) +
    fill('#4f463d', strip(0.62, 1), 0.6) +
    fill('#3d352d', strip(0.86, 1), 0.35) +
    fill('#a89a86', strip(0.04, 0.27), 0.75) +
    pen('#3e362e', 1.3, bark, 0.6)
  )
}

/** Doubles the corners of a strip, which a smooth path would otherwise round. */
function ends(points: readonly Point[]): Point[] {
  const half = points.length / 2
  return points.flatMap((point, index) =>
    index === 0 || index === half - 1 || index === half || index === points.length - 1
      ? [point, point]
      : [point],
  )
}
