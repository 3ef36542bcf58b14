import type { Skeleton } from './branch-node.ts'
import type { Clump } from './clumps.ts'
import type { Crown } from './crown.ts'

type Extent = { halfWidth: number; height: number }

/** How far leaves stick out of a clump, in leaf lengths. */
const leafOverhang = 1.3

function extentOfFoliage(crown: Crown, clumps: readonly Clump[], leafLength: number): Extent {
  const { flatness, radius: usual } = crown.form.clumps
  const shoots = Math.min(1, crown.form.shoots) * usual * 0.75
  const margin = leafLength * leafOverhang + shoots
  const sides = clumps.map(({ center, radius }) => Math.abs(center[0]) + radius)
  const tops = clumps.map(({ center, radius }) => center[1] + radius * flatness)
  return { halfWidth: Math.max(...sides) + margin, height: Math.max(...tops) + margin }
}

/** The drawn size, which may differ a little from the size that the form asks for. */
export function extentOf(crown: Crown, clumps: readonly Clump[], skeleton: Skeleton): Extent {
  const { leaf, blossom } = crown.form
  if (leaf) return extentOfFoliage(crown, clumps, leaf.length)
  const margin = 2.5 * Math.max(0, ...blossom.map(({ size }) => size))
  const sides = skeleton.nodes.map(({ position }) => Math.abs(position[0]))
  const tops = skeleton.nodes.map(({ position }) => position[1])
  return { halfWidth: Math.max(...sides) + margin, height: Math.max(...tops) + margin }
}
