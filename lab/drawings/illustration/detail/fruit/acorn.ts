import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { endOf, spotOn, step } from '../axis.ts'
import type { FruitForm } from '../detail-form.ts'
import { fruitRamp } from '../paints.ts'
import type { DrawFruit } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawSolid } from '../solid.ts'

/** how much of the nut the cup covers, how far it sticks out, how fat the nut is */
const cups = {
  shallow: { share: 0.34, flare: 1.16, girth: 0.4 },
  deep: { share: 0.46, flare: 1.14, girth: 0.33 },
  fringed: { share: 0.66, flare: 1.2, girth: 0.47 },
}

/** An acorn that hangs along the angle, cup first. */
export const drawAcorn: DrawFruit = (sketch, fruit, { base, angle, size }, random) => {
  const kind = fruit.cup ?? 'deep'
  const { share, flare, girth } = cups[kind]
  const nutColors = fruitRamp(random.pick(fruit.colors))
  const cupColors = fruitRamp(fruit.accent ?? '#9A8A6A')
  const nut = arc(base[0], base[1], size, angle, 0.05, 10)
  const nutHalf = (t: number) => size * girth * Math.max(0.02, Math.sin(Math.PI * (0.26 + t * 0.72))) ** 0.68
  drawSolid(sketch, nut, nutHalf, nutColors, 0.5)
  sketch.dab(
    tone(nutColors, 0.1),
    step(endOf(nut).point, angle, -size * 0.04),
    size * 0.11,
    size * 0.025,
    angle,
  )
  const cup = arc(...step(base, angle, -size * 0.16), size * (share + 0.16), angle, 0, 8)
  const cupHalf = (t: number) => size * girth * flare * Math.sin(Math.PI * (0.12 + t * 0.42)) ** 0.6
  drawSolid(sketch, cup, cupHalf, cupColors, 0.46)
  drawCupScales(sketch, cup, cupHalf, angle, tone(cupColors, 0.05), size)
  if (kind === 'fringed') drawFringe(sketch, cup, cupHalf, angle, size, fruit, random)
}

function drawCupScales(
  sketch: Sketch,
  cup: readonly Point[],
  half: (t: number) => number,
  angle: number,
  color: string,
  size: number,
): void {
  for (let row = 0; row < 6; row++)
    for (let k = -3; k <= 3; k++) {
      const t = 0.14 + row / 7
      const across = (half(t) * (k + (row % 2) * 0.5)) / 3.6
      const at = step(spotOn(cup, t).point, angle + Math.PI / 2, across)
      sketch.line(color, 0.8, [at, step(at, angle + k * 0.12, size * 0.055)], 0.5)
    }
}

/** Bur oak's mossy rim. */
function drawFringe(
  sketch: Sketch,
  cup: readonly Point[],
  half: (t: number) => number,
  angle: number,
  size: number,
  fruit: FruitForm,
  random: Random,
): void {
  const colors = fruitRamp(fruit.accent ?? '#9A8A6A')
  for (let i = 0; i < 34; i++) {
    const across = (i / 33) * 2 - 1
    const foot = step(spotOn(cup, 0.97).point, angle + Math.PI / 2, across * half(1) * 0.98)
    const hair = arc(
      foot[0],
      foot[1],
      size * random.between(0.1, 0.2),
      angle + across * 0.9,
      random.gaussian() * 0.9,
      4,
    )
    sketch.line(tone(colors, 0.35 + random.next() * 0.45), 1.3, hair)
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const t = 0.3 + i * 0.075
      const foot = step(spotOn(cup, t).point, angle + Math.PI / 2, side * half(t))
      sketch.line(
        tone(colors, 0.4),
        1.2,
        arc(foot[0], foot[1], size * 0.08, angle + side * 1.2, -side * 0.8, 3),
      )
    }
}
