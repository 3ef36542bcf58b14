import { fullTurn, lengthOf, mixNumbers, subtract, type Vector3 } from '../vector.ts'
import type { Crown } from './crown.ts'
import { makeEnvelope } from './envelope.ts'
import { growNode, type BranchNode, type Skeleton } from './branch-node.ts'

type Limb = {
  to: Vector3
  /** above 0 it leaves the trunk flat and turns up at its end, below 0 it rises first and arches over */
  sag: number
  wobble: number
  /** share of the limb, from its foot, that stays free of twigs */
  bare: number
}

function growLimb(crown: Crown, skeleton: Skeleton, from: BranchNode, limb: Limb): BranchNode[] {
  const { noise, random } = crown
  const start = from.position
  const count = Math.max(2, Math.round(lengthOf(subtract(limb.to, start)) / skeleton.step))
  const phase = random.between(0, 99)
  const path = [from]
  let here = from
  for (let i = 1; i <= count; i++) {
    const t = i / count
    const sway = Math.sin(t * Math.PI) * limb.wobble
    const wander = (channel: number) => noise(phase + t * 2.4, channel) * sway
    const position: Vector3 = [
      mixNumbers(start[0], limb.to[0], t) + wander(1),
      mixNumbers(start[1], limb.to[1], t + limb.sag * (t * t - t)) + wander(5),
      mixNumbers(start[2], limb.to[2], t) + wander(9),
    ]
    here = growNode(skeleton, position, here, t > limb.bare)
    path.push(here)
  }
  return path
}

/** Where in the crown a limb ends: its azimuth, and its distance and height as shares of the crown's. */
function inCrown(crown: Crown, azimuth: number, distance: number, t: number): Vector3 {
  return [
    Math.cos(azimuth) * distance * crown.halfWidth,
    crown.foot + crown.height * t,
    Math.sin(azimuth) * distance * crown.halfDepth,
  ]
}

type Ring = {
  limbs: number
  distance: readonly [number, number]
  height: readonly [number, number]
  sag: readonly [number, number]
  wobble: number
  bare: number
  /** how far below the top of the trunk limbs may start, as a share of the trunk */
  below: number
}

function growRing(crown: Crown, skeleton: Skeleton, trunk: readonly BranchNode[], ring: Ring): void {
  const { random, form } = crown
  const lowest = Math.floor((trunk.length - 1) * ring.below)
  const turn = random.between(0, fullTurn)
  for (let i = 0; i < ring.limbs; i++) {
    const azimuth = turn + (i / ring.limbs) * fullTurn + random.between(-0.3, 0.3)
    const from = trunk[trunk.length - 1 - random.integer(0, lowest)]
    if (!from) continue
    // Limbs that reach far to the side stay lower than those that come toward us.
    const height = random.between(...ring.height) * (1 - 0.3 * Math.abs(Math.cos(azimuth)))
    const to = inCrown(crown, azimuth, random.between(...ring.distance), height)
    growLimb(crown, skeleton, from, {
      to,
      sag: random.between(...ring.sag),
      wobble: form.width * ring.wobble,
      bare: ring.bare,
    })
  }
}

const spreadingRing: Ring = {
  limbs: 7,
  distance: [0.5, 0.74],
  height: [0.14, 0.5],
  sag: [0.1, 0.5],
  wobble: 0.055,
  bare: 0.32,
  below: 0.3,
}
const roundedRing: Ring = {
  limbs: 5,
  distance: [0.35, 0.55],
  height: [0.3, 0.6],
  sag: [-0.35, -0.15],
  wobble: 0.05,
  bare: 0.25,
  below: 0.2,
}
const umbrellaRing: Ring = { ...roundedRing, limbs: 6, distance: [0.4, 0.62], height: [0.25, 0.5] }
const vaseRing: Ring = { ...roundedRing, limbs: 5, distance: [0.3, 0.5], height: [0.4, 0.6], sag: [0, 0.2] }
const weepingRing: Ring = {
  limbs: 8,
  distance: [0.45, 0.8],
  height: [0.72, 0.88],
  sag: [-0.9, -0.6],
  wobble: 0.04,
  bare: 0.35,
  below: 0.35,
}

/** Nearly level limbs all the way up the axis, shorter toward the top: cypress. */
function growTiers(crown: Crown, skeleton: Skeleton, leader: readonly BranchNode[]): void {
  const { random, form } = crown
  const surface = makeEnvelope(form, crown.noise)
  const { tiers } = form.clumps
  for (let i = 0; i < tiers * limbsPerTier; i++) {
    const t = mixNumbers(0.08, 1, (i + random.next()) / (tiers * limbsPerTier))
    const from = leader[Math.round(t * 0.94 * (leader.length - 1))]
    if (!from) continue
    // The golden angle never puts one limb directly above another.
    const azimuth = i * 2.4 + random.between(-0.3, 0.3)
    const distance = (surface(t, azimuth) / crown.halfWidth) * random.between(0.5, 0.75)
    const rise = 0.02 + t * 0.05
    growLimb(crown, skeleton, from, {
      to: inCrown(crown, azimuth, distance, Math.min(0.97, t * 0.94 + rise)),
      sag: random.between(-0.4, 0.6),
      wobble: form.width * 0.03,
      bare: 0.35,
    })
  }
}

const limbsPerTier = 3

/** A straight axis up to the tip, as in conifers. */
function growLeader(
  crown: Crown,
  skeleton: Skeleton,
  trunk: readonly BranchNode[],
  top: number,
): BranchNode[] {
  const from = trunk.at(-1)
  if (!from) return []
  const { form, random } = crown
  const x = from.position[0] + form.lean * form.width * 0.5 + random.between(-0.04, 0.04) * form.width
  return growLimb(crown, skeleton, from, {
    to: [x, crown.foot + crown.height * top, 0],
    sag: 0,
    wobble: form.width * 0.04,
    bare: 0,
  })
}

