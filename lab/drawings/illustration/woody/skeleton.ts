import { add } from '../vector.ts'
import type { BranchNode, Skeleton } from './branch-node.ts'
import type { Clump } from './clumps.ts'
import { colonize, type Attractor } from './colonize.ts'
import type { Crown } from './crown.ts'
import { growScaffold } from './scaffold.ts'

/** Points that the twigs grow toward, inside every clump. */
function attractorsOf(crown: Crown, clumps: readonly Clump[]): Attractor[] {
  const { random, form } = crown
  const perClump = form.fineTwigs ? 17 : form.envelope === 'pyramidal' ? 8 : 11
  return clumps.flatMap(({ center, radius }) =>
    Array.from({ length: perClump }, () => {
      const reach = radius * Math.cbrt(random.next()) * 0.85
      const [dx, dy, dz] = random.direction()
      const target = add(center, [dx, dy * form.clumps.flatness, dz], reach)
      return {
        target,
        axisDistance: Math.hypot(target[0], target[2]),
        nearest: undefined,
        distance: Infinity,
      }
    }),
  )
}

function countTips(skeleton: Skeleton): void {
  // Children come after their parents in the list.
  for (const node of skeleton.nodes.toReversed()) {
    node.tips = node.children.reduce((sum, child) => sum + child.tips, 0) || 1
  }
}

/** A branch with `thickTips` counts as thick, and its side branches need at least `fewestTips` of their own. */
const thickTips = 50
const fewestTips = 4

/** Removes lone twigs from thick limbs, as a pruner would. */
function prune(skeleton: Skeleton): void {
  countTips(skeleton)
  for (const node of skeleton.nodes) {
    if (node.tips < thickTips) continue
    const kept = node.children.filter((child) => child.tips >= fewestTips)
    node.children.splice(0, node.children.length, ...kept)
  }
  const alive = new Set<BranchNode>()
  const visit = (node: BranchNode) => {
    alive.add(node)
    node.children.forEach(visit)
  }
  skeleton.roots.forEach(visit)
  const kept = skeleton.nodes.filter((node) => alive.has(node))
  skeleton.nodes.splice(0, skeleton.nodes.length, ...kept)
  countTips(skeleton)
}

const tipRadius = 0.55

/** Pipe model: a limb's cross-section carries the twigs above it. */
function setRadii(crown: Crown, skeleton: Skeleton): void {
  const { trunkRadius, fineTwigs, crownBase, buttress } = crown.form
  const exponent = 1 / (fineTwigs ? 1.85 : 2)
  const thickest = Math.max(2, ...skeleton.roots.map((root) => root.tips)) ** exponent
  for (const node of skeleton.nodes) {
    const share = (node.tips ** exponent - 1) / (thickest - 1)
    node.radius = tipRadius + share * (trunkRadius - tipRadius)
    if (crownBase < 0.07) continue
    const y = Math.max(0, node.position[1])
    const flare = 0.5 * Math.exp(-y / (trunkRadius * 1.1))
    const swelling =
      buttress * (0.95 * Math.exp(-y / (trunkRadius * 2.4)) + 0.35 * Math.exp(-y / (trunkRadius * 7)))
    node.radius *= 1 + flare + swelling
  }
}

export function growSkeleton(crown: Crown, clumps: readonly Clump[]): Skeleton {
  const step = Math.max(7, crown.form.height / (crown.form.fineTwigs ? 84 : 62))
  const skeleton: Skeleton = { nodes: [], roots: [], step }
  growScaffold(crown, skeleton)
  colonize(crown, skeleton, attractorsOf(crown, clumps))
  prune(skeleton)
  setRadii(crown, skeleton)
  return skeleton
}
