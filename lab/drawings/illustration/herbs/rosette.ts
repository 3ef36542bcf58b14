import { ramp, tone, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { fill } from '../path-batch.ts'
import { smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { dot, fullTurn, light, normalize, type Point, type Vector3 } from '../vector.ts'
import { DepthList } from './depth-list.ts'
import { drawFanLeaf } from './fan-leaf.ts'
import { drawFlowerStalk } from './flower-stalk.ts'
import type { RosetteForm, StalkForm } from './rosette-form.ts'
import { drawBroadLeaf, drawNarrowLeaf, halfWidthOf } from './rosette-leaf.ts'
import { drawRosetteTrunk } from './rosette-trunk.ts'
import { fitLines, goldenAngle, growLine, lastOf, projectLine, type SpaceLine } from './space-line.ts'

type SproutedLeaf = { line: SpaceLine; azimuth: number; elevation: number; outward: number }

function sproutLeaf(form: RosetteForm, i: number, random: Random): SproutedLeaf {
  const { leaf, coreRadius } = form
  const outward = (i + 0.5) / leaf.count
  const azimuth = i * goldenAngle + random.gaussian() * 0.12
  // Leaves that point at the viewer would run off below the ground line.
  const lift = form.trunk
    ? 0
    : Math.max(0, Math.sin(azimuth)) * outward ** 2 * (leaf.type === 'broad' ? 0.24 : 0.35)
  const wander = leaf.type === 'broad' ? 0.07 : 0.05
  // The youngest leaves of an agave are still rolled into a cone.
  const rolled = leaf.type === 'broad' ? Math.max(0, 1 - outward / 0.3) : 0
  const elevation =
    1.47 - outward * leaf.open + random.gaussian() * wander * (1 - rolled) + lift + rolled * 0.09
  const curve = leaf.curve * (0.4 + outward) * random.between(0.7, 1.3)
  const foot: Vector3 = [
    Math.cos(azimuth) * coreRadius * outward * (1 - rolled * 0.7),
    coreRadius * 0.5 * (1 - outward) + 4,
    Math.sin(azimuth) * coreRadius * outward,
  ]
  // Young leaves in the heart and the oldest at the foot are shorter than the ones between.
  const length = 400 * (0.62 + 0.34 * rolled + 0.42 * Math.sin(outward * 2.6)) * random.between(0.9, 1.08)
  const elevationAt = (t: number) => elevation - curve * t * t
  const lowest = form.trunk ? -400 : 2
  const line = growLine({ foot, azimuth, length, steps: 12, elevationAt, lowest })
  return { line, azimuth, elevation, outward }
}

/** Leaves fill the form's width, and also its height if there's no stalk or trunk to do that. */
function growLeaves(form: RosetteForm, halfWidth: number, random: Random): SproutedLeaf[] {
  const leaves = Array.from({ length: form.leaf.count }, (_, i) => sproutLeaf(form, i, random))
  const lines = leaves.map((leaf) => leaf.line)
  const wide = fitLines(lines, halfWidth, 1)
  const widthScale = (lastOf(wide[0] ?? [])[0] || 1) / (lastOf(lines[0] ?? [])[0] || 1)
  const tallest = Math.max(...lines.flat().map(([, y]) => y))
  const height = form.stalk || form.trunk ? tallest * widthScale : form.height
  return fitLines(lines, halfWidth, height).map((line, i) => ({ ...(leaves[i] as SproutedLeaf), line }))
}

function toneOf({ azimuth, elevation, outward }: SproutedLeaf, random: Random): number {
  const ahead = normalize([
    Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
  ])
  const face = normalize([
    -Math.cos(azimuth) * Math.sin(elevation),
    Math.cos(elevation),
    0.3 - Math.sin(azimuth) * Math.sin(elevation),
  ])
  const behind = Math.sin(azimuth) < 0 ? 0.08 : 0
  const underneath = outward > 0.8 ? 0.1 : 0
  return (
    0.46 + 0.34 * dot(face, light) + 0.12 * dot(ahead, light) - behind - underneath + random.gaussian() * 0.05
  )
}

function paintLeaf(form: RosetteForm, leaf: SproutedLeaf, at: Point, ramps: readonly Ramp[], random: Random) {
  const line = projectLine(leaf.line).map(([x, y]): Point => [x + at[0], y + at[1]])
  const shade = { tone: toneOf(leaf, random), colors: random.pick(ramps) }
  if (form.leaf.type === 'fan') {
    const toward = Math.sin(leaf.azimuth)
    const facing = 0.62 + 0.38 * Math.abs(toward) - random.next() * 0.12
    const standing = 1 - 0.42 * Math.abs(toward) * leaf.outward
    // Fans overlap, so the ones behind are darker to tell them apart.
    shade.tone += toward * 0.16
    const radius = form.width * 0.235 * random.between(0.8, 1.06)
    return drawFanLeaf({ line, bladeShare: form.leaf.width, radius, facing, standing, ...shade }, random)
  }
  const facing = 0.75 + 0.25 * Math.abs(Math.sin(leaf.azimuth))
  const unrolled = form.leaf.type === 'broad' ? Math.min(1, 0.3 + leaf.outward * 1.6) : 1
  const scale = facing * unrolled * random.between(0.8, 1.15)
  const blade = { line, halfWidthAt: halfWidthOf(form.leaf, scale), ...shade }
  return form.leaf.type === 'broad' ? drawBroadLeaf(blade) : drawNarrowLeaf(blade, form.leaf, random)
}

function stalkLine(
  stalk: StalkForm,
  i: number,
  from: Point,
  height: number,
  halfWidth: number,
  random: Random,
) {
  const place = stalk.count === 1 ? 0 : i / (stalk.count - 1) - 0.5
  // No two stalks lean alike, or they would look like the spokes of a wheel.
  const lean =
    (place + (stalk.count > 1 ? random.gaussian() * 0.12 : 0)) * stalk.fan + random.gaussian() * 0.05
  const length = i === Math.floor(stalk.count / 2) ? 1 : random.between(0.72, 0.97)
  const steps = 26
  const wave = random.between(0, 6)
  const arch = stalk.arch === undefined ? 0 : Math.sign(lean) * stalk.arch * random.between(0.3, 1)
  const line: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const sway = Math.sin(t * 8 + wave) * 3 * t
    const bow = arch * height * length * 0.42 * t ** 2.6
    const x = Math.tan(lean * 0.8) * height * length * (0.35 * t + 0.65 * t ** 2.2) + sway + bow
    const limit = halfWidth * 0.95
    const rise = (t - Math.abs(arch) * 0.3 * t ** 4) / (1 - Math.abs(arch) * 0.3)
    line.push([from[0] + Math.max(-limit, Math.min(limit, x)), from[1] - 6 - rise * (height * length - 6)])
  }
  return line
}

/** The shade between thick leaves at the heart of the plant. */
function drawHeart(radius: number, ramps: readonly Ramp[]): string {
  const around = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * fullTurn
    return [Math.cos(angle) * radius, -radius * 0.55 + Math.sin(angle) * radius * 0.75]
  })
  return fill(tone(ramps[0] ?? ['#3f4f4a'], 0.16), smoothPath(around))
}

