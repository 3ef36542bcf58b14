import { clamp, dot, fullTurn, light, subtract, type Vector3 } from '../vector.ts'
import { crownNormal, type Crown } from './crown.ts'
import { makeEnvelope, type EnvelopeSurface } from './envelope.ts'

/** A cloud of leaves at the end of a bough. */
export type Clump = {
  center: Vector3
  radius: number
  /** where the crown's surface faces */
  normal: Vector3
  /** 0 in the open, 1 in deep shade */
  occlusion: number
  /** which of the leaf colors dominates here */
  colorIndex: number
}

/** How near the viewer a clump's leaves are painted. */
export const paintedDepth = ({ center, radius }: Clump) => center[2] + radius * 0.35

type Dart = { center: Vector3; radius: number; t: number }

const mostTries = 9000

/** Layered boughs: heights snap to tiers, and every tier reaches out unevenly. */
function snapToTier(crown: Crown, t: number, azimuth: number): { t: number; reach: number } | undefined {
  const { tiers } = crown.form.clumps
  if (!tiers) return { t, reach: 1 }
  const tier = Math.floor(t * tiers)
  const snapped = (tier + 0.5 + crown.random.gaussian() * 0.16) / tiers
  if (snapped < 0 || snapped > 1) return undefined
  const unevenness = crown.noise(tier * 1.7 + 3, Math.cos(azimuth) * 1.2, Math.sin(azimuth) * 1.2)
  return { t: snapped, reach: 0.82 + 0.55 * unevenness }
}

/** Conifers end in a point: their clumps grow smaller toward the top. */
function sizeAt(crown: Crown, t: number): number {
  const { envelope, flatTop } = crown.form
  if (envelope === 'pyramidal') return 0.34 + 0.72 * (1 - t * (1 - 0.6 * flatTop))
  if (envelope === 'columnar') return 1 - 0.45 * t * t
  return 1
}

function throwDart(crown: Crown, surface: EnvelopeSurface): Dart | undefined {
  const { form, random, halfWidth } = crown
  const { radius: usual, hollow, tiers } = form.clumps
  const azimuth = random.between(0, fullTurn)
  const place = snapToTier(crown, random.next(), azimuth)
  if (!place) return undefined
  const { t } = place
  const edge = surface(t, azimuth) * place.reach
  // Broad heights take more clumps than narrow ones.
  if (random.next() > edge / halfWidth + 0.12) return undefined
  const outermost = Math.max(0.02, 1 - (usual * 0.75) / Math.max(edge, 1))
  const distance = edge * Math.min(outermost, hollow + (1 - hollow) * Math.sqrt(random.next()))
  const boughSag = tiers ? distance * 0.06 - (distance / halfWidth) ** 2 * form.height * 0.03 : 0
  const y = crown.foot + usual * 0.4 + t * (crown.height - usual * 0.95) + boughSag
  const x = Math.cos(azimuth) * distance + form.lean * form.width * t
  const center: Vector3 = [x, y, Math.sin(azimuth) * distance * (crown.halfDepth / halfWidth)]
  return { center, radius: usual * random.between(0.72, 1.22) * sizeAt(crown, t), t }
}

/** Darts rarely hit the narrow top, and without a clump there the plant would fall short of its height. */
function apexDarts(crown: Crown, surface: EnvelopeSurface): Dart[] {
  const { form, random } = crown
  const usual = form.clumps.radius
  const turn = random.between(0, fullTurn)
  return [0.95, 0.9, 0.84].map((t, i) => {
    const azimuth = turn + i * 2.4
    const distance = Math.max(0, surface(t, azimuth) - usual * 0.8) * (0.2 + i * 0.3)
    const y = crown.foot + usual * 0.4 + t * (crown.height - usual * 0.95)
    const x = Math.cos(azimuth) * distance + form.lean * form.width * t
    return { center: [x, y, Math.sin(azimuth) * distance * 0.75], radius: usual * 0.9 * sizeAt(crown, t), t }
  })
}

function isCrowded(dart: Dart, clumps: readonly Clump[], flatness: number, patience: number): boolean {
  const [x, y, z] = dart.center
  return clumps.some(({ center, radius }) => {
    const apart = Math.hypot(center[0] - x, ((center[1] - y) / flatness) * 0.9, center[2] - z)
    return apart < (radius + dart.radius) * 0.62 * patience
  })
}

