import '../../../server/platform/config/require-node-24.ts'
import { writeFileSync } from 'node:fs'
import { contours } from 'd3-contour'
import { mapExtent, toMapPosition } from '../../../domain/places/map-position.ts'
import { canyonLake, escarpment, rivers, roads, sandLine, type Line } from './terrain-land.ts'

// Draws the background of the service map: soils, invented hills northwest of the escarpment, rivers and roads. The
// communities aren't part of it: their positions come from the database when a page is rendered.

/** Ten units per mile, so whole numbers are precise enough. */
const unit = 10
const { westMiles, northMiles, widthMiles, heightMiles } = mapExtent

type Point = readonly [x: number, y: number]

const toPoint = ([latitude, longitude]: Line[number]): Point => {
  const { eastMiles, southMiles } = toMapPosition({ latitude, longitude })
  return [Math.round((eastMiles - westMiles) * unit), Math.round((southMiles - northMiles) * unit)]
}
const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
const step = (from: Point, ...points: Point[]) =>
  points.map(([x, y]) => `${x - from[0]} ${y - from[1]}`).join(' ')

/** A smooth line through the middles of its segments, except that it starts and ends at its end points. */
function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let pen = first
  const curves = rest.map((point, index) => {
    const next = rest[index + 1]
    const end = next === undefined ? point : middle(point, next)
    const curve = `q${step(pen, point, end)}`
    pen = end
    return curve
  })
  return (`M${first.join(' ')}` + curves.join('')).replaceAll(' -', '-')
}

/** Whether it's on the map, with room for a line's width. */
const isOnMap = ([x, y]: Point) =>
  x > -unit && y > -unit && x < widthMiles * unit + unit && y < heightMiles * unit + unit

/** A smooth closed line through the middles of its sides. The stretches that no map shows are left out. */
function softRing(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 5) return ''
  let pen = middle(last, first)
  let isDown = false
  let isWhole = true
  const curves = points.map((point, index) => {
    const end = middle(point, points[index + 1] ?? first)
    const isShown = [pen, point, end].some(isOnMap)
    const curve = `${isDown ? '' : `M${pen.join(' ')}`}q${step(pen, point, end)}`
    pen = end
    isDown = isShown
    isWhole &&= isShown
    return isShown ? curve : ''
  })
  return curves.join('').replaceAll(' -', '-') + (isWhole ? 'z' : '')
}

/** The y of a line at this x, in units from the top. */
function heightOfLine(line: readonly Point[], x: number): number {
  const right = Math.max(
    1,
    line.findIndex((point) => point[0] >= x),
  )
  const [a, b] = [line[right - 1], line[right]]
  if (a === undefined || b === undefined) return 0
  return a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
}

const scarp = escarpment.map(toPoint)

/** Plateau above the escarpment, with hills; a gentle fall below it. */
function elevation(x: number, y: number): number {
  const miles = (heightOfLine(scarp, x) - y) / unit
  const plateau = 1 / (1 + Math.exp(-miles / 3))
  const [u, v] = [x / 84, y / 76]
  const bend = 0.9 * Math.sin(v * 1.3 + 1.1 * Math.cos(u)) + 0.5 * Math.cos(1.7 * u - v)
  const hills =
    0.8 * Math.sin(u + bend) +
    0.6 * Math.cos(1.6 * v - bend + 0.7 * u) +
    0.35 * Math.sin(2.3 * u - 1.9 * v + bend)
  return hills * (0.16 + 0.84 * plateau) + plateau * 1.6 + miles * 0.014
}

const cell = 12
const margin = 4
const columns = Math.ceil((widthMiles * unit) / cell) + 2 * margin
const rows = Math.ceil((heightMiles * unit) / cell) + 2 * margin
const values = Array.from({ length: columns * rows }, (_, index) =>
  elevation(((index % columns) - margin) * cell, (Math.floor(index / columns) - margin) * cell),
)
const levels = Array.from({ length: 17 }, (_, index) => -1.2 + index * 0.29)

const hillLines = contours()
  .size([columns, rows])
  .thresholds(levels)(values)
  .map(({ coordinates }) =>
    coordinates
      .flatMap((polygon) =>
        polygon.map((ring) =>
          softRing(
            ring
              .slice(0, -1)
              .filter((_, index) => index % 3 === 0)
              .map(([x = 0, y = 0]) => [
                Math.round((x - 0.5 - margin) * cell),
                Math.round((y - 0.5 - margin) * cell),
              ]),
          ),
        ),
      )
      .join(''),
  )

const [width, height] = [widthMiles * unit, heightMiles * unit]
const below = (line: Line) => `${softLine(line.map(toPoint))}L${width} ${height}H0z`
const lines = (all: readonly Line[]) => all.map((line) => softLine(line.map(toPoint))).join('')
const path = (d: string, look: string) => `<path d="${d}" ${look} vector-effect="non-scaling-stroke"/>`

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
  `<path fill="#ece3ce" d="${below(escarpment)}"/><path fill="#f0e0c0" d="${below(sandLine)}"/>`,
  path(hillLines.filter((_, index) => index % 4 !== 2).join(''), 'stroke="#a8936b" stroke-opacity=".32"'),
  path(
    hillLines.filter((_, index) => index % 4 === 2).join(''),
    'stroke="#a8936b" stroke-opacity=".42" stroke-width="1.4"',
  ),
  path(lines(rivers.wide), 'stroke="#8da9b4" stroke-width="2"'),
  path(lines(rivers.narrow), 'stroke="#8da9b4" stroke-width="1.3"'),
  path(softRing(canyonLake.map(toPoint)), 'fill="#b4c8cd" stroke="#8da9b4" stroke-width="1.3"'),
  path(lines(roads), 'stroke="#fcfaf4" stroke-width="5"'),
  path(lines(roads), 'stroke="#b7a98a" stroke-width="1.6"'),
  '</svg>\n',
].join('')

writeFileSync('app/images/terrain.svg', svg)
console.log(`app/images/terrain.svg ${(svg.length / 1024).toFixed(0)} KB`)
