import { makeNoise } from '../noise.ts'
import { smoothPath } from '../path.ts'
import type { Point } from '../vector.ts'
import { plateSize } from './paper.ts'

const cell = 18
const levels = 9
const lowest = -0.62
const range = 1.3
/** Shorter lines look like dirt on the paper. */
const fewestPoints = 22
const ink = '#A8936B'

type Terrain = (column: number, row: number) => number
type Segment = readonly [Point, Point]

/** A synthetic terrain, sampled once on the grid. */
function makeTerrain(seed: string, columns: number): Terrain {
  const noise = makeNoise(`${seed}/terrain`)
  const heights = new Float64Array(columns * columns)
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column * cell) / 430
      const y = (row * cell) / 430
      const hills = noise(x, y, 0.3) + 0.45 * noise(x * 2.1 + 9, y * 2.1)
      heights[row * columns + column] = hills + row * 0.009
    }
  }
  return (column, row) => heights[row * columns + column] ?? 0
}

/** Where a contour crosses the sides of one cell. */
function crossings(terrain: Terrain, column: number, row: number, level: number): Point[] {
  const corners: readonly (readonly [number, number])[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ]
  const points: Point[] = []
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % 4] ?? from
    // Always start from the smaller corner, so neighboring cells get exactly the same point.
    const [near, far] = from[0] + from[1] < to[0] + to[1] ? [from, to] : [to, from]
    const a = terrain(near[0], near[1])
    const b = terrain(far[0], far[1])
    if (a < level === b < level) return
    const t = (level - a) / (b - a)
    points.push([(near[0] + (far[0] - near[0]) * t) * cell, (near[1] + (far[1] - near[1]) * t) * cell])
  })
  return points
}

function marchingSquares(terrain: Terrain, columns: number, level: number): Segment[] {
  const segments: Segment[] = []
  for (let row = 0; row < columns - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const [a, b, c, d] = crossings(terrain, column, row, level)
      if (a && b) segments.push([a, b])
      if (c && d) segments.push([c, d])
    }
  }
  return segments
}

const keyOf = (point: Point) => `${Math.round(point[0] * 10)},${Math.round(point[1] * 10)}`

/** Joins the segments into lines. */
function stitch(segments: readonly Segment[]): Point[][] {
  const touching = new Map<string, Segment[]>()
  for (const segment of segments) {
    for (const end of segment) touching.set(keyOf(end), [...(touching.get(keyOf(end)) ?? []), segment])
  }
  const used = new Set<Segment>()
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    let here = from
    for (;;) {
      const next = touching.get(keyOf(here))?.find((segment) => !used.has(segment))
      if (!next) return line
      used.add(next)
      here = keyOf(next[0]) === keyOf(here) ? next[1] : next[0]
      line.push(here)
    }
  }
  const lines: Point[][] = []
  for (const segment of segments) {
    if (used.has(segment)) continue
    used.add(segment)
    const forward = follow(segment[1])
    lines.push([...follow(segment[0]).toReversed(), ...segment, ...forward])
  }
  return lines
}

/** Faint topographic lines, every fourth a little stronger. */
export function drawContours(seed: string): string {
  const columns = Math.ceil(plateSize / cell) + 1
  const terrain = makeTerrain(seed, columns)
  let fine = ''
  let strong = ''
  for (let i = 0; i < levels; i++) {
    const level = lowest + (i * range) / levels
    const lines = stitch(marchingSquares(terrain, columns, level)).filter(
      (line) => line.length > fewestPoints,
    )
    const path = lines.map((line) => smoothPath(line, false)).join('')
    if (i % 4 === 2) strong += path
    else fine += path
  }
  return (
    `<g fill="none" stroke="${ink}"><path stroke-opacity=".17" d="${fine}"/>` +
    `<path stroke-width="1.5" stroke-opacity=".2" d="${strong}"/></g>`
  )
}
