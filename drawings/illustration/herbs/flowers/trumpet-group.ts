import { tone } from '../../color.ts'
import { fill } from '../../path-batch.ts'
import { arc, leafDab, ribbon, smoothPath } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn, type Point } from '../../vector.ts'
import { lastOf } from '../space-line.ts'
import { litAt, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

/** The open mouth: a slanted ring of rounded lobes around a throat. */
function drawMouth([x, y]: Point, heading: number, radius: number, palette: FlowerPalette, random: Random) {
  const colors = random.pick(palette.petals)
  const lobes = palette.tip ?? colors
  const slant = 0.55
  const at = (around: number, reach: number): Point => {
    const along = Math.sin(around) * reach * slant * radius
    const across = Math.cos(around) * reach * radius
    return [
      x + Math.cos(heading) * along - Math.sin(heading) * across,
      y + Math.sin(heading) * along + Math.cos(heading) * across,
    ]
  }
  let svg = ''
  for (let i = 0; i < 5; i++) {
    const around = ((i + 0.2) / 5) * fullTurn
    const [toX, toY] = at(around, 1)
    const angle = Math.atan2(toY - y, toX - x)
    const shade = 0.55 + 0.25 * litAt(angle)
    const length = Math.hypot(toX - x, toY - y) * 1.25
    svg += fill(tone(lobes, shade), leafDab('round', x, y, length, radius * 0.58, angle))
  }
  const ring = (reach: number) => Array.from({ length: 10 }, (_, i) => at((i / 10) * fullTurn, reach))
  return (
    svg +
    fill(tone(palette.center, 0.6), smoothPath(ring(0.62))) +
    fill(tone(palette.center, 0.05), smoothPath(ring(0.32)), 0.75)
  )
}

function drawOne(pose: FlowerPose, turn: number, palette: FlowerPalette, random: Random): string {
  const angle = pose.angle + turn
  const length = pose.size * random.between(0.85, 1.08)
  const bend = (Math.cos(angle) >= 0 ? 1 : -1) * 0.45
  const line = arc(0, 0, length, angle, bend, 8)
  const halfWidth = (t: number) => length * (0.06 + 0.13 * t ** 1.4)
  const colors = random.pick(palette.petals)
  const t = 0.48 + 0.24 * litAt(angle)
  const side = Math.cos(angle) >= 0 ? 1 : -1
  return (
    fill(tone(palette.green, 0.5), leafDab('round', 0, 0, length * 0.2, length * 0.09, angle)) +
    fill(tone(colors, t), smoothPath(ribbon(line, halfWidth))) +
    fill(tone(colors, t - 0.3), smoothPath(ribbon(line, halfWidth, -side, -side * 0.1)), 0.7) +
    fill(tone(colors, t + 0.32), smoothPath(ribbon(line, halfWidth, side * 0.7, side * 0.3)), 0.6) +
    drawMouth(lastOf(line), angle + bend, length * 0.3, palette, random)
  )
}

/** A hanging group of two to four trumpets, as in crossvine. */
export function drawTrumpets(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const count = random.integer(2, 4)
  let svg = ''
  for (let i = 0; i < count; i++) {
    const turn = (count === 1 ? 0 : i / (count - 1) - 0.5) * 1.9 + random.gaussian() * 0.12
    svg += drawOne(pose, turn, palette, random)
  }
  return svg
}
