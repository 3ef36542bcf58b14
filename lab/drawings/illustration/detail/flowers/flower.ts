import { tone } from '../../color.ts'
import type { Random } from '../../random.ts'
import { fullTurn } from '../../vector.ts'
import { step } from '../axis.ts'
import { drawBlossom } from './blossom.ts'
import { drawCactusFlower } from './cactus-flower.ts'
import { drawConeflower, drawDaisy } from './daisy.ts'
import type { FlowerForm, FlowerType } from '../detail-form.ts'
import { drawBell, drawLipped } from './lipped.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import { drawPassionflower } from './passionflower.ts'
import { drawPea } from './pea.ts'
import { drawPenstemon } from './penstemon.ts'
import { facePetal } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import { drawCatkin, drawMatchHead, drawPuff } from './puff.ts'
import type { Sketch } from '../sketch.ts'
import { drawTrumpet, drawTube } from './trumpet.ts'
import { drawTurban } from './turban.ts'

const drawers: Partial<Record<FlowerType, DrawFlower>> = {
  blossom: drawBlossom,
  cup: drawBlossom,
  star: drawBlossom,
  orchid: drawOrchid,
  pea: drawPea,
  trumpet: drawTrumpet,
  tube: drawTube,
  lipped: drawLipped,
  penstemon: drawPenstemon,
  bell: drawBell,
  daisy: drawDaisy,
  coneflower: drawConeflower,
  puff: drawPuff,
  catkin: drawCatkin,
  'match-head': drawMatchHead,
  turban: drawTurban,
  hood: drawHood,
  passionflower: drawPassionflower,
  cactus: drawCactusFlower,
}

const sizes: Partial<Record<FlowerType, number>> = {
  blossom: 62,
  cup: 84,
  star: 16,
  orchid: 64,
  pea: 34,
  trumpet: 84,
  tube: 60,
  lipped: 40,
  penstemon: 52,
  bell: 26,
  daisy: 110,
  coneflower: 150,
  puff: 46,
  catkin: 70,
  'match-head': 52,
  turban: 84,
  hood: 26,
  passionflower: 130,
  cactus: 120,
}

export const flowerSize = (flower: FlowerForm): number => flower.size ?? sizes[flower.type] ?? 40

/** Flowers seen face on are placed by their center, the others by their foot. */
export const isFace = (type: FlowerType): boolean =>
  ['blossom', 'cup', 'star', 'orchid', 'daisy', 'coneflower', 'puff', 'hood', 'passionflower'].includes(type)

export function drawFlower(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  drawers[flower.type]?.(sketch, flower, pose, random)
}

/** Petals like wings spread to the upper side, threads sweeping out below. */
function drawOrchid(sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random): void {
  drawBlossom(
    sketch,
    { ...flower, type: 'blossom', petal: flower.petal ?? 'clawed', stamens: flower.stamens ?? '#E9D3DA' },
    { ...pose, tilt: 0.9 },
    random,
  )
}

/** A milkweed floret: five green petals cupped around five dark hoods. */
function drawHood(
  sketch: Sketch,
  flower: FlowerForm,
  { base, angle, size, tilt = 0.85 }: FlowerPose,
  random: Random,
): void {
  const colors = petalRamp(random.pick(flower.colors))
  const hoods = petalRamp(flower.accent ?? '#7B4A78')
  const turn = random.between(0, fullTurn)
  const around = Array.from({ length: 5 }, (_, i) => facePetal(angle, tilt, turn + (i / 5) * fullTurn))
  for (const [shade, scale] of [
    [0.28, 1],
    [0.62, 0.84],
  ] as const)
    for (const { angle: heading, reach } of around)
      sketch.dab(tone(colors, shade), base, (size / 2) * reach * scale, size * 0.17 * scale, heading)
  for (const { angle: heading, reach } of around)
    sketch.dab(tone(hoods, 0.42), step(base, heading, size * 0.04), size * 0.24 * reach, size * 0.06, heading)
  sketch.dot(tone(leafRamp('#C9CFA0'), 0.7), base, size * 0.08)
}
