import type { Random } from '../../random.ts'
import { clamp } from '../../vector.ts'
import type { StampSheet } from '../stamp-sheet.ts'
import { drawCluster, drawPuff, drawUmbel } from './floret-heads.ts'
import { drawConeflower } from './coneflower.ts'
import { drawCup, drawStar } from './cup.ts'
import { drawDaisy } from './daisy-head.ts'
import type { FlowerPalette, FlowerPose, FlowerType } from './flower-pose.ts'
import { drawPassionflower } from './passionflower-bloom.ts'
import { drawPeaSpike, drawSpike } from './spike.ts'
import { drawTrumpets } from './trumpet-group.ts'
import { drawTubeRaceme } from './tube.ts'
import { drawTurban } from './turban-bloom.ts'
import { drawWhorl } from './whorl.ts'

type Painter = (pose: FlowerPose, palette: FlowerPalette, random: Random) => string

const painters: Record<FlowerType, Painter> = {
  daisy: drawDaisy,
  coneflower: drawConeflower,
  turban: drawTurban,
  spike: drawSpike,
  'pea-spike': drawPeaSpike,
  tube: drawTubeRaceme,
  umbel: drawUmbel,
  cluster: drawCluster,
  puff: drawPuff,
  cup: drawCup,
  star: drawStar,
  whorl: drawWhorl,
  trumpet: drawTrumpets,
  passionflower: drawPassionflower,
}

const angleStep = 0.26
const tiltSteps = 4
const sizeSteps = 5
const variants = 2

/** A flower at (x, y); poses are rounded to a few variants so that symbols can be reused. */
export function stampFlower(
  sheet: StampSheet,
  type: FlowerType,
  palette: FlowerPalette,
  pose: FlowerPose & { scale: number },
  random: Random,
  x: number,
  y: number,
): string {
  const angle = Math.round(pose.angle / angleStep) * angleStep
  const tilt = Math.round(clamp(pose.tilt) * tiltSteps) / tiltSteps
  const scale = Math.round(clamp(pose.scale, 0.5, 1.2) * sizeSteps) / sizeSteps
  const key = `${type}/${angle.toFixed(1)}/${tilt}/${scale.toFixed(2)}/${random.integer(1, variants)}`
  const size = pose.size * Math.max(scale, 0.6)
  return sheet.stamp(key, (own) => painters[type]({ size, angle, tilt }, palette, own), x, y)
}
