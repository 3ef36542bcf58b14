import { ramp, tone, type Ramp } from '../color.ts'
import { PathBatch } from '../path-batch.ts'
import { polygon, smoothPath } from '../path.ts'
import { drawBark } from './bark.ts'
import type { Skeleton } from './branch-node.ts'
import type { Clump } from './clumps.ts'
import type { Crown, Layer } from './crown.ts'
import { LimbDepths } from './limb-depth.ts'
import { chainsOf, limbLine, smoothLimb, twigLine, type Chain, type LimbPoint } from './limb-line.ts'
import { LimbSurface } from './limb-surface.ts'
import { drawRoots } from './roots.ts'
import { clamp } from '../vector.ts'

/** Below the first radius a branch is a stroke; above the second it's modeled like a column. */
const thinnestLimb = 2.1
const thinnestColumn = 9

type Strip = { outer: number; inner: number; tone: number; opacity: number }

/** Strips that overlap, from the turning edge of the shadow to the highest light. */
const columnStrips: readonly Strip[] = [
  { outer: -1, inner: -0.1, tone: 0.33, opacity: 0.75 },
  { outer: -1, inner: -0.38, tone: 0.17, opacity: 0.6 },
  { outer: -1, inner: -0.68, tone: 0, opacity: 0.6 },
  { outer: 0.95, inner: 0.1, tone: 0.67, opacity: 0.6 },
  { outer: 0.9, inner: 0.35, tone: 0.83, opacity: 0.55 },
  { outer: 0.78, inner: 0.5, tone: 1, opacity: 0.4 },
]

const barkRamp = (color: string): Ramp =>
  ramp(color, { steps: 7, dark: 0.2, light: 0.2, hueShift: 14, chromaKeep: 0.82 })

const meanDepth = (chain: Chain) =>
  chain.nodes.reduce((sum, node) => sum + node.position[2], 0) / chain.nodes.length

/** The shadow of leaves on the wood between them; it also tones down pale bark. */
const leafShade = '#2b3624'

/** How dark it is around a limb: 0 below the crown, 1 deep among the leaves or at the back. */
function gloomAt(crown: Crown, height: number, z: number): number {
  if (!crown.form.leaf) return clamp(-z / crown.halfDepth - 0.1) * 0.6
  const amongLeaves = clamp((height - crown.foot) / (crown.height * 0.32))
  const atTheBack = clamp(-z / crown.halfDepth - 0.05) * 1.3
  return clamp(Math.max(amongLeaves * clamp(crown.form.clumps.fullness * 2.5), atTheBack))
}

/** Shade in a few steps that overlap, so a limb grows dark as it climbs into the leaves. */
const gloomSteps = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]

function drawGloom(crown: Crown, surface: LimbSurface): string {
  const batch = new PathBatch()
  const gloom = surface.stations.map(({ center, z }) => gloomAt(crown, -center[1], z))
  for (const least of gloomSteps) {
    for (let i = 0; i < gloom.length; i++) {
      if ((gloom[i] ?? 0) < least) continue
      let end = i
      while ((gloom[end + 1] ?? 0) >= least) end++
      if (end > i) batch.fill(leafShade, polygon(surface.part(i, end).outline()), 0.1)
      i = end
    }
  }
  return batch.toSvg()
}

function drawColumn(surface: LimbSurface, colors: Ramp): string {
  const batch = new PathBatch()
  batch.fill(tone(colors, 0.5), polygon(surface.outline()))
  for (const strip of columnStrips) {
    const path = polygon(surface.strip(strip.outer, strip.inner, 0.2))
    batch.fill(tone(colors, strip.tone), path, strip.opacity)
  }
  return batch.toSvg()
}

function drawThinLimb(surface: LimbSurface, colors: Ramp, radius: number): string {
  const batch = new PathBatch()
  batch.fill(tone(colors, 0.5), smoothPath(surface.outline()))
  batch.fill(tone(colors, 0.17), smoothPath(surface.strip(-1, -0.05)), 0.7)
  if (radius > 3) batch.fill(tone(colors, 1), smoothPath(surface.strip(0.95, 0.45)), 0.6)
  return batch.toSvg()
}

