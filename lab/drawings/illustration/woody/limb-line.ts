import { clamp, mixNumbers, mixPoints, type Point } from '../vector.ts'
import type { BranchNode, Skeleton } from './branch-node.ts'
import { project } from './crown.ts'

export type LimbPoint = {
  at: Point
  radius: number
  z: number
  /** 1 fully modeled by light and shade, 0 flat, where a limb melts into its parent */
  relief: number
}

/** A branch from where it leaves its parent to its tip, always following the thickest child. */
export type Chain = { parent: BranchNode | undefined; nodes: BranchNode[] }

export function chainsOf(skeleton: Skeleton): Chain[] {
  const chains: Chain[] = []
  const waiting: Chain[] = skeleton.roots.map((root) => ({ parent: undefined, nodes: [root] }))
  for (let chain = waiting.pop(); chain; chain = waiting.pop()) {
    let here = chain.nodes[0]
    while (here && here.children.length > 0) {
      const main: BranchNode = here.children.reduce((a, b) => (b.tips > a.tips ? b : a))
      for (const child of here.children) if (child !== main) waiting.push({ parent: here, nodes: [child] })
      chain.nodes.push(main)
      here = main
    }
    chains.push(chain)
  }
  return chains
}

const pointOf = (node: BranchNode): LimbPoint => ({
  at: project(node.position),
  radius: node.radius,
  z: node.position[2],
  relief: 1,
})

const screenDistance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function heading(from: Point, to: Point): Point {
  const length = screenDistance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The parent's node far enough below the fork for the limb to grow out of the flank without a corner. */
function collarFoot(parent: BranchNode): BranchNode {
  const reach = parent.radius * 1.8
  const fork = project(parent.position)
  let foot = parent
  while (foot.parent?.parent && screenDistance(project(foot.position), fork) < reach) foot = foot.parent
  return foot
}

function hermite(from: Point, fromHeading: Point, to: Point, toHeading: Point, t: number): Point {
  const pull = screenDistance(from, to)
  const a = 2 * t ** 3 - 3 * t ** 2 + 1
  const b = (t ** 3 - 2 * t ** 2 + t) * pull
  const c = -2 * t ** 3 + 3 * t ** 2
  const d = (t ** 3 - t ** 2) * pull
  const along = (axis: 0 | 1) => a * from[axis] + b * fromHeading[axis] + c * to[axis] + d * toHeading[axis]
  return [along(0), along(1)]
}

const collarSteps = 7

/**
 * The collar: a limb's wood runs down the flank of its parent, thin at first, and swings out in one curve, as
 * the grain does in a living fork.
 */
function collar(parent: BranchNode, own: readonly LimbPoint[], leaves: number): LimbPoint[] {
  const exit = own[leaves]
  const before = own[leaves - 1] ?? pointOf(parent)
  if (!exit) return []
  const foot = collarFoot(parent)
  const footAt = project(foot.position)
  const footHeading = heading(
    foot.parent ? project(foot.parent.position) : [footAt[0], footAt[1] + 1],
    footAt,
  )
  const exitHeading = heading(before.at, exit.at)
  // Positive on the left-hand side of the parent.
  const side = clamp((footHeading[1] * exitHeading[0] - footHeading[0] * exitHeading[1]) * 1.5, -1, 1)
  const thin = exit.radius * 0.3
  const offset = side * Math.max(0, foot.radius * 0.94 - thin)
  const start: Point = [footAt[0] + footHeading[1] * offset, footAt[1] - footHeading[0] * offset]
  return Array.from({ length: collarSteps }, (_, i) => {
    const t = i / collarSteps
    const ease = t * t * (3 - 2 * t)
    const swelling = 1 + 0.22 * Math.sin(Math.PI * t) ** 2
    return {
      at: hermite(start, footHeading, exit.at, exitHeading, t),
      radius: mixNumbers(thin, exit.radius, ease) * swelling,
      z: mixNumbers(foot.position[2], exit.z, t),
      relief: 1,
    }
  })
}

type LimbLine = {
  /** with the whole collar; its foot hides behind the parent and fills the corner of the fork */
  whole: LimbPoint[]
  /** without the foot, tapered where it begins, to lie on the parent without a seam */
  front: LimbPoint[]
}

/** Where on the collar the part in front begins. */
const tongueFrom = 3

/** The line of a limb that is thick enough to have a shape. */
export function limbLine({ parent, nodes }: Chain): LimbLine {
  const own = nodes.map(pointOf)
  if (!parent) return { whole: own, front: own }
  const fork = project(parent.position)
  const outside = own.findIndex((point) => screenDistance(point.at, fork) > parent.radius * 1.35)
  const leaves = outside < 0 ? own.length - 1 : outside
  const foot = collar(parent, own, leaves)
  const rest = own.slice(leaves)
  const tongue = foot.slice(tongueFrom).map((point, i, all) => {
    const taper = Math.sqrt((i + 0.3) / (all.length + 0.3))
    return { ...point, radius: point.radius * taper, relief: i / all.length }
  })
  return { whole: [...foot, ...rest], front: [...tongue, ...rest] }
}

/** A twig is one stroke that starts at its parent's bark. */
export function twigLine({ parent, nodes }: Chain): Point[] {
  const own = nodes.map((node) => project(node.position))
  const first = own[0]
  if (!parent || !first) return own
  const fork = project(parent.position)
  const direction = heading(fork, first)
  const inside = Math.min(parent.radius * 0.7, screenDistance(fork, first) * 0.8)
  return [[fork[0] + direction[0] * inside, fork[1] + direction[1] * inside], ...own]
}

/** Smooths a line by cutting its corners; the ends stay put. */
export function smoothLimb(points: readonly LimbPoint[]): LimbPoint[] {
  const out: LimbPoint[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[i] as LimbPoint
    const b = points[i + 1] as LimbPoint
    for (const t of [i === 0 ? 0 : 0.25, i === points.length - 2 ? 1 : 0.75]) {
      out.push({
        at: mixPoints(a.at, b.at, t),
        radius: mixNumbers(a.radius, b.radius, t),
        z: mixNumbers(a.z, b.z, t),
        relief: mixNumbers(a.relief, b.relief, t),
      })
    }
  }
  return out
}
