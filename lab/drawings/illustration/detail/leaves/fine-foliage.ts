import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { litness, spotOn } from '../axis.ts'
import type { LeafPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

/** Bald cypress: flat needles in two rows, shortest at foot and tip. */
export function drawFeather(sketch: Sketch, pose: LeafPose, colors: Ramp, random: Random): void {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const axis = arc(base[0], base[1], length, angle, bend, 16)
  const rows = Math.round(length / 4.4)
  for (const side of [-1, 1]) {
    const shade = middle + litness(angle + (side * Math.PI) / 2) * 0.16
    for (let i = 1; i < rows; i++) {
      const t = i / rows
      const spot = spotOn(axis, t)
      const needle = length * 0.22 * Math.sin(0.4 + t * 2.4) * random.between(0.9, 1.06)
      const color = tone(colors, shade + (i % 3 === 0 ? 0.12 : 0))
      sketch.dab(color, spot.point, needle, 1.35, spot.angle + side * (1.12 - t * 0.42))
    }
  }
  sketch.line(tone(colors, 0.28), 1.3, axis)
}

/** Juniper: forking cords of overlapping scales. */
export function drawScales(sketch: Sketch, pose: LeafPose, colors: Ramp, random: Random): void {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const axis = arc(base[0], base[1], length, angle, bend, 12)
  const cords = Math.round(length / 9)
  for (let i = 0; i < cords; i++) {
    const t = 0.1 + (0.86 * i) / cords
    const side = i % 2 === 0 ? 1 : -1
    const spot = spotOn(axis, t)
    const size = length * 0.36 * (1.05 - t * 0.62) * random.between(0.8, 1.15)
    drawCord(
      sketch,
      arc(spot.point[0], spot.point[1], size, spot.angle + side * random.between(0.5, 0.75), -side * 0.3, 8),
      colors,
      middle,
      random,
    )
  }
  drawCord(sketch, axis, colors, middle - 0.06, random)
}

function drawCord(
  sketch: Sketch,
  axis: ReturnType<typeof arc>,
  colors: Ramp,
  middle: number,
  random: Random,
): void {
  const last = axis.at(-1) ?? [0, 0]
  const first = axis[0] ?? last
  const scales = Math.max(4, Math.round(Math.hypot(last[0] - first[0], last[1] - first[1]) / 3.4))
  sketch.line(tone(colors, middle - 0.24), 3.4, axis)
  for (const side of [-1, 1])
    for (let i = 0; i < scales; i++) {
      const spot = spotOn(axis, i / scales)
      const lit = litness(spot.angle + (side * Math.PI) / 2)
      const color = tone(colors, middle + lit * 0.2 + (random.chance(0.25) ? 0.12 : 0))
      sketch.dab(color, spot.point, 6.2, 1.3, spot.angle + side * 0.42)
    }
}

/** Leaves divided into threads. */
export function drawThreads(sketch: Sketch, pose: LeafPose, colors: Ramp, random: Random): void {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const axis = arc(base[0], base[1], length, angle, bend, 8)
  sketch.line(tone(colors, middle - 0.08), 1.8, axis)
  for (let i = 0; i < 4; i++)
    for (const side of [-1, 1]) {
      const t = 0.24 + i * 0.17 + (side > 0 ? 0.05 : 0)
      const spot = spotOn(axis, t)
      const size = length * (0.46 - 0.3 * (t - 0.2)) * random.between(0.85, 1.1)
      const thread = arc(spot.point[0], spot.point[1], size, spot.angle + side * 0.62, -side * 0.35, 6)
      const shade = middle + litness(spot.angle + (side * Math.PI) / 2) * 0.18
      sketch.line(tone(colors, shade), 1.7, thread)
      const fork = spotOn(thread, 0.45)
      sketch.line(
        tone(colors, shade),
        1.4,
        arc(fork.point[0], fork.point[1], size * 0.42, fork.angle + side * 0.5, -side * 0.3, 4),
      )
    }
}
