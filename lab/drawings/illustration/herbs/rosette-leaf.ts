import { tone, type Ramp } from '../color.ts'
import { arc, numbers, polygon, ribbon, smoothPath } from '../path.ts'
import { fill, PathBatch, stroke } from '../path-batch.ts'
import type { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import type { RosetteLeafForm } from './rosette-form.ts'
import { headingAlong, lastOf, pointAlong } from './space-line.ts'
import { litSide } from './stem.ts'

type RosetteLeaf = {
  line: Point[]
  tone: number
  colors: Ramp
  /** half width at t, foreshortening included */
  halfWidthAt: (t: number) => number
}

const spineColor = '#3d2a22'

/** Outline of the blade: narrow leaves taper all the way, broad ones are widest past the middle. */
export function halfWidthOf(form: RosetteLeafForm, scale: number): (t: number) => number {
  const half = (form.width / 2) * scale
  switch (form.type) {
    case 'broad':
      return (t) =>
        half *
          (t < 0.12
            ? 0.2 + 0.58 * Math.sqrt(t / 0.12)
            : (1 - ((t - 0.12) / 0.88) ** 2.2) ** 0.8 * (0.78 + 0.3 * Math.sin(t * 2.8))) +
        0.3
    case 'strap':
      return (t) => half * (1 - t ** 1.6) + 0.3
    default:
      return (t) => half * (1 - t) ** 0.6 * (0.8 + 0.35 * Math.sin(t * 2.4)) + 0.25
  }
}

function drawTeeth(leaf: RosetteLeaf, count: number, length: number, color: string): string {
  const batch = new PathBatch()
  for (let i = 1; i <= count; i++) {
    const along = 0.1 + (0.8 * i) / (count + 1)
    const [x, y] = pointAlong(leaf.line, along)
    const heading = headingAlong(leaf.line, along)
    const half = leaf.halfWidthAt(along)
    const c = Math.cos(heading)
    const s = Math.sin(heading)
    for (const side of [-1, 1]) {
      const place = (forward: number, out: number) =>
        numbers(x + c * forward + s * out * side, y + s * forward - c * out * side)
      const path = `M${place(-length * 0.4, half - 0.5)}L${place(length * 0.4, half + length)}L${place(length * 0.5, half - 0.5)}z`
      batch.fill(color, path, 0.85)
    }
  }
  return batch.toSvg()
}

function drawSpine(line: readonly Point[], length: number, halfWidth: number): string {
  const [x, y] = lastOf(line)
  const heading = headingAlong(line, 1)
  const spine = arc(x - Math.cos(heading) * 5, y - Math.sin(heading) * 5, length, heading, 0, 2)
  return fill(spineColor, polygon(ribbon(spine, (t) => halfWidth * (1 - t) + 0.2)))
}

/** Thick succulent leaf: cupped bands of shade, lit edge, teeth, black spine. */
export function drawBroadLeaf(leaf: RosetteLeaf): string {
  const { line, tone: t, colors, halfWidthAt } = leaf
  const side = litSide(line)
  const band = (shade: number, opacity: number, from: number, to: number) =>
    fill(tone(colors, t + shade), smoothPath(ribbon(line, halfWidthAt, from, to)), opacity)
  const edge = ribbon(line, halfWidthAt, side * 0.97, side * 0.97).slice(0, line.length)
  const imprint = ribbon(line, (u) => halfWidthAt(u) * (0.5 + 0.2 * u), -side * 0.9, -side * 0.9)
  return (
    drawTeeth(leaf, 11, 6, '#4a3328') +
    // A dark line keeps overlapping leaves apart.
    stroke(tone(colors, 0), 1.8, smoothPath(ribbon(line, halfWidthAt)), 0.4) +
    fill(tone(colors, t), smoothPath(ribbon(line, halfWidthAt))) +
    fill(tone(colors, t - 0.3), smoothPath(ribbon(line.slice(0, 5), (u) => halfWidthAt(u * 0.33))), 0.4) +
    band(-0.12, 0.7, -side, side * 0.3) +
    band(-0.24, 0.75, -side, -side * 0.18) +
    band(-0.4, 0.6, -side, -side * 0.62) +
    band(0.2, 0.7, side * 0.92, side * 0.5) +
    stroke(tone(colors, t - 0.3), 1.4, smoothPath(imprint.slice(2, line.length - 3), false), 0.35) +
    stroke(tone(colors, 1), 1.2, smoothPath(edge, false), 0.4) +
    drawSpine(line, 20, 2.3)
  )
}

/** The dark side of a twisted leaf winds around its midrib. */
function twistedShade(leaf: RosetteLeaf, twist: number, phase: number): Point[] {
  const midline: Point[] = []
  const edge: Point[] = []
  for (let i = 0; i < leaf.line.length; i++) {
    const t = i / (leaf.line.length - 1)
    const [x, y] = leaf.line[i] as Point
    const heading = headingAlong(leaf.line, t)
    const half = leaf.halfWidthAt(t)
    const turn = Math.cos(phase + t * twist * Math.PI)
    const at = (out: number): Point => [x + Math.sin(heading) * out, y - Math.cos(heading) * out]
    midline.push(at(half * turn))
    edge.push(at(-half))
  }
  return [...midline, ...edge.toReversed()]
}

function drawThreads(leaf: RosetteLeaf, random: Random): string {
  let path = ''
  for (let i = 0; i < 4; i++) {
    const along = random.between(0.3, 0.9)
    const [x, y] = pointAlong(leaf.line, along)
    const heading = headingAlong(leaf.line, along) + random.pick([-1, 1]) * 0.9
    path += smoothPath(arc(x, y, random.between(12, 26), heading, random.between(-4, 4), 6), false)
  }
  return stroke('#F5EEDC', 0.8, path, 0.9)
}

/** Narrow leaf folded along its middle. */
export function drawNarrowLeaf(leaf: RosetteLeaf, form: RosetteLeafForm, random: Random): string {
  const { line, tone: t, colors } = leaf
  const phase = random.between(0, 3)
  const { twist = 0 } = form
  // A twisted leaf alternates between its face and its edge.
  const halfWidthAt = (u: number) =>
    leaf.halfWidthAt(u) * (twist ? 0.5 + 0.5 * Math.abs(Math.cos(phase + u * twist * Math.PI)) : 1)
  const side = litSide(line)
  const shade = twist
    ? twistedShade({ ...leaf, halfWidthAt }, twist, phase)
    : ribbon(line, halfWidthAt, -side, 0)
  let svg = form.type === 'saw' ? drawTeeth(leaf, 14, 3.2, '#B9995A') : ''
  svg += fill(tone(colors, t), smoothPath(ribbon(line, halfWidthAt)))
  svg += fill(tone(colors, t - 0.3), smoothPath(shade), 0.75)
  if (form.width > 8)
    svg += fill(tone(colors, t + 0.3), smoothPath(ribbon(line, halfWidthAt, side * 0.95, side * 0.6)), 0.6)
  if (form.type === 'saw') svg += drawFrayedTip(leaf)
  if (form.type === 'sword' && form.width > 15) svg += drawSpine(line, 8, 0.9)
  if (form.threads && random.chance(0.5)) svg += drawThreads(leaf, random)
  return svg
}

/** Sotol tips dry to a pale brush. */
function drawFrayedTip({ line, colors, tone: t }: RosetteLeaf): string {
  const [x, y] = pointAlong(line, 0.97)
  const heading = headingAlong(line, 1)
  let path = ''
  for (const turn of [-0.35, 0, 0.3]) path += smoothPath(arc(x, y, 16, heading + turn, turn, 3), false)
  return stroke(tone(colors, t + 0.1), 1, path, 0.6) + stroke('#D8C79C', 1, path, 0.7)
}
