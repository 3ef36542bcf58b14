import type { Random } from '../../random.ts'
import type { FlowerPalette, FlowerPose } from './flower-pose.ts'
import { drawTube } from './tube.ts'

/** Outer tubes first, the middle ones on top. */
const paintOrder = [0, 7, 1, 6, 2, 5, 3, 4]

/** A whorl of slender tubes at a shoot's end, as in coral honeysuckle. */
export function drawWhorl(pose: FlowerPose, palette: FlowerPalette, random: Random): string {
  let svg = ''
  for (const place of paintOrder) {
    const angle = pose.angle + (place / 7 - 0.5) * 2.9 + random.gaussian() * 0.14
    const colors = random.pick(palette.petals)
    const length = pose.size * random.between(0.75, 1.1)
    const bend = (Math.cos(angle) >= 0 ? 1 : -1) * 0.38
    const tube = { at: [0, 0] as const, length, angle, bend, mouth: 0.1, open: random.chance(0.7) }
    svg += drawTube(tube, colors, palette.tip ?? palette.center, random)
  }
  return svg
}
