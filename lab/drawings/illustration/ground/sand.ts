import { numbers, ribbon, smoothPath } from '../path.ts'
import { fill, stroke } from '../path-batch.ts'
import { clamp, type Point } from '../vector.ts'
import { dots, drawTopsoil, lineAlong, lump, runs, scatter, type Cut } from './strata.ts'

/** Lenses: long, thin, pointed at both ends, each with its own leaning laminae. */
function drawLenses({ width, height, unit, random, slow }: Cut): string {
  let lenses = ''
  for (let i = 0; i < (width * height) / (6800 * unit * unit) + 3; i++) {
    const [x, y] = [random.between(-20, width + 20), random.between(30 * unit, height)]
    const [half, thick] = [random.between(70, 190) * unit, random.between(6, 14) * unit]
    const tilt = random.gaussian() * 0.02
    const ends = Array.from({ length: 11 }, (_, step) => step / 5 - 1)
    const bulge = (t: number) => (1 - t * t) * thick
    const top = ends.map((t): Point => [
      x + t * half,
      y + tilt * t * half - bulge(t) * 0.55 + slow(t * 2, i) * 2 * unit,
    ])
    const bottom = ends.toReversed().map((t): Point => [x + t * half, y + tilt * t * half + bulge(t) * 0.75])
    lenses += fill(
      random.pick(['#E8D2AC', '#CFA873', '#E2C79B', '#C79B66', '#EBD8B6']),
      smoothPath([...top, ...bottom]),
      0.8,
    )
    let laminae = ''
    for (let t = -0.72; t < 0.75; t += 0.1) {
      const size = bulge(t) * 0.6
      laminae += `M${numbers(x + t * half - size * 0.5, y - size * 0.6)}q${numbers(size * 0.9, size * 0.5, size * 2, size * 1.35)}`
    }
    lenses += stroke('#A87F4C', 0.7 * unit, laminae, 0.5)
  }
  return lenses
}

/** Lamellae: thin rusty bands of clay that follow each other at a distance. */
function drawLamellae(cut: Cut): string {
  const { height, unit, slow, quick } = cut
  let bands = ''
  for (let i = 0; i < Math.max(2, height / (46 * unit)); i++) {
    const base = height * 0.42 + i * 30 * unit
    const at = (x: number) =>
      base + 6 * unit * slow(x / (110 * unit), 3) + 3 * unit * quick(x / (42 * unit), i)
    for (const { start, length } of runs(cut, [90, 320], [14, 70])) {
      const points = lineAlong(at, start, length, 18 * unit)
      bands += smoothPath(ribbon(points, (t) => 1.3 * unit * Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.5))
    }
  }
  return fill('#A4643C', bands, 0.62)
}

function drawGravel({ width, height, unit, random }: Cut): string {
  let gravel = ''
  for (let i = 0; i < width / (260 * unit); i++) {
    const [x, y] = [random.between(0, width), random.between(height * 0.55, height * 0.92)]
    for (let j = 0; j < 18; j++) {
      const size = random.between(1.6, 4.4) * unit
      const stone = lump(
        random,
        x + random.gaussian() * 22 * unit,
        y + random.gaussian() * 4 * unit,
        size,
        size * 0.7,
        7,
        0.15,
      )
      gravel += fill(random.pick(['#B58A5C', '#E8DCC3', '#9B7B5A', '#CDB48C']), smoothPath(stone))
    }
  }
  return gravel
}

/** Loose sand in lenses, with rusty bands and pockets of gravel. */
export function drawSand(cut: Cut): string {
  const { width, height, unit, slow, quick, id } = cut
  const soil = (x: number) => (13 + 5 * slow(x / (90 * unit)) + 2 * quick(x / (20 * unit))) * unit
  const area = (width * height) / (unit * unit)
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C9A97B"/>` +
    `<stop offset=".4" stop-color="#DCC096"/><stop offset="1" stop-color="#D7B586"/></linearGradient>` +
    `<rect width="${numbers(width)}" height="${numbers(height)}" fill="url(#${id})"/>` +
    drawLenses(cut) +
    drawLamellae(cut) +
    dots(scatter(cut, 0, height, area / 120), '#9C7444', 0.9 * unit, 0.55) +
    dots(scatter(cut, 0, height, area / 240), '#F6E7C8', 1.1 * unit, 0.8) +
    drawGravel(cut) +
    drawTopsoil(cut, soil, { body: '#8B6B49', top: '#6A5038', topShare: 0.5, teeth: 3.5, reach: 7 })
  )
}
