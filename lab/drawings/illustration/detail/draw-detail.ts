import { Random } from '../random.ts'
import { drawBareTwig } from './layouts/bare-twig-layout.ts'
import type { DetailForm } from './detail-form.ts'
import { drawGrassTuft } from './layouts/grass-layout.ts'
import { drawLargeLeaf } from './layouts/large-leaf-layout.ts'
import { drawPad } from './layouts/pad-layout.ts'
import { Sketch } from './sketch.ts'
import { drawStalk } from './layouts/stalk-layout.ts'
import { drawStemSprig } from './layouts/stem-layout.ts'
import { drawTwig } from './layouts/twig-layout.ts'

/** Every detail fits into a circle of this radius around the origin. */
export const detailRadius = 135

/** Small sprigs aren't enlarged beyond this, or their outlines would look coarse. */
const mostScale = 1.25

/** A close-up of leaf, flower and fruit, centered on the origin. */
export function drawDetail(form: DetailForm, seed: string): string {
  const random = new Random(`${seed}/detail`)
  const sketch = new Sketch()
  drawLayout(sketch, form, random)
  return sketch.fitInto(detailRadius, mostScale)
}

function drawLayout(sketch: Sketch, form: DetailForm, random: Random): void {
  const layout = form.layout ?? 'twig'
  switch (layout) {
    case 'large-leaf':
      return drawLargeLeaf(sketch, form, random)
    case 'stem':
      return drawStemSprig(sketch, form, random)
    case 'stalk':
      return drawStalk(sketch, form, random)
    case 'grass':
      return drawGrassTuft(sketch, form, random)
    case 'bare-twig':
      return drawBareTwig(sketch, form, random)
    case 'pad':
      return drawPad(sketch, form, random)
    default:
      return drawTwig(sketch, form, layout, random)
  }
}
