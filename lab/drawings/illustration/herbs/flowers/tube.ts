import { tone, type Ramp } from '../../color.ts'
import { fill } from '../../path-batch.ts'
import { arc, leafDab, ribbon, smoothPath } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { litness } from '../../detail/axis.ts'
import { lastOf } from '../space-line.ts'

type Tube = {
  at: Point
  length: number
  angle: number
  bend: number
  /** half width at the mouth, in lengths */
  mouth: number
  open: boolean
}

/** A slender tube that widens toward its mouth, lit along its upper side. */
export function drawTube(tube: Tube, colors: Ramp, lobes: Ramp, random: Random): string {
  const { at, length, angle, bend, mouth, open } = tube
  const line = arc(at[0], at[1], length, angle, bend, 6)
  const foot = mouth * 0.42
  const halfWidth = (t: number) =>
    length * (foot + (mouth - foot) * Math.sin(t * 1.6) * (open ? 1 : 1 - t * 0.45))
  const t = 0.5 + 0.26 * litness(angle)
  const shadeSide = Math.cos(angle) >= 0 ? 1 : -1
  let svg =
    fill(tone(colors, t), smoothPath(ribbon(line, halfWidth))) +
    fill(tone(colors, t - 0.32), smoothPath(ribbon(line, halfWidth, -shadeSide, -shadeSide * 0.1)), 0.7) +
    fill(tone(colors, t + 0.35), smoothPath(ribbon(line, halfWidth, shadeSide * 0.75, shadeSide * 0.35)), 0.6)
  if (!open) return svg
  const [x, y] = lastOf(line)
  for (const turn of [-0.95, 0.95, -0.35, 0.35]) {
    const shade = 0.6 + 0.25 * litness(angle + turn) + random.gaussian() * 0.05
    svg += fill(tone(lobes, shade), leafDab('round', x, y, length * 0.26, length * 0.09, angle + bend + turn))
  }
  return svg
}
