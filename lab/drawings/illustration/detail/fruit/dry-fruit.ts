import { tone } from '../../color.ts'
import { arc, ribbon } from '../../path.ts'
import { fullTurn, type Point } from '../../vector.ts'
import { litness, step } from '../axis.ts'
import { fruitRamp, leafRamp } from '../paints.ts'
import type { DrawFruit } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawBall, drawSolid } from '../solid.ts'

/** A striped nut in a husk that splits into valves. */
export const drawPecan: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const husk = leafRamp(fruit.accent ?? '#6F8447')
  const nut = fruitRamp(random.pick(fruit.colors))
  for (const turn of [-0.85, 0.85]) drawValve(sketch, base, angle + turn, size * 0.82, turn, husk, 0.3)
  const axis = arc(...step(base, angle, size * 0.08), size, angle, 0, 10)
  const half = (t: number) => size * 0.235 * Math.max(0.01, Math.sin(Math.PI * (0.1 + t * 0.88))) ** 0.72
  drawSolid(sketch, axis, half, nut, 0.5)
  for (const across of [-0.5, -0.1, 0.35, 0.6]) {
    const stripe = ribbon(axis, half, across, across + 0.08).slice(5, 11)
    sketch.line(tone(nut, 0.04), 1.5, stripe, 0.7)
  }
  for (const turn of [-0.66, 0.66]) drawValve(sketch, base, angle + turn, size * 0.56, turn * 1.5, husk, 0.56)
}

function drawValve(
  sketch: Sketch,
  base: Point,
  angle: number,
  size: number,
  turn: number,
  husk: readonly string[],
  middle: number,
): void {
  const axis = arc(base[0], base[1], size * 0.92, angle, -turn * 0.9, 8)
  const half = (t: number) => size * 0.12 * Math.sin(Math.PI * (0.16 + t * 0.8)) + 0.4
  drawSolid(sketch, axis, half, husk, middle)
}

/** A green ball with a dull, dotted husk. */
export const drawWalnut: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = leafRamp(random.pick(fruit.colors))
  const center = step(base, angle, size * 0.46)
  drawBall(sketch, center, size / 2, colors, true)
  for (let i = 0; i < 22; i++) {
    const at = step(center, random.between(0, fullTurn), (size / 2) * Math.sqrt(random.next()) * 0.86)
    sketch.dot(tone(colors, 0.2), at, size * 0.018, 0.5)
  }
}

/** Cypress: a ball of shield-shaped scales that meet in seams. */
export const drawConeBall: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const center = step(base, angle, size * 0.46)
  const radius = size / 2
  drawBall(sketch, center, radius, colors, true)
  const plate = (middle: Point, reach: number, squash: number, heading: number) => {
    const corners = Array.from({ length: 6 }, (_, i): Point => {
      const turn = (i / 6) * fullTurn + 0.5
      return step(
        step(middle, heading, Math.cos(turn) * reach * squash),
        heading + Math.PI / 2,
        Math.sin(turn) * reach,
      )
    })
    const lit =
      (litness(Math.atan2(middle[1] - center[1], middle[0] - center[0])) *
        Math.hypot(middle[0] - center[0], middle[1] - center[1])) /
      radius
    sketch.shape(
      tone(colors, 0.52 + lit * 0.3),
      corners.flatMap((corner) => [corner, corner]),
      0.9,
    )
    sketch.contour(
      tone(colors, 0.05),
      1.1,
      corners.flatMap((corner) => [corner, corner]),
      0.65,
    )
    sketch.line(
      tone(colors, 0.85),
      1.1,
      [step(middle, heading + Math.PI / 2, -reach * 0.3), step(middle, heading + Math.PI / 2, reach * 0.3)],
      0.6,
    )
  }
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * fullTurn + angle + 0.5
    plate(step(center, turn, radius * 0.68), radius * 0.37, 0.66, turn)
  }
  plate(center, radius * 0.4, 1, angle)
}

/** Sycamore and buttonbush: a ball of points. */
export const drawSeedBall: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  const center = step(base, angle, size * 0.5)
  const radius = size / 2
  sketch.dot(tone(colors, 0.2), center, radius * 0.94)
  const points = Array.from({ length: 110 }, (_, i) => {
    // even points on the front half of a sphere
    const reach = Math.sqrt((i + 0.5) / 110)
    const turn = i * 2.39996
    return {
      at: step(center, turn, radius * reach * 0.93),
      turn,
      reach,
      shade: Math.round((0.5 + litness(turn) * reach * 0.36 + (1 - reach) * 0.1) * 6) / 6,
    }
  }).toSorted((a, b) => b.reach - a.reach)
  for (const { at, turn, reach, shade } of points)
    sketch.dab(tone(colors, shade), at, radius * (0.1 + 0.1 * reach), radius * 0.05, turn)
}

/** Mexican buckeye and its like: three swollen lobes, with a seed showing. */
export const drawLobedCapsule: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const colors = fruitRamp(random.pick(fruit.colors))
  for (const { turn, middle } of [
    { turn: -0.55, middle: 0.56 },
    { turn: 0.55, middle: 0.38 },
    { turn: 0, middle: 0.48 },
  ]) {
    const axis = arc(
      ...step(base, angle, -size * 0.04),
      size * (turn === 0 ? 0.92 : 0.86),
      angle + turn,
      -turn * 0.9,
      8,
    )
    const half = (t: number) => size * 0.25 * Math.max(0.02, Math.sin(Math.PI * (0.06 + t * 0.88))) ** 0.66
    drawSolid(sketch, axis, half, colors, middle)
  }
  if (fruit.accent)
    drawBall(sketch, step(base, angle + 0.34, size * 0.7), size * 0.14, fruitRamp(fruit.accent))
}
