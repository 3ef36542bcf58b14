import { ramp, tone, type Ramp } from '../color.ts'
import { fill, stroke } from '../path-batch.ts'
import { circle, numbers, polygon, ribbon } from '../path.ts'
import type { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { litSide } from './stem.ts'
import type { VineForm } from './vine-form.ts'

/** A length of wood between two points, a little out of true, lit from the upper left. */
function drawBar(from: Point, to: Point, halfWidth: number, wood: Ramp, random: Random): string {
  const steps = 8
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const wobble = random.gaussian() * halfWidth * 0.1
    return [from[0] + (to[0] - from[0]) * t + wobble, from[1] + (to[1] - from[1]) * t + wobble * 0.5]
  })
  const side = litSide(line)
  const strip = (a: number, b: number) => polygon(ribbon(line, () => halfWidth, a, b))
  return (
    fill(tone(wood, 0.45), strip(-1, 1)) +
    fill(tone(wood, 0.15), strip(-side, -side * 0.1), 0.7) +
    fill(tone(wood, 0.95), strip(side * 0.95, side * 0.5), 0.6)
  )
}

function drawTrellis({ width, height }: VineForm, wood: Ramp, random: Random): string {
  const half = width / 2
  let svg = ''
  for (const place of [-0.62, -0.2, 0.22, 0.64]) {
    const thick = Math.abs(place) > 0.5 ? 8 : 5.5
    svg += drawBar([place * half * 0.92, 8], [place * half * 1.06, -height * 0.94], thick, wood, random)
  }
  for (const level of [0.12, 0.33, 0.54, 0.75, 0.92])
    svg += drawBar([-half * 0.76, -height * level], [half * 0.78, -height * level - 3], 4.6, wood, random)
  return svg
}

const bamboo = ramp('#C0A266', { dark: 0.2, light: 0.17 })

/** Two canes in one pot, a little apart at the top, with rungs tied across. */
function drawLadder({ width, height }: VineForm, random: Random): string {
  const half = width * 0.19
  const spread = (level: number) => half * (0.8 + 0.35 * level)
  let svg = ''
  for (const side of [-1, 1])
    svg += drawBar([side * spread(0), 4], [side * spread(1), -height * 0.98], 5.5, bamboo, random)
  for (const level of [0.16, 0.32, 0.48, 0.64, 0.8, 0.93]) {
    const [y, reach] = [-height * level, spread(level) + 9]
    svg += drawBar([-reach, y + random.gaussian() * 2], [reach, y + random.gaussian() * 2], 4, bamboo, random)
    for (const side of [-1, 1])
      svg += stroke('#6E5A38', 2.4, `M${numbers(side * spread(level) - 4, y - 5)}l8 10`, 0.85)
  }
  return svg
}

/** A cedar post: round, knotty, sawn flat on top. */
function drawPost(x: number, height: number, radius: number, wood: Ramp, random: Random): string {
  const top = -height * random.between(0.97, 1.02)
  let svg = drawBar([x, 10], [x + random.gaussian() * 4, top], radius, wood, random)
  for (let i = 0; i < 3; i++) {
    const y = top * random.between(0.15, 0.9)
    svg += fill(tone(wood, 0.1), circle(x + random.between(-0.4, 0.4) * radius, y, radius * 0.22), 0.6)
  }
  return svg
}

/** A Hill Country fence: cedar posts and rails, two wires between. */
function drawFence({ width, height }: VineForm, wood: Ramp, random: Random): string {
  const half = width / 2
  const postHeight = height * 0.9
  let svg = ''
  for (const level of [0.34, 0.6])
    svg += stroke(
      '#8d8a80',
      1.6,
      `M${numbers(-half, -postHeight * level)}L${numbers(half, -postHeight * level)}`,
      0.8,
    )
  for (const level of [0.2, 0.82])
    svg += drawBar([-half, -postHeight * level], [half, -postHeight * level + 4], 8, wood, random)
  for (const place of [-0.94, -0.32, 0.3, 0.92]) svg += drawPost(place * half, postHeight, 13, wood, random)
  return svg
}

export function drawSupport(form: VineForm, random: Random): string {
  const wood = ramp('#9C8467', { dark: 0.2, light: 0.18 })
  switch (form.support) {
    case 'fence':
      return drawFence(form, wood, random)
    case 'ladder':
      return drawLadder(form, random)
    default:
      return drawTrellis(form, wood, random)
  }
}