/** Fewer points for thin limbs, rounder curves for thick ones. */
function fitDetail(points: LimbPoint[], radius: number): LimbPoint[] {
  if (radius > thinnestColumn * 2) return smoothLimb(smoothLimb(points))
  if (radius > thinnestColumn) return smoothLimb(points)
  if (points.length < 16) return points
  return points.filter((_, i) => i < 10 || i % 2 === 0 || i === points.length - 1)
}

function drawSurface(
  crown: Crown,
  surface: LimbSurface,
  radius: number,
  colors: Ramp,
  hasBark: boolean,
): string {
  const body = radius > thinnestColumn ? drawColumn(surface, colors) : drawThinLimb(surface, colors, radius)
  const bark = hasBark && radius > 4.5 ? drawBark(crown, surface, colors) : ''
  return body + bark + drawGloom(crown, surface)
}

/** The first few points beyond the collar: enough to fill the corner of the fork. */
const filletLength = 10

/** A limb over its parent and, where the parent is thick, the foot of the limb behind it. */
function drawLimb(crown: Crown, chain: Chain, colors: Ramp, depths: LimbDepths): Layer[] {
  const radius = chain.nodes[0]?.radius ?? 0
  // Thin limbs come a little forward, or the parent would cover their foot.
  const forward = radius > 6 ? 0 : 2
  const line = limbLine(chain)
  const whole = LimbSurface.along(fitDetail(line.front, radius), crown.noise)
  const layers = whole.pieces(depths.along(chain, whole)).map(({ z, surface }) => ({
    z: z + forward,
    svg: drawSurface(crown, surface, radius, colors, true),
  }))
  const parentZ = chain.parent && depths.at(chain.parent)
  if (parentZ !== undefined && parentZ < meanDepth(chain) && (chain.parent?.radius ?? 0) > 5) {
    const foot = LimbSurface.along(fitDetail(line.whole.slice(0, filletLength), radius), crown.noise)
    layers.push({ z: parentZ - 0.01, svg: drawSurface(crown, foot, radius, colors, false) })
  }
  return layers
}

type TwigBand = { z: number; opacity: number; tone: number; batch: PathBatch }

function twigBands(crown: Crown): [back: TwigBand, middle: TwigBand, front: TwigBand] {
  return [
    { z: -crown.halfDepth * 0.35, opacity: 0.75, tone: 0.17, batch: new PathBatch() },
    { z: 1, opacity: 1, tone: 0.33, batch: new PathBatch() },
    { z: crown.halfDepth * 0.3, opacity: 1, tone: 0.5, batch: new PathBatch() },
  ]
}

const twigWidth = (radius: number) => (radius < 1 ? 0.9 : radius < 1.6 ? 1.7 : 2.6)

/** Trunks, limbs and twigs, as layers for the depth sort. */
export function drawBranches(crown: Crown, skeleton: Skeleton, clumps: readonly Clump[]): Layer[] {
  const depths = new LimbDepths(crown, clumps)
  const colors = barkRamp(crown.form.bark)
  const bands = twigBands(crown)
  const layers: Layer[] = []
  for (const chain of chainsOf(skeleton)) {
    const radius = chain.nodes[0]?.radius ?? 0
    if (radius >= thinnestLimb) {
      layers.push(...drawLimb(crown, chain, colors, depths))
      continue
    }
    const depth = meanDepth(chain) / crown.halfDepth
    const band = bands[depth < -0.2 ? 0 : depth < 0.25 ? 1 : 2]
    band.batch.stroke(tone(colors, band.tone), twigWidth(radius), smoothPath(twigLine(chain), false))
  }
  for (const { z, opacity, batch } of bands) {
    layers.push({ z, svg: `<g stroke-linecap="round" opacity="${opacity}">${batch.toSvg()}</g>` })
  }
  layers.push(...drawRoots(crown, skeleton, colors, depths))
  return layers
}
