import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn, type Point } from '../../vector.ts'
import { litness, ovalPoints, spotOn, step, type Axis } from '../axis.ts'
import { drawFloret } from './blossom.ts'
import type { FlowerForm } from '../detail-form.ts'
import { fruitRamp, petalRamp } from '../paints.ts'
import type { DrawFlower } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

/** A ball of stamens; `base` is its center. */
export const drawPuff: DrawFlower = (sketch, flower, { base, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const radius = size / 2
  const count = Math.round(Math.min(120, 30 + size * 1.5))
  sketch.dot(tone(colors, 0.2), base, radius * 0.62)
  sketch.dot(tone(colors, 0.42), [base[0] - radius * 0.1, base[1] - radius * 0.12], radius * 0.48)
  const threads = Array.from({ length: count }, (_, i) => {
    const [x, y, z] = random.direction()
    const reach = radius * random.between(0.88, 1.04)
    const end: Point = [base[0] + x * reach, base[1] + y * reach]
    const front = Math.abs(z)
    const from: Point = [base[0] + x * reach * 0.4, base[1] + y * reach * 0.4]
    return {
      from,
      end,
      shade: Math.round((0.5 + litness(Math.atan2(y, x)) * 0.26 * Math.hypot(x, y) + front * 0.12) * 5) / 5,
      key: i,
    }
  }).toSorted((a, b) => a.shade - b.shade)
  const dot = Math.max(0.8, Math.min(1.9, radius * 0.06))
  for (const { from, end, shade } of threads)
    sketch.line(tone(colors, shade), Math.max(0.7, dot * 0.7), [from, end], 0.95)
  for (const { end, shade } of threads) sketch.dot(flower.accent ?? tone(colors, shade + 0.22), end, dot)
}

/** A hanging or upright tassel along its own axis. */
export const drawCatkin: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const axis = arc(base[0], base[1], size, angle, Math.cos(angle) >= 0 ? 0.25 : -0.25, 12)
  sketch.line(tone(colors, 0.1), 1.4, axis)
  const half = size * (flower.stamens ? 0.13 : 0.07)
  const rows = Math.round(size / (flower.stamens ? 2.2 : 3.4))
  for (const side of [-1, 1, 0])
    for (let i = 1; i < rows; i++) drawTasselRow(sketch, flower, axis, i / rows, side, half, colors, random)
}

function drawTasselRow(
  sketch: Sketch,
  flower: FlowerForm,
  axis: Axis,
  t: number,
  side: number,
  half: number,
  colors: readonly string[],
  random: Random,
): void {
  const spot = spotOn(axis, t)
  const reach = half * Math.sin(0.5 + t * 2.3) * random.between(0.85, 1.15)
  const heading = spot.angle + side * random.between(0.9, 1.3) + (side === 0 ? random.gaussian() * 0.5 : 0)
  const shade = 0.5 + (side === 0 ? 0.16 : litness(heading) * 0.24)
  if (!flower.stamens) return sketch.dab(tone(colors, shade), spot.point, reach * 1.3, reach * 0.36, heading)
  sketch.line(tone(colors, shade), 0.9, [spot.point, step(spot.point, heading, reach)])
  sketch.dot(tone(colors, shade + 0.24), step(spot.point, heading, reach), 1.1)
}

/** Frogfruit: a dark match-head with a wreath of tiny florets around it, open wider than the head. */
export const drawMatchHead: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const dark = fruitRamp(flower.accent ?? '#6A3F4E')
  const center = step(base, angle, size * 0.34)
  const wreath = (from: number, to: number) => {
    const florets = 13
    for (let i = 0; i < florets; i++) {
      const turn = (i / florets) * fullTurn
      if (Math.sin(turn) < from || Math.sin(turn) >= to) continue
      const at = step(
        step(center, angle, Math.sin(turn) * size * 0.13 - size * 0.08),
        angle + Math.PI / 2,
        Math.cos(turn) * size * 0.33,
      )
      const pose = { base: at, angle, size: size * random.between(0.33, 0.4) }
      drawFloret(sketch, { ...flower, petals: 4, accent: '#E0B24C' }, pose, random)
    }
  }
  wreath(0.1, 2)
  sketch.shape(tone(dark, 0.3), ovalPoints(center, size * 0.24, size * 0.19, angle))
  for (let i = 0; i < 26; i++) {
    const reach = Math.sqrt(i / 26)
    const turn = i * 2.39996
    const along = Math.cos(turn) * size * 0.21 * reach
    const across = Math.sin(turn) * size * 0.17 * reach
    sketch.dot(
      tone(dark, 0.5 + litness(turn + angle) * 0.25),
      step(step(center, angle, along), angle + Math.PI / 2, across),
      size * 0.034,
    )
  }
  wreath(-2, 0.1)
}
