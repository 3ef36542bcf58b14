import { numbers, polygon, ribbon, smoothPath } from '../path.ts'
import { fill, stroke } from '../path-batch.ts'
import type { Point } from '../vector.ts'
import { dots, lump, scatter, type Cut } from './strata.ts'

const colors = { crack: '#1E1C18', lip: '#857B67' }

/** Slickensides: shallow polished bowls that cross at low angles, where wet clay slid over itself. */
function drawSlickensides({ width, height, unit, random }: Cut): string {
  let [bowls, glints] = ['', '']
  for (let i = 0; i < (width * height) / (2600 * unit * unit); i++) {
    const [x, y] = [random.between(-20, width), random.between(height * 0.38, height * 0.98)]
    const length = random.between(30, 92) * unit * random.pick([-1, 1])
    const rise = random.between(9, 20) * unit
    const bowl = `q${numbers(length * 0.5, rise * 0.9, length, rise * 0.65)}`
    bowls += `M${numbers(x, y)}${bowl}`
    if (i % 2 === 1) glints += `M${numbers(x, y - 1.6 * unit)}${bowl}`
  }
  return stroke('#22211E', 1.1 * unit, bowls, 0.6) + stroke('#B3A88C', 0.9 * unit, glints, 0.42)
}

const wedge = (points: readonly Point[], mouth: number, least: number, sharpness: number) =>
  smoothPath(ribbon(points, (t) => Math.max(least, mouth * (1 - t) ** sharpness) / 2))

/** Cracks: wide open at the top, deep, crooked, with side cracks that part the blocks. The right lip is lit. */
function drawCracks({ width, height, unit, random, quick }: Cut): string {
  let cracks = ''
  let lane = 0
  for (let x = random.between(26, 60) * unit; x < width; x += random.between(58, 128) * unit) {
    const deep = Math.min(height * random.between(0.4, 0.86), height - 12 * unit)
    const lean = random.gaussian() * 0.08
    lane += 1
    const main = Array.from({ length: 14 }, (_, i): Point => {
      const t = i / 13
      const sway = 10 * unit * quick((t * deep) / (30 * unit), lane) * t ** 0.3
      return [x + lean * deep * t + sway, t * deep - 4]
    })
    cracks += wedge(main, random.between(6, 15) * unit, 0.8 * unit, 1.5)
    for (let side = random.integer(1, 3); side > 0; side--) {
      const [fromX, fromY] = main[random.integer(2, main.length - 5)] ?? [x, 0]
      const length = random.between(14, 40) * unit * random.pick([-1, 1])
      const middle: Point = [fromX + length * 0.45, fromY + random.between(2, 9) * unit]
      const end: Point = [fromX + length, fromY + random.between(3, 20) * unit]
      cracks += wedge([[fromX, fromY], middle, end], 3.4 * unit, 0.6 * unit, 1)
    }
  }
  const lit = `<g transform="translate(${numbers(2.4 * unit)} 0)">${fill(colors.lip, cracks, 0.5)}</g>`
  return lit + fill(colors.crack, cracks)
}

/** Black clay that swells and cracks, paler with lime as it gets deeper. */
export function drawClay(cut: Cut): string {
  const { width, height, unit, random, id } = cut
  const clouds = scatter(cut, height * 0.3, height, (width * height) / (4200 * unit * unit)).map(([x, y]) =>
    fill(
      random.pick(['#2F2E2A', '#5D5646', '#6A604A']),
      smoothPath(lump(random, x, y, random.between(20, 56) * unit, random.between(6, 14) * unit)),
      0.2,
    ),
  )
  let crumbs = ''
  for (let i = 0; i < width / (4 * unit); i++) {
    const size = random.between(1.2, 4) * unit
    const y = Math.abs(random.gaussian()) * 8 * unit
    crumbs += polygon(lump(random, random.between(0, width), y, size, size * 0.7, 6, 0.3))
  }
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#48443B"/>` +
    `<stop offset=".55" stop-color="#5C5546"/><stop offset="1" stop-color="#94855F"/></linearGradient>` +
    `<rect width="${numbers(width)}" height="${numbers(height)}" fill="url(#${id})"/>` +
    clouds.join('') +
    drawSlickensides(cut) +
    drawCracks(cut) +
    fill('#6E675A', crumbs, 0.5) +
    dots(
      scatter(cut, height * 0.5, height, (width * height) / (1000 * unit * unit)),
      '#DACDAE',
      1.7 * unit,
      0.75,
    )
  )
}
