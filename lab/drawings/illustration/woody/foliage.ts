import { ramp, tone, type Ramp } from '../color.ts'
import { add, clamp, dot, fullTurn, light, normalize, subtract, type Vector3 } from '../vector.ts'
import { paintedDepth, pickColorIndex, type Clump } from './clumps.ts'
import { backness, lightOn, project, type Crown, type Layer } from './crown.ts'
import { drawShoots } from './shoots.ts'
import { Stamps } from './stamps.ts'
import type { Foliage } from './tuft-symbols.ts'
import type { WoodyLeaf } from './woody-form.ts'

const defaultDroop = 0.3

export function leafRamps(leaf: WoodyLeaf): Ramp[] {
  const { dark = 0.25, light: lightest = 0.2, hueShift = 11 } = leaf
  return leaf.colors.map((color) => ramp(color, { dark, light: lightest, hueShift }))
}

const rampAt = (foliage: Foliage, index: number): Ramp => foliage.ramps[index] ?? []

/** Oversized dark tufts under the leaves: depth without a smooth blob, so no edge reads as a drawn shape. */
const underpaintings = [
  { count: 30, scale: 1.3, lighter: 0, shift: 0.06 },
  { count: 16, scale: 1.12, lighter: 0.16, shift: -0.14 },
]

function underpaint({ crown, leaf, tufts, ramps }: Foliage, clump: Clump): string {
  const { fullness, flatness } = crown.form.clumps
  if (fullness <= 0) return ''
  const { random } = crown
  const [x, y] = project(clump.center)
  const level = clamp(0.3 + 0.22 * dot(clump.normal, light) - 0.26 * clump.occlusion, 0.02, 0.55)
  const layers = underpaintings.map(({ count, scale, lighter, shift }) => {
    const stamps = new Stamps(tufts.attribute)
    const color = tone(ramps[clump.colorIndex] ?? [], level + lighter)
    const reach = Math.max(0.1 * clump.radius, clump.radius * 0.9 - leaf.length * 1.7 * scale)
    for (let i = 0; i < count * fullness; i++) {
      const angle = random.between(0, fullTurn)
      const distance = reach * Math.sqrt(random.next())
      const px = x + shift * clump.radius + Math.cos(angle) * distance
      const py = y + shift * clump.radius + Math.sin(angle) * distance * flatness
      stamps.add(0, color, tufts.pick(angle, random), px, py, scale)
    }
    return stamps.toSvg()
  })
  return `<g opacity="${Math.min(1, 0.65 + fullness * 0.5).toFixed(2)}">${layers.join('')}</g>`
}

/** Tufts at the rim come first and stay darker; the rest covers the side that we see. */
function tuftDirection(crown: Crown, isRim: boolean): Vector3 {
  const { random } = crown
  if (isRim) {
    const angle = random.between(0, fullTurn)
    return [Math.cos(angle) * 0.97, Math.sin(angle) * 0.97, -0.1]
  }
  const [x, y, z] = random.direction()
  return [x, y, z < -0.3 ? -z * random.next() : z]
}

function tuftDistance(crown: Crown, clump: Clump, direction: Vector3, isRim: boolean): number {
  const { random, noise } = crown
  const share = isRim
    ? random.between(0.66, 0.98)
    : random.chance(0.7)
      ? random.between(0.7, 1.02)
      : random.between(0.15, 0.7)
  const [x, y, z] = direction
  const bump = noise(x * 1.7 + clump.center[0], y * 1.7 + clump.center[1], z * 1.7)
  return clump.radius * share * (1 + 0.26 * bump)
}

const rimShare = 0.3

/** Tufts for a clump of the usual size: as many as it takes to cover it with leaves of this size. */
const tuftsPerClump = (crown: Crown, leaf: WoodyLeaf) =>
  (6.4 * (leaf.density ?? 1) * crown.form.clumps.radius) / Math.sqrt(leaf.length * leaf.width)

function placeTuft(crown: Crown, clump: Clump, isRim: boolean): Vector3 {
  const { flatness } = crown.form.clumps
  const direction = tuftDirection(crown, isRim)
  const distance = tuftDistance(crown, clump, direction, isRim)
  return add(clump.center, [direction[0], direction[1] * flatness, direction[2]], distance)
}

function stampTuft(foliage: Foliage, clump: Clump, stamps: Stamps, place: Vector3, isRim: boolean): void {
  const { crown, leaf, tufts } = foliage
  const { random, form } = crown
  const { flatness } = form.clumps
  const [dx, dy, dz] = subtract(place, clump.center)
  const facing = normalize([dx, dy / flatness ** 2, dz])
  const shade = backness(crown, clump.center[2]) * 0.1 + (isRim ? 0.1 : 0)
  const level = clamp(lightOn(crown, clump.normal, facing, clump.occlusion) - shade)
  // Where color drifts across the crown it doesn't stop at the edge of a clump.
  const ownColor = leaf.drift ? 0.3 : 0.75
  const colorIndex = random.chance(ownColor) ? clump.colorIndex : pickColorIndex(crown, place)
  const outward = Math.atan2(-dy, dx) + random.gaussian() * tufts.looseness
  const angle = outward + Math.cos(outward) * (leaf.droop ?? defaultDroop)
  const order = (isRim ? 0 : 100) + Math.round(level * 7)
  const [x, y] = project(place)
  stamps.add(order, tone(rampAt(foliage, colorIndex), level), tufts.pick(angle, random), x, y)
}

/** Below this density every leaf must be on a twig, or it would hang in the air. */
const sparse = 0.35

export function drawClump(foliage: Foliage, clump: Clump, tips: readonly Vector3[]): Layer {
  const { crown, leaf } = foliage
  const stamps = new Stamps(foliage.tufts.attribute)
  const size = (clump.radius / crown.form.clumps.radius) ** 2
  const thinning = backness(crown, clump.center[2]) > 0.7 ? 0.75 : 1
  const count = Math.round(tuftsPerClump(crown, leaf) * size * thinning)
  const isSparse = (leaf.density ?? 1) < sparse
  for (let i = 0; i < count; i++) {
    const isRim = i < count * rimShare
    const place = isSparse ? tips[i] : placeTuft(crown, clump, isRim)
    if (place) stampTuft(foliage, clump, stamps, place, isRim)
  }
  const shoots = drawShoots(foliage, clump)
  return {
    z: paintedDepth(clump),
    svg: shoots + underpaint(foliage, clump) + stamps.toSvg(),
  }
}
