import { PathBatch } from '../path-batch.ts'
import { circle } from '../path.ts'
import { box, place, shape } from './foot-space.ts'

const frame = '#F2ECDF'
const frameShade = '#CFC5B0'
const glass = '#8A9A97'
const glassDeep = '#6E7F7D'
const glassSky = '#B9C4BF'
const stone = '#E6DCC6'
const stoneShade = '#A5987C'

const lintelOverhang = 0.4

function drawPane(batch: PathBatch, left: number, bottom: number, right: number, top: number): void {
  const width = right - left
  batch.fill(glass, box(left, bottom, right, top))
  batch.fill(
    glassDeep,
    shape([
      [left, bottom],
      [right, bottom],
      [right, bottom + (top - bottom) * 0.75],
    ]),
    0.7,
  )
  batch.fill(
    glassSky,
    shape([
      [left, top],
      [left + width * 0.62, top],
      [left, bottom + (top - bottom) * 0.35],
    ]),
    0.75,
  )
  // The head of the frame shades the glass below it.
  batch.fill('#3F4A48', box(left, top - 0.12, right, top), 0.3)
}

/** A sash window, two panes over two, with a limestone lintel and sill. */
export function drawWindow(center: number, bottom: number, width: number, height: number): string {
  const left = center - width / 2
  const right = center + width / 2
  const top = bottom + height
  const batch = new PathBatch()
  batch.fill(stone, box(left - lintelOverhang, top + 0.05, right + lintelOverhang, top + 0.75))
  batch.fill(stoneShade, box(left - lintelOverhang, top, right + lintelOverhang, top + 0.07), 0.6)
  batch.fill(stone, box(left - 0.25, bottom - 0.35, right + 0.25, bottom - 0.02))
  batch.fill(stoneShade, box(left - 0.25, bottom - 0.5, right + 0.3, bottom - 0.35), 0.55)
  batch.fill(frame, box(left, bottom, right, top))
  batch.fill(frameShade, box(right - 0.06, bottom, right, top), 0.8)
  const panes = new PathBatch()
  const bar = 0.14
  const paneWidth = (width - 3 * bar) / 2
  const paneHeight = (height - 3 * bar) / 2
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      const x = left + bar + column * (paneWidth + bar)
      const y = bottom + bar + row * (paneHeight + bar)
      drawPane(panes, x, y, x + paneWidth, y + paneHeight)
    }
  }
  return batch.toSvg() + panes.toSvg()
}

const paint = '#4B6B52'
const paintShade = '#3A5541'
const paintLight = '#648069'

/** A paneled door in live-oak green, glazed above. */
export function drawDoor(center: number, bottom: number): string {
  const left = center - 1.5
  const right = center + 1.5
  const top = bottom + 6.8
  const batch = new PathBatch()
  batch.fill(frame, box(left - 0.3, bottom, right + 0.3, top + 0.3))
  batch.fill(frameShade, box(right + 0.2, bottom, right + 0.3, top + 0.3), 0.8)
  batch.fill(paint, box(left, bottom, right, top))
  const panels = new PathBatch()
  drawPane(panels, left + 0.45, bottom + 3.5, right - 0.45, top - 0.45)
  for (const [from, to] of [
    [left + 0.45, center - 0.12],
    [center + 0.12, right - 0.45],
  ] as const) {
    panels.fill(paintShade, box(from, bottom + 0.55, to, bottom + 2.9))
    panels.fill(paintLight, box(from + 0.08, bottom + 0.55, to, bottom + 2.8), 0.7)
    panels.fill(paint, box(from + 0.14, bottom + 0.68, to - 0.1, bottom + 2.72))
  }
  const [knobX, knobY] = place(right - 0.24, bottom + 3.2)
  panels.fill('#C9B98E', circle(knobX, knobY, 3.4))
  return batch.toSvg() + panels.toSvg()
}
