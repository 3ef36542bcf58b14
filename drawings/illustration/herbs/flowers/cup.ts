import { tone } from '../../color.ts'
import { fill } from '../../path-batch.ts'
import { circle, leafDab, smoothPath } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn, mixNumbers, type Point } from '../../vector.ts'
import { rayAt } from './daisy-head.ts'
import { discPoints, frameOf, litAt, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

/** A broad petal, narrow at its foot and gently waved at its edge. */
function broadPetal(angle: number, length: number, halfWidth: number): string {
  const outline: readonly Point[] = [
    [0.04, 0],
    [0.3, 0.55],
    [0.66, 1],
    [0.92, 0.82],
    [1, 0.36],
    [0.97, 0],
    [1.01, -0.4],
    [0.9, -0.84],
    [0.64, -1],
    [0.3, -0.52],
  ]
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return smoothPath(
    outline.map(([u, v]) => [u * length * c - v * halfWidth * s, u * length * s + v * halfWidth * c]),
  )
}

/** Winecup, rock rose, prickly poppy: overlapping broad petals around a pale eye. */
export function drawCup(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const count = palette.petalCount ?? 5
  const frame = frameOf(pose)
  // Back petals stand higher than the rim of the front ones: that makes the bowl.
  const bowl = (1 - pose.tilt) * 0.34
  let svg = fill(tone(palette.green, 0.45), smoothPath(discPoints(frame, -0.06, 0.2, 0.16)))
  const turn = random.between(0, 1)
  const rays = Array.from({ length: count }, (_, i) => ((i + turn) / count) * fullTurn).toSorted(
    (a, b) => Math.sin(b) - Math.sin(a),
  )
  for (const around of rays) {
    const ray = rayAt(pose, around, 2.7 / count)
    const [liftX, liftY] = frame(Math.sin(around) > 0 ? bowl * 0.2 : bowl * 0.1, 0)
    const colors = random.pick(palette.petals)
    const inside = Math.sin(around) > 0 ? -0.1 : 0.1
    const shade = 0.52 + 0.2 * litAt(ray.angle) + inside * (1 - pose.tilt) + random.gaussian() * 0.04
    const petal = broadPetal(ray.angle, ray.length * (1 + bowl * Math.sin(around)), ray.width)
    const fold = leafDab('lens', 0, 0, ray.length * 0.86, ray.width * 0.34, ray.angle + 0.12)
    svg += `<g transform="translate(${Math.round(liftX)} ${Math.round(liftY)})">`
    svg += fill(tone(colors, shade), petal) + fill(tone(colors, shade - 0.22), fold, 0.45) + '</g>'
  }
  const squash = mixNumbers(0.4, 1, pose.tilt)
  svg += fill(tone(palette.center, 0.65), smoothPath(discPoints(frame, 0.03, 0.2 * squash, 0.2)), 0.9)
  for (let i = 0; i < 6; i++) {
    const [x, y] = frame(0.06 + i * 0.03, random.gaussian() * 0.05)
    svg += fill(tone(palette.center, 0.95), circle(x, y, pose.size * 0.055))
  }
  return svg
}

/** Narrow pointed petals around a small eye: rain lily, phlox, bluestar. */
export function drawStar(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const count = palette.petalCount ?? 5
  const frame = frameOf(pose)
  const turn = random.between(0, 1)
  let svg = ''
  for (let i = 0; i < count; i++) {
    const ray = rayAt(pose, ((i + turn) / count) * fullTurn, 1.9 / count)
    const colors = random.pick(palette.petals)
    const shade = 0.58 + 0.22 * litAt(ray.angle) + random.gaussian() * 0.04
    svg += fill(tone(colors, shade), leafDab('lens', 0, 0, ray.length, ray.width * 1.5, ray.angle))
    svg += fill(
      tone(colors, shade - 0.25),
      leafDab('lens', 0, 0, ray.length * 0.8, ray.width * 0.4, ray.angle),
      0.5,
    )
  }
  const squash = mixNumbers(0.4, 1, pose.tilt)
  return svg + fill(tone(palette.center, 0.6), smoothPath(discPoints(frame, 0, 0.15 * squash, 0.15)))
}
