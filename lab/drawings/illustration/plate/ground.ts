import { arc, polygon, ribbon, smoothPath } from '../path.ts'
import { PathBatch } from '../path-batch.ts'
import { Random } from '../random.ts'
import { clamp, fullTurn, type Point } from '../vector.ts'
import { radialGradient, softEllipse } from './paper.ts'

/** Where a plant stands, and how wide it is. */
export type Stand = {
  x: number
  y: number
  halfWidth: number
  baseRadius: number
  /** leaves lie on the ground: nothing may grow in front of them */
  sprawls: boolean
}

const grassBehind = ['#A7A268', '#8C9157', '#C2B57C', '#767F4C', '#B8A66A']
const grassInFront = ['#8F9456', '#73794A', '#A9A468', '#5F6A41', '#C0B27A']

export function groundDefs(prefix: string): string {
  const soil = radialGradient(`${prefix}soil`, [
    [0, '#B3AC78', 0.6],
    [0.55, '#C4B98C', 0.34],
    [1, '#D8CDA8', 0],
  ])
  const shadow = radialGradient(`${prefix}shadow`, [
    [0, '#4A5240', 0.62],
    [0.5, '#5E644C', 0.34],
    [1, '#8a8a6a', 0],
  ])
  return soil + shadow
}

/** Dark ground under a plant. */
export function drawShade(prefix: string, x: number, y: number, rx: number, ry: number): string {
  return `<g style="mix-blend-mode:multiply">${softEllipse(x, y, rx, ry, `${prefix}shadow`)}</g>`
}

function drawBlade(batch: PathBatch, random: Random, color: string, foot: Point, length: number): void {
  const lean = -Math.PI / 2 + random.gaussian() * 0.38
  const line = arc(foot[0], foot[1], length, lean, random.gaussian() * 0.8, 4)
  batch.fill(color, polygon(ribbon(line, (t) => 1.2 * (1 - t) + 0.12)), 0.85)
}

function drawGrassBehind(stand: Stand, halfWidth: number, random: Random): string {
  const batch = new PathBatch()
  for (let i = 0; i < 230; i++) {
    const across = random.gaussian() * 0.42
    const thinning = Math.min(1, Math.abs(across))
    const y = stand.y + 14 + random.between(-14, 16) * (1 - thinning * 0.5)
    const length = random.between(8, 24) * (1 - thinning * 0.45)
    if (Math.abs(across) > 1.05) continue
    drawBlade(batch, random, random.pick(grassBehind), [stand.x + across * halfWidth, y], length)
  }
  return batch.toSvg()
}

/** Soil, the plant's shadow falling to the right, thin grass. */
export function drawGroundBehind(stand: Stand, seed: string, prefix: string): string {
  const random = new Random(`${seed}/ground`)
  const halfWidth = clamp(stand.halfWidth * 1.12, 330, 580)
  const shade = clamp(stand.baseRadius * 1.6, stand.halfWidth * 0.8, stand.halfWidth * 0.95)
  const { x, y } = stand
  const soil = `${prefix}soil`
  return (
    softEllipse(x, y + 20, halfWidth * 1.08, 62, soil) +
    softEllipse(x - halfWidth * 0.3, y + 26, halfWidth * 0.5, 34, soil) +
    softEllipse(x + halfWidth * 0.34, y + 30, halfWidth * 0.46, 30, soil) +
    drawShade(prefix, x + shade * 0.2, y + 16, shade * 1.12, 40) +
    drawShade(prefix, x + shade * 0.08, y + 12, shade * 0.6, 22) +
    drawGrassBehind(stand, halfWidth, random)
  )
}

const moved = (points: readonly Point[], move: (point: Point) => Point) => smoothPath(points.map(move))

/** A pebble of limestone: shadow, body, lit top, dark foot. */
function drawPebble(batch: PathBatch, random: Random, x: number, y: number): void {
  const width = random.between(7, 24)
  const height = width * random.between(0.34, 0.5)
  const corners = 9
  const outline = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * fullTurn + random.between(-0.28, 0.28)
    const belly = Math.sin(angle) > 0 ? 0.55 : 1
    return [
      x + Math.cos(angle) * width * random.between(0.72, 1.15),
      y + Math.sin(angle) * height * belly * random.between(0.85, 1.1),
    ]
  })
  batch.fill(
    '#8B8468',
    moved(outline, ([px, py]) => [px + 4, py + 4]),
    0.35,
  )
  batch.fill('#D9CFB8', smoothPath(outline))
  batch.fill(
    '#F1EADA',
    moved(outline, ([px, py]) => [x + (px - x) * 0.68 - width * 0.14, y + (py - y) * 0.6 - height * 0.26]),
    0.9,
  )
  batch.fill(
    '#A99C80',
    moved(outline, ([px, py]) => [
      x + (px - x) * 0.8 + width * 0.12,
      y + Math.max(0, py - y) * 0.9 + height * 0.1,
    ]),
    0.5,
  )
}

const footTufts = 9
const scatteredTufts = 17

function drawTufts(stand: Stand, halfWidth: number, random: Random): string {
  const batch = new PathBatch()
  for (let i = 0; i < footTufts + scatteredTufts; i++) {
    const atFoot = i < footTufts
    if (atFoot && stand.sprawls) continue
    const across = random.gaussian() * (atFoot ? (stand.baseRadius / halfWidth) * 0.9 : 0.45)
    const covered = stand.sprawls && Math.abs(across) * halfWidth < stand.halfWidth * 0.8
    if (Math.abs(across) > 1 || covered) continue
    const y = stand.y + (atFoot ? random.between(4, 12) : random.between(10, 38))
    const length = random.between(14, 34) * (1 - Math.abs(across) * 0.4)
    const blades = random.integer(4, 9)
    for (let j = 0; j < blades; j++) {
      const foot: Point = [stand.x + across * halfWidth + random.gaussian() * 5, y + random.between(-1, 2)]
      drawBlade(batch, random, random.pick(grassInFront), foot, length * random.between(0.5, 1.1))
    }
  }
  return batch.toSvg()
}

/** Pebbles, and tufts of grass over the plant's foot. */
export function drawGroundInFront(stand: Stand, seed: string): string {
  const random = new Random(`${seed}/front`)
  const halfWidth = clamp(stand.halfWidth * 1.05, 260, 540)
  let pebbles = ''
  for (let i = 0; i < 5; i++) {
    const across = clamp(random.gaussian() * 0.4, -0.75, 0.75)
    const y = stand.y + random.between(16, 34)
    if (stand.sprawls && Math.abs(across) * halfWidth < stand.halfWidth * 0.6) continue
    const batch = new PathBatch()
    drawPebble(batch, random, stand.x + across * halfWidth, y)
    pebbles += batch.toSvg()
  }
  return pebbles + drawTufts(stand, halfWidth, random)
}
