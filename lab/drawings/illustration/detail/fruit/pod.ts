import { tone } from '../../color.ts'
import { arc, ribbon } from '../../path.ts'
import { endOf, litness, ovalPoints, spotOn, step } from '../axis.ts'
import { fruitRamp } from '../paints.ts'
import type { DrawFruit } from '../pose.ts'
import { drawBall, drawSolid } from '../solid.ts'

/** A flat pod in which the seeds show as swellings. */
export const drawPod: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const bend = (Math.cos(angle) >= 0 ? -1 : 1) * random.between(0.2, 0.5)
  const axis = arc(base[0], base[1], size, angle, bend, 14)
  const thin = fruit.thin ?? false
  const width = size * (thin ? 0.03 : 0.085)
  const half = (t: number) =>
    width * Math.min(1, Math.sin(Math.PI * Math.min(0.995, t * 0.96 + 0.02)) * 2.6) + 0.4
  drawSolid(sketch, axis, half, colors, 0.46)
  if (!thin) {
    const lit = litness(angle - Math.PI / 2) > 0 ? 1 : -1
    const seeds = Math.max(3, Math.round(size / 17))
    for (let i = 0; i < seeds; i++) {
      const spot = spotOn(axis, 0.14 + (0.74 * i) / (seeds - 1))
      sketch.shape(
        tone(colors, 0.3),
        ovalPoints(
          step(spot.point, spot.angle + Math.PI / 2, lit * width * 0.12),
          width * 0.8,
          width * 0.52,
          spot.angle,
        ),
        0.5,
      )
      sketch.shape(
        tone(colors, 0.8),
        ovalPoints(
          step(spot.point, spot.angle - Math.PI / 2, lit * width * 0.14),
          width * 0.5,
          width * 0.26,
          spot.angle,
        ),
        0.5,
      )
    }
    sketch.line(tone(colors, 0.12), 0.9, ribbon(axis, half, 0.78, 0.8).slice(0, 15), 0.5)
  }
}

/** Eve's necklace: black beads on a string. */
export const drawBeadPod: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const axis = arc(base[0], base[1], size, angle, (Math.cos(angle) >= 0 ? 1 : -1) * 0.3, 14)
  sketch.line(tone(colors, 0.2), 2.2, axis)
  const beads = Math.max(4, Math.round(size / 16))
  for (let i = 0; i < beads; i++) {
    const missing = i % 4 === 3 && i < beads - 1
    const { point } = spotOn(axis, 0.1 + (0.84 * i) / (beads - 1))
    drawBall(sketch, point, size * (missing ? 0.035 : 0.062) * random.between(0.92, 1.08), colors)
  }
  const { point, angle: heading } = endOf(axis)
  sketch.line(tone(colors, 0.3), 1.4, [point, step(point, heading, size * 0.08)])
}

/** Milkweed: a pair of curved horns. */
export const drawHornPod: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  for (const side of [-1, 1]) {
    const axis = arc(base[0], base[1], size * (side > 0 ? 1 : 0.86), angle + side * 0.42, side * 1.1, 12)
    const half = (t: number) => size * 0.13 * Math.sin(Math.PI * (0.12 + t * 0.86)) ** 0.8 + 0.3
    drawSolid(sketch, axis, half, colors, 0.5)
    for (const across of [-0.3, 0.25])
      sketch.line(tone(colors, 0.2), 0.8, ribbon(axis, half, across, across + 0.02).slice(1, 11), 0.45)
  }
}
