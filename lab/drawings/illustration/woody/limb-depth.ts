import type { Point } from '../vector.ts'
import type { BranchNode } from './branch-node.ts'
import { paintedDepth, type Clump } from './clumps.ts'
import { project, type Crown } from './crown.ts'
import type { Chain } from './limb-line.ts'
import type { LimbSurface } from './limb-surface.ts'

/** A limb is sorted piece by piece, so each part hides in the leaves that grow around it and no end looks cut. */
const depthBands = 9
const bandDepth = (crown: Crown, z: number) => {
  const band = (2 * crown.halfDepth) / depthBands
  return Math.round(z / band) * band
}

/** Limbs that come toward us stay inside the crown: bare wood in front of the leaves looks pasted on. */
function drawnDepth(crown: Crown, z: number, radius: number): number {
  const { leaf, clumps } = crown.form
  if (!leaf || clumps.fullness < 0.1) return z
  // A crown without windows shows hardly any wood.
  const sunken = clumps.gaps < 0.2 ? clumps.radius * 0.7 : 0
  return (z > 0 ? z * (radius > 5 ? 0.4 : 0.65) : z) - sunken
}

type Screen = { at: Point; radius: number; z: number }

/** Decides how near each part of a limb is painted. Parents come before the limbs that grow out of them. */
export class LimbDepths {
  readonly #crown: Crown
  readonly #screens: readonly Screen[]
  readonly #ofNode = new Map<BranchNode, number>()

  constructor(crown: Crown, clumps: readonly Clump[]) {
    this.#crown = crown
    const { leaf } = crown.form
    // Thin foliage hides no wood.
    const covers = (leaf?.density ?? 1) >= 0.35 && crown.form.clumps.fullness >= 0.1
    const covering = leaf && covers ? clumps : []
    this.#screens = covering.map((clump) => ({
      at: project(clump.center),
      radius: clump.radius,
      z: paintedDepth(clump),
    }))
  }

  at(node: BranchNode): number {
    return (
      this.#ofNode.get(node) ?? bandDepth(this.#crown, drawnDepth(this.#crown, node.position[2], node.radius))
    )
  }

  along(chain: Chain, surface: LimbSurface): number[] {
    const radius = chain.nodes[0]?.radius ?? 0
    const depths = surface.stations.map(({ z }) => bandDepth(this.#crown, drawnDepth(this.#crown, z, radius)))
    const first = depths[0]
    const above = chain.parent && this.at(chain.parent)
    if (above !== undefined && first !== undefined && above < first) this.#hide(surface, depths, 0, 1, above)
    for (let i = 1; i < depths.length; i++) {
      const [before = 0, here = 0] = [depths[i - 1], depths[i]]
      if (before > here) this.#hide(surface, depths, i - 1, -1, here)
      if (before < here) this.#hide(surface, depths, i, 1, before)
    }
    this.#remember(chain, surface, depths)
    return depths
  }

  /**
   * Where leaves lie between two pieces of a limb, the nearer one would end over them in a flat cut. It goes
   * behind them instead, up to where they end.
   */
  #hide(surface: LimbSurface, depths: number[], from: number, step: 1 | -1, depth: number): void {
    for (let i = from; i >= 0 && i < depths.length; i += step) {
      const nearer = depths[i] ?? depth
      const station = surface.stations[i]
      if (!station || nearer <= depth || !this.#isBetween(station.center, station.radius, depth, nearer))
        return
      depths[i] = depth
    }
  }

  #isBetween([x, y]: Point, margin: number, far: number, near: number): boolean {
    const { flatness } = this.#crown.form.clumps
    return this.#screens.some(
      ({ at, radius, z }) =>
        z > far && z < near && Math.hypot(at[0] - x, (at[1] - y) / flatness) < radius * 1.1 + margin,
    )
  }

  #remember({ nodes }: Chain, { stations }: LimbSurface, depths: readonly number[]): void {
    for (const node of nodes) {
      const [x, y] = project(node.position)
      let nearest = Infinity
      stations.forEach(({ center }, i) => {
        const distance = Math.hypot(center[0] - x, center[1] - y)
        if (distance >= nearest) return
        nearest = distance
        this.#ofNode.set(node, depths[i] ?? 0)
      })
    }
  }
}
