import { tone } from '../../color.ts'
import { fill, stroke } from '../../path-batch.ts'
import { circle, leafDab, numbers, smoothPath } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn, mixNumbers, type Point } from '../../vector.ts'
import { discPoints, frameOf, litAt, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

type Ray = { angle: number; length: number; width: number }

/** Where a petal of a tilted disc points on the screen, and how foreshortened it is. */
export function rayAt(pose: FlowerPose, around: number, halfWidth: number): Ray {
  const squash = mixNumbers(0.28, 1, pose.tilt)
  const along = Math.sin(around) * squash
  const across = Math.cos(around)
  const acrossSquash = Math.hypot(Math.sin(around), Math.cos(around) * squash)
  return {
    angle: pose.angle + Math.atan2(across, along),
    length: pose.size * Math.hypot(along, across),
    width: pose.size * halfWidth * acrossSquash,
  }
}

const pointToward = (angle: number, length: number): Point => [
  Math.cos(angle) * length,
  Math.sin(angle) * length,
]

function drawRay(ray: Ray, palette: FlowerPalette, random: Random): string {
  const colors = random.pick(palette.petals)
  const t = 0.55 + 0.22 * litAt(ray.angle) + random.gaussian() * 0.06
  const [x, y] = pointToward(ray.angle, ray.length * 0.1)
  const length = ray.length * 0.9
  let svg = fill(tone(colors, t), leafDab('round', x, y, length, ray.width, ray.angle))
  svg += fill(
    tone(colors, t - 0.25),
    leafDab('lens', x, y, length * 0.8, ray.width * 0.5, ray.angle + 0.08),
    0.5,
  )
  if (palette.tip) svg += drawTip(ray, palette, t, random)
  return svg
}

/** The ray's outer third in a second color, notched into three teeth as in Gaillardia. */
function drawTip(ray: Ray, palette: FlowerPalette, t: number, random: Random): string {
  const colors = palette.tip ?? palette.center
  const place = (along: number, across: number): Point => {
    const [x, y] = pointToward(ray.angle, along * ray.length)
    return [x - Math.sin(ray.angle) * across * ray.width, y + Math.cos(ray.angle) * across * ray.width]
  }
  const inner = random.between(0.6, 0.68)
  const outline = [
    place(inner, 0),
    place(inner + 0.06, -0.72),
    place(0.96, -0.62),
    place(0.96, -0.62),
    place(0.9, -0.25),
    place(1.04, 0),
    place(1.04, 0),
    place(0.9, 0.25),
    place(0.96, 0.62),
    place(0.96, 0.62),
    place(inner + 0.06, 0.72),
  ]
  return fill(tone(colors, t + 0.1), smoothPath(outline))
}

/** The disc of florets: a low dome with a lit side. */
function drawDisc(pose: FlowerPose, palette: FlowerPalette, radius: number, random: Random): string {
  const frame = frameOf(pose)
  const squash = mixNumbers(0.45, 1, pose.tilt)
  const lift = radius * (1 - pose.tilt) * 0.35
  let svg = fill(tone(palette.center, 0.25), smoothPath(discPoints(frame, lift, radius * squash, radius)))
  svg += fill(
    tone(palette.center, 0.6),
    smoothPath(discPoints(frame, lift + radius * 0.08, radius * squash * 0.74, radius * 0.78)),
  )
  for (let i = 0; i < 14; i++) {
    const reach = radius * 0.85 * Math.sqrt(random.next())
    const around = random.between(0, fullTurn)
    const [x, y] = frame(lift + Math.sin(around) * reach * squash, Math.cos(around) * reach)
    svg += fill(tone(palette.center, random.between(0.1, 1)), circle(x, y, pose.size * 0.05), 0.85)
  }
  return svg
}

export function drawDaisy(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const count = palette.petalCount ?? 13
  const halfWidth = 2.5 / count
  const rays = Array.from({ length: count }, (_, i) =>
    rayAt(pose, ((i + random.between(-0.15, 0.15)) / count) * fullTurn, halfWidth),
  )
  // Every other ray lies under its neighbors.
  const order = [...rays.filter((_, i) => i % 2 === 0), ...rays.filter((_, i) => i % 2 === 1)]
  const [x, y] = pointToward(pose.angle, -pose.size * 0.2)
  const stalk = stroke(tone(palette.green, 0.4), pose.size * 0.12, `M${numbers(x, y)}L0 0`)
  return (
    stalk + order.map((ray) => drawRay(ray, palette, random)).join('') + drawDisc(pose, palette, 0.3, random)
  )
}