/** Windows in the lower front, and a skirt lifted beside the trunk, so the limbs show. */
function hidesTheLimbs(crown: Crown, { center: [x, , z], t }: Dart): boolean {
  const { gaps, lift, radius, tiers } = crown.form.clumps
  const { halfWidth, halfDepth } = crown
  // A tiered crown is open all the way up.
  const inFront =
    z > halfDepth * (tiers ? 0 : 0.25) && Math.abs(x) < halfWidth * 0.6 && (t < 0.55 || tiers > 0)
  if (inFront && crown.random.chance(gaps)) return true
  if (!lift || z < -halfDepth * 0.45) return false
  const reach = halfWidth * lift
  return Math.abs(x - radius * 0.2) < reach && t < 0.42 * (1 - Math.abs(x) / reach) + 0.08
}

/** How much of the clump is in the shade of others. */
function occlusionOf(clump: Clump, clumps: readonly Clump[], usualRadius: number): number {
  let shade = 0
  for (const other of clumps) {
    const offset = subtract(other.center, clump.center)
    const along = dot(offset, light)
    if (other === clump || along <= 0) continue
    const beside = Math.sqrt(Math.max(0, dot(offset, offset) - along * along))
    shade += Math.exp(-((beside / (other.radius * 0.8)) ** 2)) * Math.exp(-along / (usualRadius * 4))
  }
  return 1 - Math.exp(-shade * 0.8)
}

/** Picks a color at random, or by position in the crown so that fall color drifts in masses. */
export function pickColorIndex(crown: Crown, place: Vector3): number {
  const { leaf } = crown.form
  if (!leaf) return 0
  const indices = leaf.colors.map((_, i) => i)
  if (!crown.random.chance(leaf.drift ?? 0)) return crown.random.weighted(indices, leaf.weights)
  const scale = 2.1 / crown.halfWidth
  // Noise stays close to 0; stretching it gives the ends of the list their share.
  const field = crown.noise(place[0] * scale + 40, place[1] * scale, place[2] * scale)
  let rest = clamp(0.5 + field * 1.1 + crown.random.gaussian() * 0.05, 0, 0.999)
  const total = indices.reduce((sum, i) => sum + (leaf.weights?.[i] ?? 1), 0)
  for (const i of indices) {
    rest -= (leaf.weights?.[i] ?? 1) / total
    if (rest < 0) return i
  }
  return 0
}

/** The ends of the twigs that carry this clump. */
export function tipsOf(crown: Crown, clump: Clump, tips: readonly Vector3[]): Vector3[] {
  const [x, y, z] = clump.center
  const { flatness } = crown.form.clumps
  return tips.filter((tip) => Math.hypot(tip[0] - x, (tip[1] - y) / flatness, tip[2] - z) < clump.radius)
}

type SkyHole = { x: number; y: number; radius: number }

/** Openings in the upper two thirds, away from the axis; they go through to the sky. */
function makeSkyHoles(crown: Crown, surface: EnvelopeSurface): SkyHole[] {
  const { random, form } = crown
  return Array.from({ length: form.clumps.skyHoles }, (_, i) => {
    const t = random.between(0.3, 0.82)
    const side = i % 2 ? 1 : -1
    return {
      x: side * surface(t, side > 0 ? 0 : Math.PI) * random.between(0.25, 0.8),
      y: crown.foot + crown.height * t,
      radius: form.clumps.radius * random.between(0.95, 1.4),
    }
  })
}

const opensTheSky = ({ center: [x, y], radius }: Dart, holes: readonly SkyHole[]) =>
  holes.some((hole) => Math.hypot(hole.x - x, (hole.y - y) * 1.2) < hole.radius * 0.55 + radius * 0.75)

/** Places clumps by throwing darts into the envelope; the longer it takes, the closer together they may be. */
export function placeClumps(crown: Crown): Clump[] {
  const { count, flatness, radius } = crown.form.clumps
  const surface = makeEnvelope(crown.form, crown.noise)
  const holes = makeSkyHoles(crown, surface)
  const clumps: Clump[] = []
  const settle = ({ center, radius: own }: Dart) => {
    const normal = crownNormal(crown, center)
    clumps.push({ center, radius: own, normal, occlusion: 0, colorIndex: pickColorIndex(crown, center) })
  }
  apexDarts(crown, surface).forEach(settle)
  for (let tries = 1; clumps.length < count && tries <= mostTries; tries++) {
    const dart = throwDart(crown, surface)
    if (!dart) continue
    const patience = 1.02 - (tries / mostTries) * 0.45
    if (opensTheSky(dart, holes) || hidesTheLimbs(crown, dart)) continue
    if (!isCrowded(dart, clumps, flatness, patience)) settle(dart)
  }
  for (const clump of clumps) clump.occlusion = occlusionOf(clump, clumps, radius)
  return clumps
}
