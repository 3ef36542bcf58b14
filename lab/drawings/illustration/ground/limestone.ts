import { numbers, polygon, ribbon, smoothPath } from '../path.ts'
import { fill, stroke } from '../path-batch.ts'
import { mixNumbers, type Point } from '../vector.ts'
import { dots, layer, lineAlong, lump, runs, scatter, type Cut, type Line } from './strata.ts'

const colors = {
  beds: ['#EFE7D6', '#E3D8C0', '#EDE3CE', '#D9CDB2', '#E8DDC6', '#DED4C0'],
  marl: '#CFC3A4',
  lip: '#FBF6EA',
  plane: '#8C7F62',
  grain: '#A8997A',
  earth: '#B8A582',
  soil: '#5A4A38',
  soilTop: '#453A2D',
}

type Plane = { at: Line; marl: boolean }
type Joint = { points: Point[]; widthAt: (t: number) => number }

/** Bedding planes run the whole width and wander together. Every third bed is thin marl: what keeps rock from looking like a wall. */
function layPlanes({ height, unit, random, slow, quick }: Cut): Plane[] {
  const planes: Plane[] = []
  let depth = 34 * unit
  while (depth < height + 40 * unit) {
    const [lane, base, marl] = [planes.length, depth, planes.length % 3 === 2]
    planes.push({
      marl,
      at: (x) =>
        base + (5 * slow(x / (210 * unit), 20 + lane * 0.3) + 2.2 * quick(x / (48 * unit), 40 + lane)) * unit,
    })
    depth += (marl ? random.between(7, 12) : random.between(24, 46)) * unit
  }
  return planes
}

function drawBeds(cut: Cut, planes: readonly Plane[]): string {
  const { width, height, unit } = cut
  const beds = planes.map(({ at, marl }, i) => {
    const below = planes[i + 1]?.at ?? (() => height + 60)
    const color = marl ? colors.marl : (colors.beds[i % colors.beds.length] ?? colors.marl)
    return fill(color, layer(at, below, width, 18 * unit))
  })
  // Light on the lip of each bed over a dark plane, both in broken runs.
  const edges = planes.map(({ at, marl }) => {
    const lines = runs(cut, [40, 190], [6, 46]).map(({ start, length }) =>
      lineAlong(at, start, length, 15 * unit),
    )
    const lit = lines
      .map((line) =>
        smoothPath(
          line.map(([x, y]): Point => [x, y + 2.2 * unit]),
          false,
        ),
      )
      .join('')
    const dark = lines.map((line) => smoothPath(line, false)).join('')
    return (
      (marl ? '' : stroke(colors.lip, 1.6 * unit, lit, 0.75)) +
      stroke(colors.plane, (marl ? 0.9 : 1.3) * Math.max(0.7, unit), dark, 0.62)
    )
  })
  return beds.join('') + edges.join('')
}

/** Dashes with the bedding, small holes, hairline cracks and a few shells. */
function drawGrain({ width, height, unit, random }: Cut): string {
  const fine = Math.max(0.8, unit)
  let [dashes, holes, shells, hairs] = ['', '', '', '']
  for (let i = 0; i < (width * height) / (1300 * unit * unit); i++) {
    const length = random.between(4, 20) * unit
    dashes += `M${numbers(random.between(0, width), random.between(36 * unit, height))}q${numbers(length / 2, random.gaussian() * 0.8, length, random.gaussian())}`
  }
  for (let i = 0; i < width / (95 * unit); i++) {
    const [x, y] = [random.between(0, width), random.between(48 * unit, height)]
    for (let j = random.integer(3, 8); j > 0; j--)
      holes += polygon(
        lump(
          random,
          x + random.gaussian() * 13 * unit,
          y + random.gaussian() * 4 * unit,
          random.between(0.8, 2.6) * unit,
          random.between(0.6, 1.5) * unit,
          6,
        ),
      )
  }
  for (let i = 0; i < width / (240 * unit); i++) {
    const [x, y, size] = [
      random.between(0, width),
      random.between(60 * unit, height - 8 * unit),
      random.between(4, 6.5) * unit,
    ]
    for (const ring of [1, 0.68, 0.38])
      shells += `M${numbers(x - size * ring, y)}a${numbers(size * ring, size * ring * 0.75)} 0 0 1 ${numbers(size * 2 * ring, 0)}`
  }
  for (let i = 0; i < width / (150 * unit); i++) {
    const points: Point[] = [[random.between(0, width), random.between(40 * unit, height * 0.7)]]
    for (let j = random.integer(4, 9); j > 0; j--) {
      const [x, y] = points.at(-1) ?? [0, 0]
      points.push([x + random.gaussian() * 3.4 * unit, y + random.between(6, 14) * unit])
    }
    hairs += smoothPath(points, false)
  }
  return (
    stroke(colors.grain, 0.7 * fine, dashes, 0.5) +
    fill('#9A8C6C', holes, 0.55) +
    stroke(colors.plane, 0.8 * fine, shells, 0.6) +
    stroke('#83755A', 0.9 * fine, hairs, 0.6)
  )
}

