import { ramp, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { Random } from '../random.ts'
import { drawFruit, drawPad, drawPadFlower } from './cactus-pad.ts'
import { growPads, padEdge, type Pad } from './cactus-growth.ts'
import { DepthList } from './depth-list.ts'
import type { CactusForm } from './cactus-form.ts'

type Studio = {
  form: CactusForm
  random: Random
  list: DepthList
  pads: Ramp
  flowers: readonly Ramp[]
  fruits: Ramp
}

const layerDepth = 100

/** Fruits and flowers sit on the upper edge of pads that don't carry another pad. */
function crownPad({ form, random, list, pads, flowers, fruits }: Studio, pad: Pad): void {
  const count = pad.hasChildren ? (random.chance(0.3) ? 1 : 0) : random.integer(1, 4)
  for (let i = 0; i < count; i++) {
    const around = ((i + random.next()) / count - 0.5) * 1.7
    const at = padEdge(pad, around)
    const angle = pad.angle + around * 0.8
    const size = form.fruitSize * random.between(0.8, 1.1)
    const depth = pad.depth * layerDepth + (random.chance(0.5) ? 6 : -6)
    if (flowers.length > 0 && random.chance(form.flowerShare))
      list.add(
        depth,
        drawFruit(at, angle, size * 0.8, pads) + drawPadFlower(at, angle, size, random.pick(flowers), random),
      )
    else list.add(depth, drawFruit(at, angle, size, fruits))
  }
}

export function drawCactus(form: CactusForm, seed: string): Drawing {
  const random = new Random(`${seed}/cactus`)
  const studio: Studio = {
    form,
    random,
    list: new DepthList(),
    pads: ramp(form.padColor, { steps: 9, dark: 0.22, light: 0.17, hueShift: 9 }),
    flowers: form.flowerColors.map((color) => ramp(color, { dark: 0.17, light: 0.14, hueShift: 8 })),
    fruits: ramp(form.fruitColor, { dark: 0.18, light: 0.17, hueShift: 6 }),
  }
  for (const pad of growPads(form, random)) {
    const across = pad.foot[0] / (form.width / 2)
    const up = -pad.foot[1] / form.height
    const t = 0.44 - across * 0.12 + up * 0.2 + pad.depth * 0.09 + random.gaussian() * 0.05
    studio.list.add(
      pad.depth * layerDepth - pad.generation * 2,
      drawPad(pad, t, studio.pads, form.spineColor ?? '#F3E9C9', random),
    )
    if (pad.generation >= 1) crownPad(studio, pad)
  }
  return {
    svg: studio.list.toSvg(),
    defs: '',
    halfWidth: form.width / 2,
    baseRadius: form.width * 0.3,
    height: form.height,
  }
}
