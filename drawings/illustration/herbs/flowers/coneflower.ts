import { tone } from '../../color.ts'
import { fill } from '../../path-batch.ts'
import { arc, circle, ribbon, smoothPath } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn, type Point } from '../../vector.ts'
import { frameOf, litAt, type FlowerFrame, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

const coneRadius = 0.4
const coneHeight = 0.56

/** A ray hangs: it leaves the rim of the cone outward and turns down. */
function drawRay(
  pose: FlowerPose,
  frame: FlowerFrame,
  around: number,
  palette: FlowerPalette,
  random: Random,
) {
  const outward = Math.cos(around)
  const [x, y] = frame(Math.sin(around) * 0.1, outward * coneRadius * 0.8)
  const heading = pose.angle + outward * 1.75 + (random.gaussian() * 0.1 + (outward < 0 ? -0.1 : 0.1))
  const bend = (outward < 0 ? -1 : 1) * (0.55 + 0.3 * (1 - Math.abs(outward)))
  const length = pose.size * random.between(0.92, 1.1) * (0.72 + 0.28 * Math.abs(outward))
  const line = arc(x, y, length, heading, bend, 6)
  const halfWidth = (t: number) => pose.size * 0.15 * Math.sin(Math.PI * (0.14 + 0.76 * t)) ** 0.7
  const colors = random.pick(palette.petals)
  const t = 0.52 + 0.3 * litAt(heading) + (Math.sin(around) > 0 ? -0.22 : 0.06)
  return (
    fill(tone(colors, t), smoothPath(ribbon(line, halfWidth))) +
    fill(tone(colors, t - 0.24), smoothPath(ribbon(line, halfWidth, 0.1, 0.9)), 0.6) +
    fill(tone(colors, t + 0.3), smoothPath(ribbon(line, halfWidth, -0.75, -0.45)), 0.55)
  )
}

function drawCone(pose: FlowerPose, frame: FlowerFrame, palette: FlowerPalette): string {
  const outline: Point[] = []
  for (let i = 0; i <= 10; i++) {
    const a = (i / 10) * Math.PI
    outline.push(frame(Math.sin(a) * coneHeight, Math.cos(a) * coneRadius))
  }
  outline.push(frame(-0.1, -coneRadius * 0.6), frame(-0.1, coneRadius * 0.6))
  let svg = fill(tone(palette.center, 0.2), smoothPath(outline))
  for (let row = 0; row < 6; row++) {
    const along = (row / 6) * coneHeight * 0.98
    const half = coneRadius * Math.sqrt(1 - (along / coneHeight) ** 2)
    const count = Math.max(2, Math.round(half * 17))
    for (let i = 0; i < count; i++) {
      const across = half * Math.sin(((i + (row % 2 ? 0.5 : 0)) / count - 0.48) * 3)
      const [x, y] = frame(along + 0.03, across)
      svg += fill(tone(palette.center, 0.62 - across * 0.7 + row * 0.05), circle(x, y, pose.size * 0.048))
    }
  }
  return svg
}

export function drawConeflower(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const frame = frameOf(pose)
  const count = palette.petalCount ?? 13
  const around = Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * fullTurn)
  const backToFront = around.toSorted((a, b) => Math.sin(b) - Math.sin(a))
  const rays = backToFront.map((a) => drawRay(pose, frame, a, palette, random))
  return rays.join('') + drawCone(pose, frame, palette)
}
