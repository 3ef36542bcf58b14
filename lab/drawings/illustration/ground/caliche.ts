import { numbers, smoothPath } from '../path.ts'
import { fill, stroke } from '../path-batch.ts'
import { mixNumbers, type Point } from '../vector.ts'
import { dots, drawTopsoil, layer, lineAlong, lump, runs, scatter, type Cut, type Line } from './strata.ts'

/** The hard cap: thin wavy sheets, close together and broken. */
function drawCap(cut: Cut, cap: Line): string {
  const { unit, quick } = cut
  return [0, 1, 2, 3, 4, 5]
    .map((sheet) => {
      const at = (x: number) => cap(x) + sheet * 3.4 * unit + 1.4 * unit * quick(x / (30 * unit), sheet)
      const path = runs(cut, [50, 200], [4, 30])
        .map(({ start, length }) => smoothPath(lineAlong(at, start, length, 14 * unit), false))
        .join('')
      return sheet % 2 === 0 ? stroke('#B59E78', unit, path, 0.75) : stroke('#FBF5E8', 2.1 * unit, path, 0.95)
    })
    .join('')
}

/** The chalky mass below the cap: clouds, no lines. */
function drawChalk(cut: Cut, under: Line): string {
  const { width, height, unit, random } = cut
  const clouds = scatter(
    cut,
    height * 0.45,
    height + 10,
    (width * height) / (5200 * unit * unit),
    (x, y) => y > under(x) + 6,
  )
  return (
    clouds
      .map(([x, y]) =>
        fill(
          random.pick(['#F5EDDD', '#E0D1B6', '#F1E7D3']),
          smoothPath(lump(random, x, y, random.between(16, 50) * unit, random.between(5, 13) * unit)),
          0.65,
        ),
      )
      .join('') +
    dots(
      scatter(cut, height * 0.4, height, (width * height) / (260 * unit * unit), (x, y) => y > under(x)),
      '#B8A480',
      1.1 * unit,
      0.7,
    )
  )
}

type Nodule = { x: number; y: number; size: number; outline: Point[] }

/** Lime nodules, few above the cap and many below. Matte: shiny ones look like pearls. */
function drawNodules({ width, height, unit, random }: Cut, soil: Line, cap: Line, under: Line): string {
  const nodules: Nodule[] = []
  for (let i = 0; i < (width * height) / (550 * unit * unit); i++) {
    const x = random.between(0, width)
    const depth = random.next() ** 0.7
    const y = mixNumbers(soil(x) - 4 * unit, height + 6, depth)
    const size = random.between(2, 4.5 + 6 * depth) * unit
    const inCap = y > cap(x) - 3 * unit && y < under(x) + 2
    if (inCap || nodules.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + size) * 0.95))
      continue
    const outline = lump(
      random,
      x,
      y,
      size * random.between(1, 1.35),
      size * random.between(0.6, 0.92),
      8,
      0.26,
    )
    nodules.push({ x, y, size, outline })
  }
  const layers = (scale: number, right: number, down: number) =>
    nodules
      .map(({ x, y, size, outline }) =>
        smoothPath(
          outline.map(([px, py]): Point => [
            x + (px - x) * scale + right * size,
            y + (py - y) * scale + down * size,
          ]),
        ),
      )
      .join('')
  return (
    fill('#9C845C', layers(1.06, 0.14, 0.16), 0.6) +
    fill('#DCCBA9', layers(1, 0, 0)) +
    fill('#F1E8D5', layers(0.74, -0.1, -0.12))
  )
}

/** Gray-brown soil over a hard cap, and a chalky mass with nodules under it. */
export function drawCaliche(cut: Cut): string {
  const { width, height, unit, slow, quick } = cut
  const soil = (x: number) => (20 + 6 * slow(x / (80 * unit)) + 3 * quick(x / (22 * unit))) * unit
  const cap = (x: number) =>
    Math.max(50 * unit, height * 0.36) +
    (8 * slow(x / (150 * unit), 5) + 3 * quick(x / (36 * unit), 7)) * unit
  const under = (x: number) => cap(x) + 20 * unit
  const inSoil = (x: number, y: number) => y < soil(x)
  return (
    `<rect width="${numbers(width)}" height="${numbers(height)}" fill="#EBDFC9"/>` +
    fill(
      '#D8C4A3',
      layer(
        () => -4,
        (x) => cap(x) + 2,
        width,
        14 * unit,
      ),
    ) +
    drawCap(cut, cap) +
    drawChalk(cut, under) +
    drawNodules(cut, soil, cap, under) +
    drawTopsoil(cut, soil, { body: '#877156', top: '#64533E', topShare: 0.6, teeth: 5, reach: 9 }) +
    dots(scatter(cut, 0, 28 * unit, (width * 0.24) / unit, inSoil), '#3F352A', 1.2 * unit, 0.55) +
    dots(scatter(cut, 2, 28 * unit, (width * 0.12) / unit, inSoil), '#DCCBA9', 1.7 * unit, 0.9)
  )
}
