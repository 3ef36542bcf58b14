import { ramp, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { drawFruit, drawPad } from './cactus-pad.ts'
import { growPads, padEdge, type Pad } from './cactus-growth.ts'
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

/** Fruits and flowers sit on the rims, most of them on pads that don't carry another pad. */
function crownPad({ form, random, list, pads, fruits, sheet, closeUp }: Studio, pad: Pad): void {
  const count = pad.hasChildren ? random.integer(0, 2) : random.integer(1, 5)
  for (let i = 0; i < count; i++) {
    const around = ((i + random.next()) / count - 0.5) * 2.5
    const at = padEdge(pad, around)
    const angle = pad.angle + around * 0.75
    const size = form.fruitSize * random.between(0.8, 1.1)
    const depth = pad.depth * layerDepth + (random.chance(0.6) ? 6 : -6)
    if (random.chance(form.flowerShare)) {
      const top: Point = [at[0] + Math.cos(angle) * size * 0.66, at[1] + Math.sin(angle) * size * 0.66]
      const pose = { size: form.flowerSize, angle, tilt: 0.6, scale: random.between(0.75, 1.1) }
      list.add(
        depth,
        drawFruit(at, angle, size * 0.8, pads) + stampCloseUp(sheet, closeUp, pads, pose, random, ...top),
      )
    } else list.add(depth, drawFruit(at, angle, size, random.chance(form.ripeShare) ? fruits : pads))
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
  for (const pad of growPads(form, random)) {
    const across = pad.foot[0] / (form.width / 2)
    const up = -pad.foot[1] / form.height
    const t = 0.44 - across * 0.12 + up * 0.2 + pad.depth * 0.09 + random.gaussian() * 0.05
    studio.list.add(
      pad.depth * layerDepth - pad.generation * 2,
      drawPad(pad, t, studio.pads, form.isSpineless ? undefined : (form.spineColor ?? '#F3E9C9'), random),
    )
    if (pad.generation >= 1) crownPad(studio, pad)
  }
  return {
    svg: studio.list.toSvg(),
    defs: studio.sheet.toDefs(),
    halfWidth: form.width / 2,
    baseRadius: form.width * 0.3,
    height: form.height,
  }
}