function growConifer(crown: Crown, skeleton: Skeleton, trunk: readonly BranchNode[]): void {
  const { flatTop, clumps } = crown.form
  const leader = growLeader(crown, skeleton, trunk, 0.96 - 0.1 * flatTop)
  if (clumps.tiers) growTiers(crown, skeleton, leader)
}

function growSingleCrown(crown: Crown, skeleton: Skeleton, trunk: readonly BranchNode[]): void {
  switch (crown.form.envelope) {
    case 'columnar':
    case 'pyramidal':
      return growConifer(crown, skeleton, trunk)
    case 'spreading':
      return growRing(crown, skeleton, trunk, spreadingRing)
    case 'umbrella':
      return growRing(crown, skeleton, trunk, umbrellaRing)
    case 'weeping':
      return growRing(crown, skeleton, trunk, weepingRing)
    case 'vase':
    case 'upright-shrub':
      return growRing(crown, skeleton, trunk, vaseRing)
    default:
      growLeader(crown, skeleton, trunk, 0.62)
      return growRing(crown, skeleton, trunk, roundedRing)
  }
}

type MotteLimb = Pick<Ring, 'distance' | 'height' | 'sag'> & { turn: number }

/** Each trunk of a motte sends long, low limbs to its own side and one up into the crown. */
const motteLimbs: readonly MotteLimb[] = [
  { turn: -0.55, distance: [0.55, 0.72], height: [0.2, 0.34], sag: [0.2, 0.6] },
  { turn: 0.5, distance: [0.6, 0.8], height: [0.12, 0.26], sag: [0.3, 0.7] },
  { turn: 0.05, distance: [0.25, 0.42], height: [0.5, 0.66], sag: [-0.2, 0.1] },
]

function growMotteLimbs(crown: Crown, skeleton: Skeleton, trunk: readonly BranchNode[], azimuth: number) {
  const { random, form } = crown
  for (const { turn, distance, height, sag } of motteLimbs) {
    const from = trunk[Math.round((trunk.length - 1) * random.between(0.7, 1))]
    if (!from) continue
    const heading = azimuth + turn
    // Seen end-on, a level limb is a ball: those that come toward us or go back climb into the crown.
    const climb = 0.4 * Math.sin(heading) ** 2
    const to = inCrown(crown, heading, random.between(...distance), random.between(...height) + climb)
    growLimb(crown, skeleton, from, {
      to,
      sag: random.between(...sag) * (1 - climb),
      // A short limb that sways as far as a long one would tie itself in a knot.
      wobble: Math.min(form.width * 0.06, lengthOf(subtract(to, from.position)) * 0.13),
      bare: 0.3,
    })
  }
}

/** Each of several trunks forks once, away from the others. */
function forkTrunk(crown: Crown, skeleton: Skeleton, trunk: readonly BranchNode[], azimuth: number): void {
  const { random, form } = crown
  for (const side of [-1, 1]) {
    const from = trunk[Math.round((trunk.length - 1) * random.between(0.6, 1))]
    if (!from) continue
    const heading = azimuth + side * random.between(0.35, 0.9)
    const weeping = form.envelope === 'weeping'
    growLimb(crown, skeleton, from, {
      to: inCrown(crown, heading, random.between(0.4, 0.66), weeping ? 0.8 : random.between(0.42, 0.66)),
      sag: weeping ? -0.7 : random.between(-0.3, 0.1),
      wobble: form.width * 0.05,
      bare: 0.2,
    })
  }
}

function growTrunk(crown: Crown, skeleton: Skeleton, index: number): void {
  const { form, random, halfWidth } = crown
  const several = form.trunks > 1
  const azimuth = (index / form.trunks) * fullTurn + random.between(-0.4, 0.4) + 0.6
  // A low mound comes out of the ground at many points, a clump of trunks at one.
  const footReach = several
    ? Math.max(
        form.trunkRadius * 1.3,
        halfWidth * form.footSpread,
        form.envelope === 'mound' ? halfWidth * 0.12 : 0,
      )
    : 0
  const footX = Math.cos(azimuth) * footReach
  const footZ = Math.sin(azimuth) * footReach * 0.85
  const root = growNode(skeleton, [footX, -2, footZ], undefined, false)
  const reach = several ? halfWidth * form.spread : 0
  const rise = several ? crown.height * random.between(0.1, 0.3) : 0
  const to: Vector3 = [
    footX +
      Math.cos(azimuth) * reach +
      form.lean * form.width * 0.3 +
      random.between(-0.04, 0.04) * form.width,
    crown.foot * 0.9 + rise + form.height * 0.02,
    footZ + Math.sin(azimuth) * reach * 0.9,
  ]
  const trunk = growLimb(crown, skeleton, root, {
    to,
    sag: several ? -0.35 : 0.1,
    wobble: form.wander * form.width * (several ? 0.09 : 0.03),
    bare: several ? 0.75 : 1,
  })
  if (several && form.envelope === 'spreading') growMotteLimbs(crown, skeleton, trunk, azimuth)
  else if (several) forkTrunk(crown, skeleton, trunk, azimuth)
  else growSingleCrown(crown, skeleton, trunk)
}

/** Trunks and main limbs: the few lines that make a species recognizable in winter. */
export function growScaffold(crown: Crown, skeleton: Skeleton): void {
  for (let i = 0; i < crown.form.trunks; i++) growTrunk(crown, skeleton, i)
}
