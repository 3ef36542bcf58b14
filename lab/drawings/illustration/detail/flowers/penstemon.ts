import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import { endOf, litness, ovalPoints, step } from '../axis.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import type { DrawFlower } from '../pose.ts'
import { drawSolid } from '../solid.ts'
import { drawPetal } from './petal.ts'

/** Lobes around the mouth: how far each turns down from the tube's direction, its length, its shade. */
const upperLobes = [
  { turn: -1.35, length: 0.22, middle: 0.42 },
  { turn: -0.75, length: 0.24, middle: 0.56 },
]
const lowerLobes = [
  { turn: 1.5, length: 0.24, middle: 0.46 },
  { turn: 1.05, length: 0.28, middle: 0.62 },
  { turn: 0.5, length: 0.26, middle: 0.7 },
]

/** A swollen tube that opens into two lobes above and three below, with lines that lead bees inside. */
export const drawPenstemon: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const down = Math.cos(angle) >= 0 ? 1 : -1
  const tube = arc(base[0], base[1], size * 0.78, angle, down * 0.28, 8)
  const half = (t: number) => size * (0.05 + 0.15 * Math.sin(Math.min(1, t * 1.15) * 1.7) ** 1.4)
  const { point, angle: heading } = endOf(tube)
  const lobe = ({ turn, length, middle }: (typeof upperLobes)[number]) =>
    drawPetal(sketch, {
      shape: 'round',
      base: step(point, heading + down * turn, size * 0.06),
      angle: heading + down * turn,
      length: size * length * random.between(0.92, 1.08),
      halfWidth: size * 0.115,
      colors,
      middle: middle + litness(heading + down * turn) * 0.08,
      veins: 0,
      bend: down * turn * 0.25,
    })
  for (const each of upperLobes) lobe(each)
  drawSolid(sketch, tube, half, colors, 0.5 + litness(angle) * 0.1)
  for (const each of lowerLobes) lobe(each)
  const throat = step(point, heading, size * 0.01)
  sketch.shape(
    flower.accent ?? tone(colors, 0.95),
    ovalPoints(throat, size * 0.07, size * 0.13, heading),
    0.95,
  )
  for (const turn of [0.5, 0.95, 1.35])
    sketch.line(
      tone(colors, 0.06),
      size * 0.016,
      [step(throat, heading + down * turn, size * 0.02), step(throat, heading + down * turn, size * 0.2)],
      0.7,
    )
  const cup = arc(base[0], base[1], size * 0.2, angle, 0, 4)
  drawSolid(sketch, cup, (t) => size * (0.05 + 0.045 * Math.sin(t * 2.4)), leafRamp('#7C8A52'), 0.46)
}
