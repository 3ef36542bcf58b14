import { tone, type Ramp } from '../../color.ts'
import { fill } from '../../path-batch.ts'
import { arc, leafDab, ribbon, smoothPath } from '../../path.ts'
import type { Random } from '../../random.ts'
import { clamp, type Point } from '../../vector.ts'
import { pointAlong } from '../space-line.ts'
import { litAt, type FlowerPalette, type FlowerPose } from './flower-pose.ts'

type Floret = { at: Point; angle: number; size: number; shade: number; colors: Ramp }

/** Two-lipped sage flower: felted calyx, hood and a broad lower lip. */
function drawLipped({ at: [x, y], angle, size, shade, colors }: Floret, palette: FlowerPalette): string {
  const reachX = x + Math.cos(angle) * size * 0.45
  const reachY = y + Math.sin(angle) * size * 0.45
  const down = angle + (Math.cos(angle) >= 0 ? 0.7 : -0.7)
  return (
    fill(tone(palette.center, shade), leafDab('round', x, y, size * 0.6, size * 0.2, angle)) +
    fill(tone(colors, shade), leafDab('round', reachX, reachY, size * 0.55, size * 0.17, angle)) +
    fill(tone(colors, shade + 0.25), leafDab('round', reachX, reachY, size * 0.62, size * 0.3, down))
  )
}

/** Pea flower: upright banner with a pale eye, keel below. */
function drawPea({ at: [x, y], angle, size, shade, colors }: Floret, palette: FlowerPalette): string {
  const up = angle + (Math.cos(angle) >= 0 ? -0.5 : 0.5)
  const keel = angle + (angle - up) * 0.6
  const eyeX = x + Math.cos(up) * size * 0.5
  const eyeY = y + Math.sin(up) * size * 0.5
  return (
    fill(tone(colors, shade - 0.12), leafDab('round', x, y, size, size * 0.4, up)) +
    fill(tone(colors, shade + 0.2), leafDab('round', x, y, size * 0.8, size * 0.28, keel)) +
    fill(tone(palette.center, 0.8), leafDab('round', eyeX, eyeY, size * 0.36, size * 0.16, up), 0.92)
  )
}

type SpikeHabit = {
  whorls: number
  perWhorl: number
  /** floret size in spike lengths at the foot and at the top */
  floret: readonly [number, number]
  /** share of the spike, from the top, that is still in bud */
  budShare: number
  drawFloret: (floret: Floret, palette: FlowerPalette) => string
}

const sageHabit: SpikeHabit = {
  whorls: 12,
  perWhorl: 5,
  floret: [0.15, 0.07],
  budShare: 0.25,
  drawFloret: drawLipped,
}

const peaHabit: SpikeHabit = {
  whorls: 9,
  perWhorl: 5,
  floret: [0.28, 0.15],
  budShare: 0.42,
  drawFloret: drawPea,
}

function drawAlongAxis(pose: FlowerPose, palette: FlowerPalette, random: Random, habit: SpikeHabit): string {
  const axis = arc(0, 0, pose.size, pose.angle, random.between(-0.25, 0.25), 10)
  let svg = fill(tone(palette.green, 0.4), smoothPath(ribbon(axis, (t) => 1.8 * (1 - t) + 0.6)))
  for (let whorl = 0; whorl < habit.whorls; whorl++) {
    const along = whorl / (habit.whorls - 0.4)
    const size = pose.size * (habit.floret[0] + (habit.floret[1] - habit.floret[0]) * along)
    const bud = clamp((along - 1 + habit.budShare) / habit.budShare)
    for (let i = 0; i < habit.perWhorl; i++) {
      const around = ((i + 0.5) / habit.perWhorl) * Math.PI
      // Paint the back of the whorl first, then the middle; the front flowers cover the axis.
      const across = Math.cos(around) * (i % 2 ? 1 : -1)
      const [x, y] = pointAlong(axis, along + random.between(-0.02, 0.02))
      const angle = pose.angle + across * (1.45 - bud * 0.95) + random.gaussian() * 0.12
      const colors = bud > 0.3 && palette.tip ? palette.tip : random.pick(palette.petals)
      const shade = 0.45 + 0.3 * litAt(angle) + random.gaussian() * 0.06
      const floret = { at: [x, y] as const, angle, size: size * (1 - bud * 0.35), shade, colors }
      svg +=
        bud > 0.3
          ? fill(tone(colors, shade + 0.15), leafDab('round', x, y, floret.size, floret.size * 0.34, angle))
          : habit.drawFloret(floret, palette)
    }
  }
  return svg
}

export const drawSpike = (pose: FlowerPose, palette: FlowerPalette, random: Random): string =>
  drawAlongAxis(pose, palette, random, sageHabit)

export const drawPeaSpike = (pose: FlowerPose, palette: FlowerPalette, random: Random): string =>
  drawAlongAxis(pose, palette, random, peaHabit)