/** Water opens joints from above: funnels of pale earth, far apart, that cross several beds and die out. Wide, dark ones look like roots. */
function openJoints({ width, height, unit, random, slow, quick }: Cut, soil: Line): Joint[] {
  const joints: Joint[] = []
  for (let x = random.between(40, 100) * unit; x < width; x += random.between(110, 300) * unit) {
    const top = soil(x) - 6 * unit
    const depth = Math.min(height - top + 20, random.between(0.45, 1.25) * Math.max(70 * unit, height * 0.72))
    const mouth = random.between(3, 7) * unit
    const lean = random.gaussian() * 0.13
    const lane = joints.length
    const points = Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      return [x + lean * depth * t + 7 * unit * quick((t * depth) / (34 * unit), lane), top + t * depth]
    })
    const widthAt = (t: number) => {
      const rest = t < 0.75 ? 3.2 * unit * (1 + 0.7 * slow(t * 9, lane)) : 1.3 * unit
      return Math.max(1.1 * unit, mouth * Math.exp(-t * 4.2) + rest)
    }
    joints.push({ points, widthAt })
  }
  return joints
}

function drawJoints({ unit }: Cut, joints: readonly Joint[]): string {
  const outline = (wider: number) =>
    joints.map(({ points, widthAt }) => smoothPath(ribbon(points, (t) => (widthAt(t) + wider) / 2))).join('')
  return fill('#BDAA83', outline(4.5 * unit), 0.55) + fill(colors.earth, outline(0))
}

/** Angular chips of every size, loose in marl. */
function drawRubble({ width, unit, random }: Cut, soil: Line, base: Line): string {
  let [chips, lit] = ['', '']
  for (let i = 0; i < width / (8 * unit); i++) {
    const x = random.between(0, width)
    const y = mixNumbers(soil(x) - 3 * unit, base(x) + 3 * unit, random.next())
    const size = random.between(1.8, random.chance(0.2) ? 12 : 6) * unit
    const outline = lump(random, x, y, size, size * random.between(0.35, 0.6), random.integer(5, 7), 0.26)
    chips += polygon(outline)
    lit += polygon(
      outline.map(([px, py]): Point => [x + (px - x) * 0.72 - size * 0.08, y + (py - y) * 0.6 - size * 0.1]),
    )
  }
  return (
    fill(
      '#B9A682',
      layer((x) => soil(x) - 2, base, width, 10 * unit),
      0.62,
    ) +
    fill('#BBAD8D', chips) +
    fill('#EFE7D5', lit)
  )
}

function drawSoil(cut: Cut, soil: Line): string {
  const { width, unit } = cut
  const inSoil = (x: number, y: number) => y < soil(x) - 2
  return (
    fill(
      colors.soil,
      layer(() => -4, soil, width, 8 * unit),
    ) +
    fill(
      colors.soilTop,
      layer(
        () => -4,
        (x) => soil(x) * 0.45,
        width,
        10 * unit,
      ),
      0.75,
    ) +
    dots(scatter(cut, 0, 26 * unit, (width * 0.3) / unit, inSoil), '#2F281F', 1.3 * unit, 0.6) +
    dots(scatter(cut, 2, 26 * unit, (width * 0.14) / unit, inSoil), '#A08C6B', 1.4 * unit, 0.8)
  )
}

/** A hand of thin dark soil over rubble and bedded limestone. */
export function drawLimestone(cut: Cut): string {
  const { width, height, unit, slow, quick } = cut
  const soil = (x: number) => (17 + 7 * slow(x / (90 * unit)) + 4 * quick(x / (26 * unit), 3)) * unit
  const rubble = (x: number) => soil(x) + (15 + 9 * quick(x / (70 * unit), 9)) * unit
  const planes = layPlanes(cut)
  const joints = openJoints(cut, soil)
  return (
    `<rect width="${numbers(width)}" height="${numbers(height)}" fill="#E9DFCA"/>` +
    drawBeds(cut, planes) +
    drawGrain(cut) +
    drawJoints(cut, joints) +
    drawRubble(cut, soil, rubble) +
    drawSoil(cut, soil)
  )
}
