import { add, lengthOf, normalize, subtract, type Vector3 } from '../vector.ts'
import type { Crown } from './crown.ts'
import { directionOf, growNode, type BranchNode, type Skeleton } from './branch-node.ts'

export type Attractor = {
  target: Vector3
  axisDistance: number
  nearest: BranchNode | undefined
  distance: number
}

const mostRounds = 130
const mostNodes = 6000

/**
 * Distance plus penalties: a twig shouldn't come from above its leaf (in a weeping tree, from below) or from
 * farther out than the leaf, because branches would curl over and hook back.
 */
function reachCost(
  node: BranchNode,
  nodeAxisDistance: number,
  attractor: Attractor,
  weeping: boolean,
): number {
  const [x, y, z] = node.position
  const dx = attractor.target[0] - x
  const rise = attractor.target[1] - y
  const dy = rise < 0 !== weeping ? rise * 1.8 : rise
  const dz = attractor.target[2] - z
  const excess = Math.max(0, nodeAxisDistance - attractor.axisDistance)
  return Math.sqrt(dx * dx + dy * dy + dz * dz) + excess * 1.3
}

/** Offers a new node to every attractor; those it reaches drop out. */
function offer(node: BranchNode, attractors: Attractor[], weeping: boolean, reached: number): Attractor[] {
  const nodeAxisDistance = Math.hypot(node.position[0], node.position[2])
  let anyReached = false
  for (const attractor of attractors) {
    const distance = reachCost(node, nodeAxisDistance, attractor, weeping)
    if (distance >= attractor.distance) continue
    attractor.distance = distance
    attractor.nearest = node
    if (distance < reached) anyReached = true
  }
  return anyReached ? attractors.filter((attractor) => attractor.distance >= reached) : attractors
}

type Pull = { sum: Vector3; closest: Attractor }

function pullsOf(attractors: readonly Attractor[]): Map<BranchNode, Pull> {
  const pulls = new Map<BranchNode, Pull>()
  for (const attractor of attractors) {
    const { nearest, target } = attractor
    if (!nearest) continue
    const pull = pulls.get(nearest) ?? { sum: [0, 0, 0], closest: attractor }
    pull.sum = add(pull.sum, normalize(subtract(target, nearest.position)))
    if (attractor.distance < pull.closest.distance) pull.closest = attractor
    pulls.set(nearest, pull)
  }
  return pulls
}

function nextPosition(crown: Crown, node: BranchNode, pull: Vector3, round: number, step: number): Vector3 {
  const { noise, form } = crown
  const [x, y, z] = [node.position[0] * 0.03, node.position[1] * 0.03, node.position[2] * 0.03]
  const drift: Vector3 = [noise(x, y, round), noise(y, z, round + 40), noise(z, x, round + 80)]
  const lift: Vector3 = [0, form.envelope === 'weeping' ? -0.1 : 0.05, 0]
  const wish = add(add(normalize(pull), drift, form.wander), lift)
  // Mixing in some of the old direction keeps a branch from zigzagging.
  return add(node.position, normalize(add(wish, directionOf(node), 0.35)), step)
}

function growToward(
  crown: Crown,
  skeleton: Skeleton,
  node: BranchNode,
  pull: Vector3,
  round: number,
): boolean {
  const { step } = skeleton
  const position = nextPosition(crown, node, pull, round, step)
  if (node.children.some((child) => lengthOf(subtract(child.position, position)) < step * 0.35)) return false
  growNode(skeleton, position, node, true)
  return true
}

/** Space colonization: the nearest branch grows a step toward the leaves that no branch has reached yet. */
export function colonize(crown: Crown, skeleton: Skeleton, attractors: Attractor[]): void {
  const weeping = crown.form.envelope === 'weeping'
  const { nodes, step } = skeleton
  let waiting = attractors
  let seen = 0
  for (let round = 0; round < mostRounds && nodes.length < mostNodes; round++) {
    for (; seen < nodes.length; seen++) {
      const node = nodes[seen]
      if (node?.budding) waiting = offer(node, waiting, weeping, step * 1.25)
    }
    let grew = false
    for (const [node, { sum, closest }] of pullsOf(waiting)) {
      // Outvoted leaves get their own branch once the majority has theirs.
      const own = subtract(closest.target, node.position)
      grew =
        growToward(crown, skeleton, node, sum, round) || growToward(crown, skeleton, node, own, round) || grew
    }
    if (!grew) return
  }
}
