import { tone, type Ramp } from '../../color.ts'
import { ribbon } from '../../path.ts'
import type { Point } from '../../vector.ts'
import { litness } from '../axis.ts'
import type { LeafShape } from '../detail-form.ts'
import type { OutlinePoint } from './lobed-outlines.ts'
import { lobeVeins } from './lobed-outlines.ts'
import type { Sketch } from '../sketch.ts'

type Blade = {
  outline: readonly OutlinePoint[]
  /** decides which veins are drawn */
  shape?: LeafShape
  base: Point
  angle: number
  length: number
  halfWidth: number
  /** radians that the midrib turns from foot to tip */
  bend?: number
  colors: Ramp
  /** 0 dark .. 1 light */
  middle?: number
  veins?: number
  veinColor?: string
  /** how differently the two halves catch the light */
  fold?: number
}

type Place = (along: number, across: number) => Point

function placeOn({ base, angle, length, halfWidth, bend = 0 }: Blade): Place {
  const turn = Math.abs(bend) < 0.001 ? 0.001 : bend
  const [x, y] = base
  return (along, across) => {
    const heading = angle + turn * along
    const cx = x + (length / turn) * (Math.sin(heading) - Math.sin(angle))
    const cy = y - (length / turn) * (Math.cos(heading) - Math.cos(angle))
    return [cx - Math.sin(heading) * across * halfWidth, cy + Math.cos(heading) * across * halfWidth]
  }
}

/** The outline's greatest half-width at this point along the midrib. */
function widthAt(outline: readonly OutlinePoint[], along: number): number {
  let width = 0
  for (let i = 0; i + 1 < outline.length; i++) {
    const [a, from] = outline[i] as OutlinePoint
    const [b, to] = outline[i + 1] as OutlinePoint
    if (along < Math.min(a, b) || along > Math.max(a, b)) continue
    width = Math.max(width, from + (to - from) * ((along - a) / (b - a || 1)))
  }
  return width
}

/** One half of the blade, its inner edge on the midrib or pushed out by `inset`. */
function halfBlade(blade: Blade, place: Place, side: number, reach = 1, inset = 0): Point[] {
  const tip = blade.outline.at(-1)?.[0] ?? 1
  const edge = blade.outline.map(([along, across]) => place(along, across * side * reach))
  const steps = blade.length < 30 || !blade.bend ? 3 : 6
  const midrib = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return place(tip * (1 - t), inset * side * Math.sin(Math.PI * t))
  })
  return [...edge, ...midrib]
}

function drawVeins(sketch: Sketch, blade: Blade, place: Place, color: string): void {
  const count = blade.veins ?? 6
  const tip = blade.outline.at(-1)?.[0] ?? 1
  const lobes = blade.shape ? lobeVeins[blade.shape] : undefined
  const vein = (from: number, along: number, across: number) =>
    sketch.line(
      color,
      0.9,
      [place(from, 0), place(from + (along - from) * 0.4, across * 0.5), place(along, across)],
      0.6,
    )
  for (const side of [-1, 1]) {
    if (lobes) for (const [from, along, across] of lobes) vein(from, along, across * side * 0.97)
    else
      for (let i = 0; i < count; i++) {
        const from = tip * (0.08 + (0.8 * i) / count) + (side > 0 ? 0.03 : 0)
        const along = Math.min(tip * 0.97, from + 0.17 * tip)
        vein(from, along, widthAt(blade.outline, along) * 0.86 * side)
      }
  }
}

/** A soft band beside the midrib; it stays inside the deepest bays of a lobed leaf. */
function midribBand(blade: Blade, place: Place, side: number, reach: number): Point[] {
  const tip = blade.outline.at(-1)?.[0] ?? 1
  const edge = Array.from({ length: 7 }, (_, i) =>
    place((tip * i) / 6, side * reach * Math.sin((Math.PI * i) / 6)),
  )
  return [...edge, place(tip * 0.66, 0), place(tip * 0.33, 0)]
}

function drawModeling(sketch: Sketch, blade: Blade, place: Place, lit: number): void {
  const { colors, middle = 0.5, fold = 0.16 } = blade
  if (blade.shape && lobeVeins[blade.shape]) {
    sketch.shape(tone(colors, middle - fold - 0.22), midribBand(blade, place, -lit, 0.15), 0.4)
    sketch.shape(tone(colors, middle + fold + 0.2), midribBand(blade, place, lit, 0.13), 0.35)
    return
  }
  sketch.shape(tone(colors, middle + fold + 0.18), halfBlade(blade, place, lit, 0.78, 0.12), 0.45)
  if (blade.length < 50) return
  sketch.shape(tone(colors, middle - fold - 0.2), halfBlade(blade, place, -lit, 0.6), 0.4)
  if (blade.length > 60)
    sketch.shape(tone(colors, middle - fold - 0.24), halfBlade(blade, place, -lit, 0.3), 0.25)
}

/** A leaf or petal: two halves split by the midrib, each with its own light. */
export function drawBlade(sketch: Sketch, blade: Blade): void {
  const { colors, middle = 0.5, fold = 0.16, veins = 6, outline } = blade
  const place = placeOn(blade)
  const heading = blade.angle + (blade.bend ?? 0) / 2
  const lit = litness(heading + Math.PI / 2) > 0 ? 1 : -1
  const small = blade.length < 34
  const other = outline.toReversed().map(([along, across]) => place(along, -across))
  const edge = outline.map(([along, across]) => place(along, across))
  sketch.outlined(tone(colors, middle - fold), tone(colors, 0), small ? 0.8 : 1.2, [...edge, ...other])
  sketch.shape(tone(colors, middle + fold), halfBlade(blade, place, lit))
  // the teeth of a leaflet already break up the light, and cost many points
  const toothedLeaflet = outline.length > 24 && blade.length < 70 && !lobeVeins[blade.shape ?? 'elliptic']
  if (!small && !toothedLeaflet) drawModeling(sketch, blade, place, lit)
  const veinColor = blade.veinColor ?? tone(colors, middle + 0.42)
  if (veins > 0 && !small) drawVeins(sketch, blade, place, veinColor)
  if (veins >= 0 && blade.length > 12) drawMidrib(sketch, blade, place, veinColor, small)
}

function drawMidrib(sketch: Sketch, blade: Blade, place: Place, color: string, small: boolean): void {
  const tip = blade.outline.at(-1)?.[0] ?? 1
  const steps = small ? 2 : 5
  const midrib = Array.from({ length: steps + 1 }, (_, i) => place((tip * i) / steps, 0))
  if (small) sketch.line(color, 0.7, midrib, 0.7)
  else
    sketch.shape(
      color,
      ribbon(midrib, (t) => 1.5 * (1 - t) + 0.3),
      0.8,
    )
}
