import { ramp, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { drawFruit, drawPad } from './cactus-pad.ts'
import { covers, growPads, padEdge, type Pad } from './cactus-growth.ts'
import { DepthList } from './depth-list.ts'
import type { CactusForm } from './cactus-form.ts'
import { stampCloseUp, type CloseUp } from './flowers/stamp-close-up.ts'
import { StampSheet } from './stamp-sheet.ts'

type Studio = {
  form: CactusForm
  random: Random
  list: DepthList
  pads: Ramp
  fruits: Ramp
  sheet: StampSheet
  closeUp: CloseUp
}

const layerDepth = 100

const paintOrder = (pad: Pad) => pad.depth * layerDepth

/** Flowers and fruits stand in a row on the upper rim of the topmost pads, where no nearer pad hides them. */
function crownPad({ form, random, list, pads, fruits, sheet, closeUp }: Studio, pad: Pad, all: Pad[]): void {
  const nearer = all.filter((other) => paintOrder(other) > paintOrder(pad))
  const count = random.integer(3, 5)
  for (let i = 0; i < count; i++) {
    const around = ((i + random.between(0.25, 0.75)) / count - 0.5) * 2
    const at = padEdge(pad, around)
    const angle = pad.angle + around * 0.75
    const size = form.fruitSize * random.between(0.8, 1.1)
    const top: Point = [at[0] + Math.cos(angle) * size * 0.66, at[1] + Math.sin(angle) * size * 0.66]
    const isFlower = random.chance(form.flowerShare)
    const isRipe = random.chance(form.ripeShare)
    const pose = { size: form.flowerSize, angle, tilt: 0.6, scale: random.between(0.75, 1.1) }
    if (Math.sin(angle) > -0.3 || -top[1] < form.height * 0.3 || nearer.some((other) => covers(other, top)))
      continue
    const svg = isFlower
      ? drawFruit(at, angle, size * 0.8, pads) + stampCloseUp(sheet, closeUp, pads, pose, random, ...top)
      : drawFruit(at, angle, size, isRipe ? fruits : pads)
    list.add(paintOrder(pad) + (random.chance(0.5) ? 0.3 : -0.3), svg)
  }
}

export function drawCactus(form: CactusForm, seed: string, closeUp: CloseUp): Drawing {
  const random = new Random(`${seed}/cactus`)
  const studio: Studio = {
    form,
    random,
    list: new DepthList(),
    pads: ramp(form.padColor, { steps: 9, dark: 0.22, light: 0.17, hueShift: 9 }),
    sheet: new StampSheet(seed, 'flower'),
    closeUp,
    fruits: ramp(form.fruitColor, { dark: 0.18, light: 0.17, hueShift: 6 }),
  }
  const pads = growPads(form, random)
  for (const pad of pads) {
    const across = pad.foot[0] / (form.width / 2)
    const up = -pad.foot[1] / form.height
    const t = 0.42 - across * 0.13 + up * 0.24 + pad.depth * 0.17 + random.gaussian() * 0.05
    studio.list.add(
      paintOrder(pad),
      drawPad(pad, t, studio.pads, form.isSpineless ? undefined : '#F3E9C9', random),
    )
    if (pad.generation >= 1 && !pad.hasChildren) crownPad(studio, pad, pads)
  }
  return {
    svg: studio.list.toSvg(),
    defs: studio.sheet.toDefs(),
    halfWidth: form.width / 2,
    baseRadius: form.width * 0.3,
    height: form.height,
  }
}
