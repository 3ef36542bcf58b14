import { tone } from '../../color.ts'
import { fill, stroke } from '../../path-batch.ts'
import { circle, numbers, polygon } from '../../path.ts'
import type { Random } from '../../random.ts'
import { frameOf, type FlowerFrame, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

/** A furled petal between two edges (across, in flower sizes), bellied low and pinched at the tip. */
function petal(frame: FlowerFrame, left: number, right: number, tip: number): string {
  const point = (along: number, across: number) => numbers(...frame(along, across))
  return (
    `M${point(0, left * 0.45)}Q${point(0.35, left * 1.25)} ${point(tip, left * 0.5)}` +
    `Q${point(tip + 0.12, (left + right) * 0.25)} ${point(tip, right * 0.5)}` +
    `Q${point(0.35, right * 1.25)} ${point(0, right * 0.45)}z`
  )
}

function drawColumn(pose: FlowerPose, frame: FlowerFrame, palette: FlowerPalette, colors: readonly string[]) {
  const from = numbers(...frame(0.75, 0))
  const to = numbers(...frame(1.5, 0.05))
  let svg = stroke(tone(colors, 0.6), pose.size * 0.09, `M${from}L${to}`)
  for (let i = 0; i < 7; i++) {
    const [x, y] = frame(1.28 + i * 0.04, i % 2 ? 0.1 : -0.08)
    svg += fill(tone(palette.center, 0.6), circle(x, y, pose.size * 0.06))
  }
  return svg
}

/** Turk's cap: petals that never open, with the stamen column sticking out. */
export function drawTurban(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const frame = frameOf(pose)
  const colors = random.pick(palette.petals)
  const petals: readonly (readonly [number, number, number, number])[] = [
    [-0.4, 0.1, 0.12, 0.98],
    [-0.1, 0.42, 0.3, 0.95],
    [-0.42, -0.08, 0.78, 0.86],
    [-0.2, 0.22, 0.6, 0.92],
    [0.08, 0.4, 0.28, 0.84],
  ]
  let svg = drawColumn(pose, frame, palette, colors)
  for (const [left, right, t, tip] of petals) svg += fill(tone(colors, t), petal(frame, left, right, tip))
  const calyx = [
    frame(-0.12, -0.2),
    frame(0.24, -0.25),
    frame(0.1, -0.08),
    frame(0.28, 0),
    frame(0.1, 0.08),
    frame(0.24, 0.25),
    frame(-0.12, 0.2),
  ]
  return svg + fill(tone(palette.green, 0.55), polygon(calyx))
}
