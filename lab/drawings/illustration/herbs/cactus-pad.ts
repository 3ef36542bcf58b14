import { tone, type Ramp } from '../color.ts'
import { arc, circle, leafDab, numbers, ribbon, smoothPath } from '../path.ts'
import { fill, PathBatch, stroke } from '../path-batch.ts'
import type { Random } from '../random.ts'
import { clamp, type Point } from '../vector.ts'
import { aboveSoil, padPoint, type Pad } from './cactus-growth.ts'
import { lastOf } from './space-line.ts'
import { litSide } from './stem.ts'

/** The pad's face between two lines that run from foot to top. */
function face(pad: Pad, left: number, right: number, from = 0, to = 1): Point[] {
  const steps = 13
  // Closer together toward both ends, where the outline turns fastest.
  const alongAt = (i: number) => from + (to - from) * (0.5 - 0.5 * Math.cos((Math.PI * i) / steps))
  const line = (across: number) =>
    Array.from({ length: steps + 1 }, (_, i) => padPoint(pad, alongAt(i), across))
  return [...line(left), ...line(right).toReversed()]
}

const moved = (pad: Pad, points: readonly Point[], across: number, down: number): Point[] =>
  points.map(([x, y]) => [x + across, aboveSoil(pad, y + down)])

function drawAreoles(pad: Pad, spines: string | undefined, random: Random): string {
  const batch = new PathBatch()
  const away = Math.abs(pad.facing)
  for (let row = 0; row < 6; row++)
    for (let column = -3; column <= 3; column++) {
      // Of a pad that's turned away, we see fewer columns.
      if (away < 0.5 && column % 2) continue
      const along = 0.2 + row * 0.138 + (column % 2 ? 0.07 : 0)
      const across = column * 0.29
      if (along > 0.95) continue
      const [x, y] = padPoint(pad, along, across + random.gaussian() * 0.02)
      if (pad.soilY !== undefined && y > pad.soilY - 6) continue
      batch.fill('#6b5a3c', circle(x, y, 1.5), 0.75)
      if (spines === undefined) continue
      for (let i = 0; i < 3; i++) {
        const angle = pad.angle + across * 1.2 + random.gaussian() * 0.8
        const length = random.between(5, 11)
        const path = `M${numbers(x, y)}l${numbers(Math.cos(angle) * length, Math.sin(angle) * length)}`
        batch.stroke(spines, 0.9, path, 0.85)
      }
    }
  return batch.toSvg()
}

/** A pad: thick edge on the side that's turned to us, face in bands of shade, bright rim, areoles with spines. */
export function drawPad(
  pad: Pad,
  t: number,
  colors: Ramp,
  spines: string | undefined,
  random: Random,
): string {
  // Which side is lit: +across points toward (-sin, cos).
  const lit = Math.sin(pad.angle) * 0.62 - Math.cos(pad.angle) * 0.68 > 0 ? 1 : -1
  const away = Math.sqrt(1 - clamp(Math.abs(pad.facing)) ** 2)
  const thick = pad.length * (0.035 + 0.1 * away)
  // The face looks left or right, so the edge shows on the other side.
  const looksLeft = pad.facing > 0
  const side = looksLeft ? 1 : -1
  const faceTone = t + (looksLeft ? 0.13 : -0.2) * away
  const edgeTone = looksLeft ? t - 0.34 : t + 0.16 * away - 0.12
  const edge = (share: number) =>
    smoothPath(moved(pad, face(pad, -1, 1), side * thick * share, thick * 0.2 * share))
  const band = (shade: number, opacity: number, from: number, to: number, low = 0.04, high = 0.97) =>
    fill(tone(colors, faceTone + shade), smoothPath(face(pad, from, to, low, high)), opacity)
  const rim = Array.from({ length: 11 }, (_, i) => padPoint(pad, 0.24 + (0.72 * i) / 10, lit * 0.985))
  return (
    fill(tone(colors, edgeTone), edge(1)) +
    // A dark line keeps overlapping pads apart.
    stroke(tone(colors, 0), 1.6, edge(1), 0.45) +
    fill(tone(colors, edgeTone + 0.12), edge(0.5), 0.7) +
    fill(tone(colors, faceTone), smoothPath(face(pad, -1, 1))) +
    band(-0.12, 0.4, -lit, lit * 0.1) +
    band(-0.22, 0.45, -lit, -lit * 0.26) +
    band(-0.36, 0.4, -lit, -lit * 0.6) +
    band(-0.4, 0.35, -1, 1, 0, 0.2) +
    band(0.12, 0.4, lit * 0.93, lit * 0.18, 0.1, 0.92) +
    band(0.24, 0.4, lit * 0.93, lit * 0.5, 0.14, 0.9) +
    stroke(tone(colors, 0), 1.2, smoothPath(face(pad, -1, 1)), 0.35) +
    stroke(tone(colors, 1), 1.5, smoothPath(rim, false), 0.5) +
    drawAreoles(pad, spines, random)
  )
}

/** A tuna: a small urn on the edge of a pad. */
export function drawFruit([x, y]: Point, angle: number, size: number, colors: Ramp): string {
  const line = arc(x - Math.cos(angle) * 3, y - Math.sin(angle) * 3, size, angle, 0.1, 6)
  const halfWidth = (t: number) => size * 0.3 * Math.sin(Math.PI * (0.2 + t * 0.66)) ** 0.7
  const side = litSide(line)
  const [topX, topY] = lastOf(line)
  return (
    fill(tone(colors, 0.5), smoothPath(ribbon(line, halfWidth))) +
    fill(tone(colors, 0.18), smoothPath(ribbon(line, halfWidth, -side, 0)), 0.7) +
    fill(tone(colors, 0.9), smoothPath(ribbon(line, halfWidth, side * 0.7, side * 0.3)), 0.6) +
    fill(tone(colors, 0.1), leafDab('lens', topX - size * 0.14, topY, size * 0.28, size * 0.06, 0), 0.6)
  )
}
