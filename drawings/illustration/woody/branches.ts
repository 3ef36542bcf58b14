import { ramp, tone, type Ramp } from '../color.ts'
import { PathBatch } from '../path-batch.ts'
import { polygon, smoothPath } from '../path.ts'
import { drawBark } from './bark.ts'
import type { BranchNode, Skeleton } from './branch-node.ts'
import type { Crown, Layer } from './crown.ts'
import { chainsOf, limbLine, smoothLimb, twigLine, type Chain, type LimbPoint } from './limb-line.ts'
import { LimbSurface } from './limb-surface.ts'
import { drawRoots } from './roots.ts'

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

/** Thin limbs come a little forward, or the parent would cover their foot. */
const limbDepth = (chain: Chain) => meanDepth(chain) + ((chain.nodes[0]?.radius ?? 0) > 6 ? 0 : 2)

function drawColumn(surface: LimbSurface, colors: Ramp, inBack: boolean): string {
  const batch = new PathBatch()
  batch.fill(tone(colors, inBack ? 0.33 : 0.5), polygon(surface.outline()))
  for (const strip of columnStrips) {
    const path = polygon(surface.strip(strip.outer, strip.inner, 0.2))
    batch.fill(tone(colors, strip.tone), path, strip.opacity * (inBack ? 0.6 : 1))
  }
  return batch.toSvg()
}

function drawThinLimb(surface: LimbSurface, colors: Ramp, inBack: boolean, radius: number): string {
  const batch = new PathBatch()
  batch.fill(tone(colors, inBack ? 0.33 : 0.5), smoothPath(surface.outline()))
  batch.fill(tone(colors, 0.17), smoothPath(surface.strip(-1, -0.05)), 0.7)
  if (!inBack && radius > 3) batch.fill(tone(colors, 1), smoothPath(surface.strip(0.95, 0.45)), 0.6)
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
  points: LimbPoint[],
  radius: number,
  colors: Ramp,
  look: LimbLook,
): string {
  const surface = new LimbSurface(fitDetail(points, radius), crown.noise)
  const body =
    radius > thinnestColumn
      ? drawColumn(surface, colors, look.inBack)
      : drawThinLimb(surface, colors, look.inBack, radius)
  return look.hasBark && radius > 4.5 && !look.inBack ? body + drawBark(crown, surface, colors) : body
}

type LimbLook = { inBack: boolean; hasBark: boolean }

/** The first few points beyond the collar: enough to fill the corner of the fork. */
const filletLength = 10

/** A limb over its parent and, where the parent is thick, the foot of the limb behind it. */
function drawLimb(crown: Crown, chain: Chain, colors: Ramp, parentZ: number | undefined): Layer[] {
  const radius = chain.nodes[0]?.radius ?? 0
  const z = limbDepth(chain)
  const inBack = z < -crown.halfDepth * 0.2
  const line = limbLine(chain)
  const front = drawSurface(crown, line.front, radius, colors, { inBack, hasBark: true })
  const layers = [{ z, svg: front }]
  if (parentZ !== undefined && parentZ < z && (chain.parent?.radius ?? 0) > 5) {
    const foot = line.whole.slice(0, filletLength)
    const fillet = drawSurface(crown, foot, radius, colors, { inBack, hasBark: false })
    layers.push({ z: parentZ - 0.01, svg: fillet })
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
export function drawBranches(crown: Crown, skeleton: Skeleton): Layer[] {
  const colors = barkRamp(crown.form.bark)
  const bands = twigBands(crown)
  const layers: Layer[] = []
  const depths = new Map<BranchNode, number>()
  for (const chain of chainsOf(skeleton)) {
    const radius = chain.nodes[0]?.radius ?? 0
    if (radius >= thinnestLimb) {
      for (const node of chain.nodes) depths.set(node, limbDepth(chain))
      const parentZ = chain.parent && depths.get(chain.parent)
      layers.push(...drawLimb(crown, chain, colors, parentZ))
      continue
    }
    const depth = meanDepth(chain) / crown.halfDepth
    const band = bands[depth < -0.2 ? 0 : depth < 0.25 ? 1 : 2]
    band.batch.stroke(tone(colors, band.tone), twigWidth(radius), smoothPath(twigLine(chain), false))
  }
  for (const { z, opacity, batch } of bands) {
    layers.push({ z, svg: `<g stroke-linecap="round" opacity="${opacity}">${batch.toSvg()}</g>` })
  }
  const roots = drawRoots(crown, skeleton, colors)
  if (roots) layers.push(roots)
  return layers
}
