import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import { clamp, type Point } from '../../vector.ts'
import { endOf, litness, spotOn, type Axis, type Spot } from '../axis.ts'
import { drawBlade } from './blade.ts'
import type { LeafForm } from '../detail-form.ts'
import type { DrawWideLeaf, LeafPose } from '../pose.ts'
import { leafOutline } from './leaf-outline.ts'
import type { Sketch } from '../sketch.ts'

/** More leaflets than this are painted as dabs. */
const mostBlades = 27

function leafletBlade(
  sketch: Sketch,
  leaf: LeafForm,
  width: number,
  colors: Ramp,
  { base, angle, length, bend = 0, middle = 0.5 }: LeafPose,
): void {
  drawBlade(sketch, {
    outline: leafOutline(leaf.shape, leaf.edge, length < 80),
    shape: leaf.shape,
    base,
    angle,
    length,
    halfWidth: (length * width) / 2,
    bend,
    colors,
    middle,
    veins: length < 44 ? 4 : 6,
  })
}

/** A leaflet of two dabs: a dark lens and a narrower light one on its lit side. */
function leafletDab(
  sketch: Sketch,
  colors: Ramp,
  base: Point,
  length: number,
  width: number,
  angle: number,
  middle: number,
): void {
  const lit = litness(angle + Math.PI / 2) > 0 ? 1 : -1
  const half = (length * width) / 2
  sketch.dab(tone(colors, middle - 0.1), base, length, half, angle)
  const offset = half * 0.32 * lit
  const lightBase: Point = [base[0] - Math.sin(angle) * offset, base[1] + Math.cos(angle) * offset]
  sketch.dab(tone(colors, middle + 0.22), lightBase, length * 0.9, half * 0.42, angle, 0.8)
}

export const drawPinnate: DrawWideLeaf = (sketch, leaf, width, pose, colors, random) => {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const count = leaf.leaflets ?? 9
  const pairs = Math.floor(count / 2)
  const ended = count % 2 === 1
  const rachis = arc(base[0], base[1], length * 0.86, angle, bend, 12)
  sketch.line(tone(colors, 0.36), 1.7, rachis)
  const spacing = (length * 0.7) / pairs
  // leaflets touch but don't cover each other
  const leaflet = Math.min(length * 0.42, Math.max(8, (spacing * 1.15) / width))
  const fine = count > mostBlades
  const side = (pair: number, sign: number) => {
    const t = 0.2 + (0.77 * pair) / Math.max(1, ended ? pairs - 0.35 : pairs - 1)
    const { point, angle: along } = spotOn(rachis, Math.min(0.985, t))
    const size = leaflet * (0.82 + 0.3 * Math.sin(Math.PI * (0.2 + t * 0.7))) * random.between(0.95, 1.05)
    const turned = along + sign * (1.2 - t * 0.42)
    const shade = middle - sign * 0.05 + random.gaussian() * 0.05
    if (fine) leafletDab(sketch, colors, point, size, width, turned, shade)
    else
      leafletBlade(sketch, leaf, width, colors, {
        base: point,
        angle: turned,
        length: size,
        bend: -sign * 0.16,
        middle: shade,
      })
  }
  for (let pair = 0; pair < pairs; pair++) for (const sign of [-1, 1]) side(pair, sign)
  if (!ended) return
  const { point, angle: along } = endOf(rachis)
  if (fine) leafletDab(sketch, colors, point, leaflet, width, along, middle + 0.05)
  else
    leafletBlade(sketch, leaf, width, colors, {
      base: point,
      angle: along,
      length: leaflet * 1.1,
      middle: middle + 0.04,
    })
}

function drawPinna(
  sketch: Sketch,
  axis: Axis,
  pairs: number,
  width: number,
  colors: Ramp,
  middle: number,
): void {
  const { angle } = spotOn(axis, 0.5)
  const reach = Math.hypot(
    (axis.at(-1)?.[0] ?? 0) - (axis[0]?.[0] ?? 0),
    (axis.at(-1)?.[1] ?? 0) - (axis[0]?.[1] ?? 0),
  )
  const leaflet = clamp(((reach * 0.86) / pairs) * (1.1 / width), 5, reach * 0.3)
  const lit = litness(angle - Math.PI / 2) > 0 ? -1 : 1
  // one side after the other, so neighbors share a color and merge into one path
  for (const sign of [-1, 1]) {
    const shade = middle + (sign === lit ? 0.1 : -0.1)
    for (const [color, scale] of [
      [tone(colors, shade - 0.08), 1],
      [tone(colors, shade + 0.2), 0.42],
    ] as const)
      for (let i = 0; i < pairs; i++) {
        const t = 0.1 + (0.88 * i) / Math.max(1, pairs - 1)
        const spot: Spot = spotOn(axis, t)
        const size = leaflet * (0.75 + 0.3 * Math.sin(Math.PI * (0.15 + 0.75 * t)))
        const base = spot.point
        sketch.dab(
          color,
          base,
          size * (scale < 1 ? 0.92 : 1),
          ((size * width) / 2) * scale,
          spot.angle + sign * (1.25 - t * 0.45),
        )
      }
  }
  sketch.line(tone(colors, 0.3), 0.9, axis)
}

export const drawBipinnate: DrawWideLeaf = (sketch, leaf, width, pose, colors, random) => {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const branches = leaf.pinnae ?? 4
  const pairs = leaf.leaflets ?? 12
  const few = branches <= 2
  const rachis = arc(base[0], base[1], length * (few ? 0.3 : 0.66), angle, bend, 10)
  sketch.line(tone(colors, 0.32), 1.5, rachis)
  for (let i = 0; i < branches; i++) {
    const t = branches === 1 ? 0.999 : 0.28 + (0.72 * i) / (branches - 1)
    const { point, angle: along } = spotOn(rachis, Math.min(0.999, t))
    for (const sign of [-1, 1]) {
      const size = length * (few ? 0.74 : 0.46 - 0.1 * t) * random.between(0.94, 1.06)
      const spread = few ? 0.42 + 0.35 * (1 - t) : 1.02 - 0.45 * t
      const pinna = arc(point[0], point[1], size, along + sign * spread, -sign * 0.3 + bend * 0.3, 10)
      drawPinna(sketch, pinna, pairs, width, colors, middle - sign * 0.04)
    }
  }
}

export const drawPalmate: DrawWideLeaf = (sketch, leaf, width, pose, colors, random) => {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const count = leaf.leaflets ?? 5
  const petiole = arc(base[0], base[1], length * 0.3, angle - bend * 0.4, bend * 0.4, 5)
  sketch.line(tone(colors, 0.36), 1.8, petiole)
  const { point } = endOf(petiole)
  const spread = count <= 2 ? 0.62 : count === 3 ? 1.1 : 1.75
  const order = Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (i / (count - 1)) * 2 - 1))
  // outer leaflets first, the middle one on top
  for (const offset of order.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
    const size = length * 0.74 * (1 - 0.26 * Math.abs(offset) ** 1.5) * random.between(0.96, 1.04)
    leafletBlade(sketch, leaf, width, colors, {
      base: point,
      angle: angle + offset * spread,
      length: size,
      bend: offset * 0.12,
      middle: middle - offset * 0.06,
    })
  }
}
