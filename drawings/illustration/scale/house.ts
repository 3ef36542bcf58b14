import { ramp, tone } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { PathBatch } from '../path-batch.ts'
import { Random } from '../random.ts'
import { box, drawnPixelsPerFoot, roughBox, shape } from './foot-space.ts'
import { drawMetalRoof, metalTone, type Slope } from './metal-roof.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { drawStonework } from './stonework.ts'

/** In feet. */
export const houseFeet = { wallWidth: 44, ridge: 16, overhang: 1.5, chimney: 18 } as const

const halfWall = houseFeet.wallWidth / 2
const halfRoof = halfWall + houseFeet.overhang
const eave = 8.75
/** Half the length of the ridge between the hips. */
const halfRidge = 15.8

const porch = { left: -8.6, right: 13.4, floor: 0.55, eave: 7.9, top: 11.2 } as const
const cedar = ramp('#9A8062', { steps: 8, dark: 0.17, light: 0.15 })
const shadow = '#46453B'

const mainRoof: Slope = {
  bottom: eave,
  top: houseFeet.ridge,
  eave: [-halfRoof, halfRoof],
  ridge: [-halfRidge, halfRidge],
  tone: 0.62,
}
const porchRoof: Slope = {
  bottom: porch.eave,
  top: porch.top,
  eave: [porch.left - 1, porch.right + 1],
  ridge: [porch.left + 0.9, porch.right - 0.9],
  tone: 0.74,
}

function drawChimney(): string {
  const batch = new PathBatch()
  batch.fill('#DDD1B8', box(-12.3, 17.6, -8.9, houseFeet.chimney))
  batch.fill('#B1A488', box(-12.3, 17.5, -8.9, 17.66))
  batch.fill(shadow, box(-9.6, 14, -9.1, 17.55), 0.16)
  batch.fill(shadow, box(-12.1, 17.2, -9.1, 17.5), 0.2)
  return drawStonework({ left: -12.1, bottom: 14, right: -9.1, top: 17.5 }, 'chimney') + batch.toSvg()
}

/** Fascia, drip edge and the shadow that the roof throws on the wall. */
function drawEave({ bottom, eave: [left, right] }: Slope): string {
  const batch = new PathBatch()
  batch.fill('#D9D0BC', box(left + 0.1, bottom - 0.32, right - 0.1, bottom))
  batch.fill(shadow, box(left + 0.1, bottom - 0.32, right - 0.1, bottom - 0.22), 0.3)
  batch.fill(metalTone(0.2), box(left, bottom - 0.06, right, bottom + 0.06))
  batch.fill(metalTone(1), box(left, bottom + 0.03, right, bottom + 0.08), 0.7)
  return batch.toSvg()
}

function drawRidge({ top, ridge: [left, right], eave: [eaveLeft, eaveRight], bottom }: Slope): string {
  const batch = new PathBatch()
  batch.fill(metalTone(0.9), box(left - 0.1, top - 0.16, right + 0.1, top + 0.04))
  batch.fill(metalTone(0.1), box(left - 0.1, top - 0.22, right + 0.1, top - 0.15), 0.5)
  const cap = (from: number, to: number, width: number) =>
    shape([
      [from, bottom],
      [from + width, bottom],
      [to + width, top],
      [to, top],
    ])
  batch.fill(metalTone(1), cap(eaveLeft, left, 0.22), 0.8)
  batch.fill(metalTone(0.12), cap(eaveRight - 0.22, right - 0.22, 0.22), 0.6)
  return batch.toSvg()
}

/** The shade under eaves and porch, in two steps for a soft edge. */
function drawWallShade(): string {
  const batch = new PathBatch()
  batch.fill(shadow, box(-halfWall, eave - 1.15, halfWall, eave), 0.2)
  batch.fill(shadow, box(-halfWall, eave - 1.4, halfWall, eave), 0.1)
  batch.fill(shadow, box(halfWall - 0.5, 0, halfWall, eave), 0.08)
  return batch.toSvg()
}

/** The light comes from the left: the porch's shade begins inside its left end and extends past it on the right. */
function drawPorchShade(): string {
  const { left, right, floor } = porch
  const corner = (reach: number) =>
    shape([
      [left + 0.2 - reach, eave],
      [left + 2.3 - reach, floor],
      [right + 1.1 + reach, floor],
      [right + 0.8 + reach, eave],
    ])
  const batch = new PathBatch()
  batch.fill(shadow, corner(0), 0.26)
  batch.fill(shadow, corner(0.3), 0.12)
  return batch.toSvg()
}

function drawPosts(random: Random): string {
  const batch = new PathBatch()
  const { left, right, floor, eave: top } = porch
  batch.fill(tone(cedar, 0.4), box(left - 0.4, top - 0.62, right + 0.4, top - 0.25))
  batch.fill(tone(cedar, 0.05), box(left - 0.4, top - 0.68, right + 0.4, top - 0.54), 0.6)
  const bays = 3
  for (let i = 0; i <= bays; i++) {
    const x = left + ((right - left) * i) / bays
    const strip = (from: number, to: number) => roughBox(x + from, floor, x + to, top - 0.6, 0.015, random)
    batch.fill(tone(cedar, 0.5), strip(-0.26, 0.26))
    batch.fill(tone(cedar, 0.15), strip(0.06, 0.26), 0.7)
    batch.fill(tone(cedar, 0.95), strip(-0.24, -0.12), 0.7)
    for (let grain = 0; grain < 4; grain++) {
      const at = x + random.between(-0.2, 0.2)
      const from = random.between(floor + 0.2, top - 3)
      batch.fill(tone(cedar, 0), box(at, from, at + 0.025, from + random.between(0.8, 2.2)), 0.35)
    }
  }
  return batch.toSvg()
}

function drawPorchFloor(): string {
  const { left, right, floor } = porch
  const step = { left: left - 0.9, bottom: 0, right: right + 0.9, top: floor }
  const batch = new PathBatch()
  batch.fill('#E9E0CC', box(left - 1.05, floor - 0.16, right + 1.05, floor))
  batch.fill(shadow, box(left - 0.9, floor - 0.26, right + 0.9, floor - 0.16), 0.25)
  return drawStonework(step, 'porch') + batch.toSvg()
}

function drawFacade(): string {
  const doorAt = (porch.left + porch.right) / 2
  const windows = [-18, -12.6, doorAt - 7.1, doorAt + 7.1, 18].map((x) => drawWindow(x, 2.5, 2.9, 4.4))
  const wall = { left: -halfWall, bottom: 0, right: halfWall, top: eave }
  return drawStonework(wall, 'house') + windows.join('') + drawDoor(doorAt, porch.floor)
}

/** A one-story Hill Country house: limestone, standing-seam roof, a deep porch with cedar posts. */
export function drawHouse(pixelsPerFoot: number): Drawing {
  const scale = (pixelsPerFoot / drawnPixelsPerFoot).toFixed(4)
  const parts = [
    drawChimney(),
    drawFacade(),
    drawWallShade(),
    drawPorchShade(),
    drawMetalRoof(mainRoof, 'roof'),
    drawRidge(mainRoof),
    drawEave(mainRoof),
    drawPorchFloor(),
    drawPosts(new Random('posts')),
    drawMetalRoof(porchRoof, 'porch'),
    drawRidge(porchRoof),
    drawEave(porchRoof),
  ]
  return {
    svg: `<g transform="scale(${scale})">${parts.join('')}</g>`,
    defs: '',
    halfWidth: halfRoof * pixelsPerFoot,
    baseRadius: halfWall * pixelsPerFoot,
    height: houseFeet.chimney * pixelsPerFoot,
  }
}
