import { tone } from '../../color.ts'
import { circle, leafDab, numbers, smoothPath } from '../../path.ts'
import { fill, PathBatch, stroke } from '../../path-batch.ts'
import type { Random } from '../../random.ts'
import { fullTurn, mixNumbers, type Point } from '../../vector.ts'
import { rayAt } from './daisy-head.ts'
import {
  discPoints,
  frameOf,
  litAt,
  type FlowerFrame,
  type FlowerPalette,
  type FlowerPose,
} from './flower-pose.ts'

/** The fringe of wavy threads, banded pale and dark. */
function drawCrown(frame: FlowerFrame, squash: number, palette: FlowerPalette, random: Random): string {
  const batch = new PathBatch()
  const threads = 64
  for (let i = 0; i < threads; i++) {
    const around = (i / threads) * fullTurn
    const reach = random.between(0.6, 0.72)
    const at = (r: number, wave: number): Point =>
      frame(Math.sin(around + wave) * r * squash, Math.cos(around + wave) * r)
    const wave = random.between(-0.12, 0.12)
    const shade = 0.5 + 0.2 * litAt(around)
    const piece = (from: number, to: number) =>
      `M${numbers(...at(from, wave * from))}L${numbers(...at(to, wave * to * 1.6))}`
    batch.stroke(tone(palette.center, shade), 1.2, piece(0.16, 0.36))
    batch.stroke(tone(palette.petals[0] ?? palette.center, 0.95), 1.2, piece(0.34, 0.45))
    batch.stroke(tone(palette.center, shade + 0.25), 1.1, piece(0.44, reach))
  }
  return batch.toSvg()
}

/** Five anthers and three stigmas on a stalk. */
function drawColumn(pose: FlowerPose, frame: FlowerFrame, squash: number, palette: FlowerPalette): string {
  const lift = 0.16
  let svg = fill(tone(palette.green, 0.35), smoothPath(discPoints(frame, 0.02, 0.17 * squash, 0.17)))
  for (let i = 0; i < 5; i++) {
    const around = ((i + 0.25) / 5) * fullTurn
    const [x, y] = frame(lift + Math.sin(around) * 0.3 * squash, Math.cos(around) * 0.3)
    const [midX, midY] = frame(lift, 0)
    svg += stroke(tone(palette.green, 0.8), pose.size * 0.06, `M${numbers(midX, midY)}L${numbers(x, y)}`)
    const angle = Math.atan2(y - midY, x - midX) + Math.PI / 2
    const half = pose.size * 0.12
    const foot: Point = [x - Math.cos(angle) * half, y - Math.sin(angle) * half]
    svg += fill('#D9C46A', leafDab('round', foot[0], foot[1], half * 2, half * 0.5, angle))
  }
  const [x, y] = frame(lift + 0.04, 0)
  return svg + fill(tone(palette.green, 0.9), circle(x, y, pose.size * 0.08))
}

export function drawPassionflower(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const frame = frameOf(pose)
  const squash = mixNumbers(0.28, 1, pose.tilt)
  let svg = ''
  for (let i = 0; i < 10; i++) {
    const ray = rayAt(pose, ((i + 0.3) / 10) * fullTurn, 0.2)
    const colors = random.pick(palette.petals)
    const shade = 0.56 + 0.22 * litAt(ray.angle) + (i % 2 ? 0.08 : -0.1)
    svg += fill(tone(colors, shade), leafDab('round', 0, 0, ray.length, ray.width, ray.angle))
    svg += fill(
      tone(colors, shade - 0.22),
      leafDab('lens', 0, 0, ray.length * 0.9, ray.width * 0.4, ray.angle),
      0.5,
    )
  }
  return svg + drawCrown(frame, squash, palette, random) + drawColumn(pose, frame, squash, palette)
}
