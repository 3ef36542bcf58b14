import { tone, type Ramp } from '../../color.ts'
import { circle, leafDab, numbers } from '../../path.ts'
import { fill, PathBatch, stroke } from '../../path-batch.ts'
import type { Random } from '../../random.ts'
import { fullTurn, type Point } from '../../vector.ts'
import { frameOf, litAt, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

/** A ball of fine hairs (stamens), darker toward its foot. */
function drawHairBall([x, y]: Point, radius: number, colors: Ramp, hairs: number, random: Random): string {
  const batch = new PathBatch()
  let svg = fill(tone(colors, 0.3), circle(x, y, radius * 0.55), 0.8)
  for (let i = 0; i < hairs; i++) {
    const angle = (i / hairs) * fullTurn + random.gaussian() * 0.2
    const length = radius * random.between(0.6, 1.05)
    const shade = Math.round((0.5 + 0.32 * litAt(angle) + random.gaussian() * 0.1) * 6) / 6
    const toX = Math.cos(angle) * length
    const toY = Math.sin(angle) * length
    batch.stroke(tone(colors, shade), Math.max(0.7, radius * 0.09), `M${numbers(x, y)}l${numbers(toX, toY)}`)
    batch.fill(tone(colors, shade + 0.2), circle(x + toX, y + toY, Math.max(0.6, radius * 0.09)))
  }
  svg += batch.toSvg()
  return svg
}

export function drawPuff(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const frame = frameOf(pose)
  return drawHairBall(frame(0.6, 0), pose.size, random.pick(palette.petals), 46, random)
}

/** A flat-topped head of small fuzzy flowers, as in mistflower. */
export function drawCluster(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const frame = frameOf(pose)
  const count = palette.petalCount ?? 9
  let stalks = ''
  let heads = ''
  for (let i = 0; i < count; i++) {
    const across = ((i + 0.5) / count - 0.5) * 1.9
    const raised = 0.35 + 0.5 * Math.sqrt(Math.max(0, 1 - across * across)) * (i % 2 ? 1 : 0.45)
    const head = frame(raised, across)
    stalks += stroke(tone(palette.green, 0.45), 1, `M0 0L${numbers(...head)}`)
    heads += drawHairBall(head, pose.size * 0.36, random.pick(palette.petals), 13, random)
  }
  return stalks + heads
}

function drawStarFloret(
  [x, y]: Point,
  radius: number,
  shade: number,
  palette: FlowerPalette,
  random: Random,
) {
  const colors = random.pick(palette.petals)
  const turn = random.between(0, fullTurn)
  let petals = ''
  for (let i = 0; i < 5; i++)
    petals += leafDab('round', x, y, radius, radius * 0.42, turn + (i / 5) * fullTurn)
  return (
    fill(tone(colors, shade), petals) +
    fill(tone(palette.center, shade), circle(x, y, radius * 0.36)) +
    fill(tone(colors, shade + 0.35), circle(x - radius * 0.1, y - radius * 0.1, radius * 0.13))
  )
}

/** A ball of five-pointed florets on short rays, as in milkweed. */
export function drawUmbel(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  const frame = frameOf(pose)
  const count = palette.petalCount ?? 34
  let stalks = ''
  let florets = ''
  for (let i = 0; i < count; i++) {
    const around = i * 2.39996
    const reach = Math.sqrt(1 - (i + 0.5) / count)
    const along = 0.72 + Math.sin(around) * reach * 0.82
    const across = Math.cos(around) * reach
    const at = frame(along, across)
    const angle = Math.atan2(at[1] - frame(0.72, 0)[1], at[0] - frame(0.72, 0)[0])
    const shade = 0.58 + 0.34 * litAt(angle) * reach + random.gaussian() * 0.05
    if (reach > 0.6) stalks += `M0 0L${numbers(...at)}`
    florets += drawStarFloret(at, pose.size * 0.25, shade, palette, random)
  }
  return stroke(tone(palette.green, 0.5), 1, stalks) + florets
}
