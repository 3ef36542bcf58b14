import { ramp, tone, type Ramp } from '../color.ts'
import { add, clamp, dot, light, subtract, type Vector3 } from '../vector.ts'
import { drawBlossomSymbols, symbolVariants } from './blossom-symbols.ts'
import type { BranchNode, Skeleton } from './branch-node.ts'
import type { Clump } from './clumps.ts'
import { crownNormal, lightOn, project, type Crown, type Layer } from './crown.ts'
import { Stamps } from './stamps.ts'
import type { Blossom, BlossomMode } from './woody-form.ts'

type BlossomBrush = { blossom: Blossom; prefix: string; ramps: readonly Ramp[]; defs: string }

export function makeBrush(crown: Crown, blossom: Blossom, prefix: string): BlossomBrush {
  const ramps = blossom.colors.map((color) =>
    ramp(color, { steps: 7, dark: 0.22, light: 0.14, hueShift: 6, chromaKeep: 0.88 }),
  )
  return { blossom, prefix, ramps, defs: drawBlossomSymbols(prefix, blossom, crown.random) }
}

const pickSymbol = (crown: Crown, brush: BlossomBrush) =>
  `${brush.prefix}${crown.random.integer(0, symbolVariants - 1)}`

/** Blossoms on a bare tree, or close to the twigs, are placed along the skeleton. */
export const growsOnTwigs = (crown: Crown, blossom: Blossom) =>
  blossom.mode === 'along' || blossom.mode === 'rings' || crown.form.leaf === undefined

/** A spot on the visible side of a clump: hanging blossoms start high, upright ones sit on top. */
function spotOnClump(crown: Crown, { mode }: Blossom): Vector3 {
  const [x, y, z] = crown.random.direction()
  const hangs = mode === 'raceme' || mode === 'catkins'
  const height = mode === 'panicle' ? Math.abs(y) : hangs && y < -0.1 ? -y : y
  return [x, height, Math.abs(z)]
}

/** Some boughs bear more than others, in masses as large as a third of the crown. */
function bearingAt(crown: Crown, [x, y, z]: Vector3): number {
  const scale = 2.6 / crown.halfWidth
  return clamp(0.8 + crown.noise(x * scale + 9, y * scale, z * scale) * 2, 0.15, 1.6)
}

const fruits: ReadonlySet<BlossomMode> = new Set(['berries', 'wafers', 'beads', 'pods', 'peppers'])

/** Clusters that hang from the tips of twigs. */
function drawFruitOnClump(crown: Crown, brush: BlossomBrush, clump: Clump, tips: readonly Vector3[]): string {
  const { random } = crown
  const size = (clump.radius / crown.form.clumps.radius) ** 2
  const nearest = clump.center[2] - clump.radius * 0.5
  const spots = tips.filter((tip) => tip[2] > nearest)
  const wanted = brush.blossom.density * size * bearingAt(crown, clump.center) * random.between(0.5, 1.4)
  const count = Math.min(spots.length, Math.round(wanted))
  const stamps = new Stamps()
  for (let i = 0; i < count; i++) {
    const [spot] = spots.splice(random.integer(0, spots.length - 1), 1)
    if (!spot) break
    const level = clamp(lightOn(crown, clump.normal, clump.normal, clump.occlusion) + 0.1, 0.12)
    const [x, y] = project(spot)
    stamps.add(Math.round(level * 6), tone(random.pick(brush.ramps), level), pickSymbol(crown, brush), x, y)
  }
  return stamps.toSvg()
}

export function drawBlossomOnClump(
  crown: Crown,
  brush: BlossomBrush,
  clump: Clump,
  tips: readonly Vector3[],
): string {
  // Fruit grows at the ends of twigs.
  if (fruits.has(brush.blossom.mode)) return drawFruitOnClump(crown, brush, clump, tips)
  const { random, form } = crown
  const { blossom } = brush
  const size = (clump.radius / form.clumps.radius) ** 2
  const count = Math.round(blossom.density * size * bearingAt(crown, clump.center) * random.between(0.5, 1.4))
  const stamps = new Stamps()
  for (let i = 0; i < count; i++) {
    const direction = spotOnClump(crown, blossom)
    const reach = clump.radius * random.between(0.7, 1.02)
    const place = add(clump.center, [direction[0], direction[1] * form.clumps.flatness, direction[2]], reach)
    const level = clamp(lightOn(crown, clump.normal, direction, clump.occlusion) + 0.1, 0.12)
    const [x, y] = project(place)
    stamps.add(Math.round(level * 6), tone(random.pick(brush.ramps), level), pickSymbol(crown, brush), x, y)
  }
  return stamps.toSvg()
}

/** Twigs thicker than this do not flower. */
const thickestInFlower = 3.2
const depthBands = 7

function stampOnTwig(
  crown: Crown,
  brush: BlossomBrush,
  node: BranchNode,
  stamps: Stamps,
  inBack: boolean,
): void {
  const { random } = crown
  const from = node.parent?.position ?? node.position
  const direction = random.direction()
  const along = add(from, subtract(node.position, from), random.next())
  const offset = brush.blossom.size * random.between(0.4, 1.6)
  const place: Vector3 = [along[0] + direction[0] * offset, along[1] + direction[1] * offset, along[2]]
  const level = clamp(
    0.54 +
      0.26 * dot(direction, light) +
      0.3 * dot(crownNormal(crown, node.position), light) +
      random.gaussian() * 0.09 -
      (inBack ? 0.12 : 0),
  )
  const [x, y] = project(place)
  stamps.add(Math.round(level * 6), tone(random.pick(brush.ramps), level), pickSymbol(crown, brush), x, y)
}

export function drawBlossomOnTwigs(crown: Crown, brush: BlossomBrush, skeleton: Skeleton): Layer[] {
  const { random } = crown
  const bands = Array.from({ length: depthBands }, () => new Stamps())
  for (const node of skeleton.nodes) {
    if (!node.parent || node.radius > thickestInFlower || node.position[1] < crown.foot * 0.7) continue
    const share = node.position[2] / crown.halfDepth
    const index = clamp(Math.floor((share * 0.5 + 0.5) * depthBands), 0, depthBands - 1)
    const band = bands[index]
    if (!band) continue
    const count = Math.floor(brush.blossom.density * (node.radius < 1.4 ? 1 : 0.6) + random.next())
    for (let i = 0; i < count; i++) stampOnTwig(crown, brush, node, band, index < 3)
  }
  return bands.map((band, i) => ({
    z: ((i / (depthBands - 1)) * 2 - 1) * crown.halfDepth * 0.9 + 3,
    svg: band.toSvg(),
  }))
}
