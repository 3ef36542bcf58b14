import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { contours } from 'd3-contour'

// Draws the contour lines behind the heroes and the footer: level curves of an invented, tileable terrain.

const width = 1600
const height = 900
const cell = 20
// Drawn a little beyond the frame on every side, so curves run out of it instead of ending at it.
const margin = 4
const columns = width / cell + 2 * margin
const rows = height / cell + 2 * margin

/** Hills as sums of waves with whole periods, so the right edge meets the left and the bottom meets the top. */
function elevation(column: number, row: number): number {
  const x = ((column - margin) * cell * 2 * Math.PI) / width
  const y = ((row - margin) * cell * 2 * Math.PI) / height
  const bend = 0.9 * Math.sin(y + 1.3 * Math.cos(x)) + 0.6 * Math.cos(2 * x - y)
  return (
    Math.sin(2 * x + bend) +
    0.8 * Math.cos(2 * y - 1.2 * bend + x) +
    0.5 * Math.sin(3 * x - 2 * y + bend) +
    0.3 * Math.cos(5 * x + 3 * y + 2 * bend)
  )
}

type Point = readonly [number, number]

/** A closed curve through the middles of the segments between every third point, in relative steps to keep it short. */
function smoothRing(ring: readonly Point[]): string {
  const scale = (value: number) => Math.round((value - margin - 0.5) * cell)
  const points = ring
    .slice(0, -1)
    .filter((_, index) => index % 3 === 0)
    .map(([x, y]) => [scale(x), scale(y)] as const)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 4) return ''
  const middle = (a: Point, b: Point) =>
    [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)] as const
  let pen = middle(last, first)
  const start = `M${pen.join(' ')}`
  const curves = points.map((point, index) => {
    const end = middle(point, points[index + 1] ?? first)
    const step = [point[0] - pen[0], point[1] - pen[1], end[0] - pen[0], end[1] - pen[1]]
    pen = end
    return `q${step.join(' ').replaceAll(' -', '-')}`
  })
  return start + curves.join('')
}

const values = Array.from({ length: columns * rows }, (_, index) =>
  elevation(index % columns, Math.floor(index / columns)),
)
const levels = [-1.8, -1.2, -0.6, 0, 0.6, 1.2, 1.8]
const paths = contours()
  .size([columns, rows])
  .thresholds(levels)(values)
  .map(({ coordinates }) =>
    coordinates.flatMap((polygon) => polygon.map((ring) => smoothRing(ring as unknown as Point[]))).join(''),
  )

function draw(stroke: string, opacity: number) {
  const lines = paths.map(
    (path, index) => `<path stroke-opacity="${index % 3 === 1 ? opacity * 1.5 : opacity}" d="${path}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${stroke}" stroke-width="1.2">${lines.join('')}</svg>\n`
}

mkdirSync('ui/images', { recursive: true })
writeFileSync('ui/images/contours.svg', draw('#a8936b', 0.18))
writeFileSync('ui/images/contours-inverse.svg', draw('#c9d3c3', 0.1))
