import { arc } from '../../path.ts'
import { endOf, step } from '../axis.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import { drawPetal } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawSolid } from '../solid.ts'

/** Turk's cap: petals that never unfurl, with the stamen column sticking out. */
export const drawTurban: DrawFlower = (sketch, flower, { base, angle, size }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const column = arc(...step(base, angle, size * 0.6), size * 0.62, angle, 0.12, 6)
  drawSolid(sketch, column, () => size * 0.022, colors, 0.62)
  const { point, angle: heading } = endOf(column)
  for (let i = 0; i < 16; i++) {
    const along = step(point, heading, -size * 0.018 * (i % 8))
    const side = i % 2 === 0 ? 1 : -1
    sketch.dot(
      flower.accent ?? '#E8B84C',
      step(along, heading + side * 1.2, size * random.between(0.03, 0.075)),
      size * 0.022,
    )
  }
  for (const turn of [-0.3, 0, 0.3])
    sketch.dot('#B8402F', step(point, heading + turn * 2, size * 0.06), size * 0.024)
  const furled = [
    { turn: -0.3, length: 0.92, width: 0.2, middle: 0.36, bend: 0.5 },
    { turn: 0.34, length: 0.9, width: 0.2, middle: 0.26, bend: -0.55 },
    { turn: 0.1, length: 0.98, width: 0.24, middle: 0.48, bend: -0.25 },
    { turn: -0.16, length: 0.94, width: 0.2, middle: 0.62, bend: 0.45 },
    { turn: 0.16, length: 0.8, width: 0.15, middle: 0.4, bend: -0.6 },
  ]
  for (const { turn, length, width, middle, bend } of furled)
    drawPetal(sketch, {
      shape: 'round',
      base,
      angle: angle + turn,
      length: size * length,
      halfWidth: size * width,
      colors,
      middle,
      bend,
      veins: 2,
      fold: 0.1,
    })
  drawTurbanCalyx(sketch, base, angle, size)
}

function drawTurbanCalyx(sketch: Sketch, base: FlowerPose['base'], angle: number, size: number): void {
  const colors = leafRamp('#76874A')
  for (const turn of [-1.15, 1.15, -0.75, 0.75])
    drawPetal(sketch, {
      shape: 'narrow',
      base: step(base, angle, -size * 0.06),
      angle: angle + turn,
      length: size * 0.3,
      halfWidth: size * 0.03,
      colors,
      veins: -1,
      bend: -turn * 0.5,
    })
  for (const turn of [-0.5, 0.5, 0])
    drawPetal(sketch, {
      shape: 'pointed',
      base: step(base, angle, -size * 0.08),
      angle: angle + turn,
      length: size * 0.4,
      halfWidth: size * 0.11,
      colors,
      middle: 0.5 - turn * 0.2,
      veins: 0,
      bend: -turn,
    })
}