/** Leaf lines stop short of the stated width to leave room for fans and spines. */
const bladeMargin = ({ leaf }: RosetteForm): number => (leaf.type === 'fan' ? 0.8 : 0.96)

export function drawRosette(form: RosetteForm, seed: string): Drawing {
  const random = new Random(`${seed}/rosette`)
  const ramps = form.leaf.colors.map((color) =>
    ramp(color, { steps: 9, dark: 0.26, light: 0.19, hueShift: 8 }),
  )
  const list = new DepthList()
  const head: Point = form.trunk ? [random.gaussian() * 6, -form.trunk.height] : [0, 0]
  let leafHeight = 0
  for (const leaf of growLeaves(form, (form.width / 2) * bladeMargin(form), random)) {
    const [, , depth] = lastOf(leaf.line)
    list.add(depth - (1 - leaf.outward) * 2, paintLeaf(form, leaf, head, ramps, random))
    for (const [, y] of projectLine(leaf.line)) leafHeight = Math.max(leafHeight, -y - head[1])
  }
  const { stalk } = form
  if (stalk)
    for (let i = 0; i < stalk.count; i++) {
      const line = stalkLine(stalk, i, head, form.height + head[1], form.width / 2, random)
      list.add(0, drawFlowerStalk(line, stalk, random))
    }
  if (form.leaf.type === 'broad') list.add(0, drawHeart(form.coreRadius * 1.3, ramps))
  const trunk = form.trunk ? drawRosetteTrunk(head, form.trunk, random) : ''
  return {
    svg: trunk + list.toSvg(),
    defs: '',
    halfWidth: form.width / 2,
    baseRadius: form.trunk ? form.trunk.radius * 1.6 : form.coreRadius * 1.5,
    height: form.height,
    ...(form.stalk ? { leafHeight: leafHeight / bladeMargin(form) } : {}),
  }
}
