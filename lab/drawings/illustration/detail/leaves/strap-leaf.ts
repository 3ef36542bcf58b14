import { tone, type Ramp } from '../../color.ts'
import { arc, ribbon } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { endOf, litness, spotOn, step } from '../axis.ts'
import type { DrawWideLeaf, LeafPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

const strapProfile = (t: number) => Math.min(1, 0.62 + t * 0.7) * (1 - t ** 5) ** 0.8
const agaveProfile = (t: number) => (0.62 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.15))) * (1 - t ** 2.4)

/** Grass blades, yucca and sotol straps, and the cupped, toothed leaf of an agave. */
export const drawStrap: DrawWideLeaf = (sketch, leaf, width, pose, colors, random) => {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const axis = arc(base[0], base[1], length, angle, bend, 16)
  const profile = leaf.shape === 'agave' ? agaveProfile : strapProfile
  const half = (t: number) => ((length * width) / 2) * profile(t) + 0.2
  const lit = litness(angle + bend / 2 - Math.PI / 2) > 0 ? 1 : -1
  sketch.shape(tone(colors, middle), ribbon(axis, half))
  sketch.shape(tone(colors, middle - 0.26), ribbon(axis, half, -lit, -lit * 0.04), 0.62)
  sketch.shape(tone(colors, middle + 0.28), ribbon(axis, half, lit * 0.4, lit * 0.86), 0.5)
  if (leaf.shape === 'agave') {
    sketch.shape(tone(colors, middle - 0.34), ribbon(axis, half, -lit, -lit * 0.55), 0.45)
    sketch.shape(tone(colors, middle + 0.4), ribbon(axis, half, lit * 0.58, lit * 0.8), 0.5)
  }
  sketch.contour(tone(colors, 0), 0.8, ribbon(axis, half), 0.5)
  if (leaf.edge === 'toothed' || leaf.shape === 'agave')
    drawThorns(sketch, axis, half, leaf.shape === 'agave')
  if (leaf.edge === 'wavy') drawCurls(sketch, axis, half, random)
}

const thornColor = '#6B4A33'

function drawThorns(
  sketch: Sketch,
  axis: readonly Point[],
  half: (t: number) => number,
  large: boolean,
): void {
  const count = large ? 13 : 17
  const size = large ? 6.4 : 3.6
  for (const side of [-1, 1])
    for (let i = 1; i < count; i++) {
      const t = (i / count) * 0.88 + 0.04
      const { point, angle } = spotOn(axis, t)
      const edge = step(point, angle + (side * Math.PI) / 2, half(t) * 0.97)
      sketch.dab(thornColor, edge, size, size * 0.22, angle + side * 0.75)
    }
  const { point, angle } = endOf(axis)
  if (large) sketch.dab(thornColor, step(point, angle, -4), 20, 1.5, angle)
}

/** Pale threads that peel from the margin of red yucca. */
function drawCurls(
  sketch: Sketch,
  axis: readonly Point[],
  half: (t: number) => number,
  random: Random,
): void {
  for (let i = 0; i < 9; i++) {
    const t = random.between(0.12, 0.85)
    const side = i % 2 === 0 ? 1 : -1
    const { point, angle } = spotOn(axis, t)
    const edge = step(point, angle + (side * Math.PI) / 2, half(t))
    sketch.line(
      '#CFC7AE',
      0.9,
      arc(edge[0], edge[1], random.between(9, 16), angle + side * 0.6, side * random.between(2.2, 4.2), 7),
      0.95,
    )
  }
}

/** A palmetto leaf: pleated segments around the end of the stalk. */
export function drawFan(sketch: Sketch, pose: LeafPose, colors: Ramp): void {
  const { base, angle, length, bend = 0, middle = 0.5 } = pose
  const stalk = arc(base[0], base[1], length * 0.36, angle - bend, bend, 6)
  sketch.shape(
    tone(colors, 0.42),
    ribbon(stalk, () => 2.6),
  )
  const { point } = endOf(stalk)
  const segments = 23
  const order = Array.from({ length: segments }, (_, i) => (i / (segments - 1)) * 2 - 1)
  for (const offset of order.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
    const heading = angle + offset * 1.85
    const reach = length * 0.62 * (1 - 0.3 * Math.abs(offset) ** 2.2)
    const axis = arc(point[0], point[1], reach, heading, offset * 0.22, 8)
    const half = (t: number) => reach * 0.085 * (t < 0.5 ? t / 0.5 : 1 - ((t - 0.5) / 0.5) ** 1.6) + 0.4
    const shade = middle + litness(heading) * 0.1
    sketch.shape(tone(colors, shade - 0.1), ribbon(axis, half))
    sketch.shape(tone(colors, shade + 0.12), ribbon(axis, half, 0, 1), 0.9)
    sketch.line(tone(colors, shade + 0.32), 0.7, axis, 0.7)
    sketch.contour(tone(colors, 0), 0.6, ribbon(axis, half), 0.4)
  }
}
