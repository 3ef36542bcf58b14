import type { Noise } from '../noise.ts'
import { clamp, type Point } from '../vector.ts'
import type { LimbPoint } from './limb-line.ts'

/** Toward the light on the screen. */
const lightX = -0.62
const lightY = -0.68

type Station = {
  center: Point
  radius: number
  /** unit normal on the left-hand side of the limb */
  normal: Point
  /** 1: the left-hand side is fully lit, -1: the right-hand side */
  facing: number
  z: number
}

/** A limb as a surface: `across` is -1 at the right-hand edge and 1 at the left-hand edge. */
export class LimbSurface {
  readonly stations: readonly Station[]
  readonly #noise: Noise
  /** where a piece begins on the whole limb, so the grain runs on */
  readonly #start: number

  private constructor(stations: readonly Station[], noise: Noise, start: number) {
    this.stations = stations
    this.#noise = noise
    this.#start = start
  }

  static along(points: readonly LimbPoint[], noise: Noise): LimbSurface {
    const thickest = Math.max(...points.map((point) => point.radius))
    const stations = points.map(({ at, radius, relief, z }, i) => {
      const before = (points[Math.max(0, i - 1)] ?? { at }).at
      const after = (points[Math.min(points.length - 1, i + 1)] ?? { at }).at
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const normal: Point = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length]
      // Only thick limbs have knobs.
      const knobs = thickest > 5 ? 1 + 0.09 * noise(i * 0.22, thickest) : 1
      const facing = clamp((normal[0] * lightX + normal[1] * lightY) * 2.2, -1, 1) * relief
      return { center: at, radius: radius * knobs, normal, facing, z }
    })
    return new LimbSurface(stations, noise, 0)
  }

  /** Both ends included. */
  part(from: number, to: number): LimbSurface {
    return new LimbSurface(this.stations.slice(from, to + 1), this.#noise, this.#start + from)
  }

  /** Cuts the limb where it passes from one depth to the next; neighbors share a station, so no gap shows. */
  pieces(depths: readonly number[]): { z: number; surface: LimbSurface }[] {
    const out: { z: number; surface: LimbSurface }[] = []
    let from = 0
    for (let i = 1; i <= this.stations.length; i++) {
      const z = depths[from] ?? 0
      if (i < this.stations.length && depths[i] === z) continue
      const surface = this.part(Math.max(0, from - 1), i)
      if (surface.stations.length > 1) out.push({ z, surface })
      from = i
    }
    return out
  }

  at(index: number, across: number): Point {
    const { center, normal, radius } = this.stations[index] as Station
    return [center[0] + normal[0] * radius * across, center[1] + normal[1] * radius * across]
  }

  outline(): Point[] {
    return this.#between(
      () => -1,
      () => 1,
    )
  }

  /**
   * A strip of shade or light along one side. `outer` and `inner` count from the middle (0) to the lit edge
   * (1) or the dark edge (-1). Where a limb turns toward the light the strip thins out and switches sides.
   */
  strip(outer: number, inner: number, waviness = 0): Point[] {
    const edge = (i: number) => Math.sign(this.stations[i]?.facing ?? 1) * outer
    const inside = (i: number) => {
      const facing = this.stations[i]?.facing ?? 1
      const wave = waviness * this.#noise((i + this.#start) * 0.16, inner * 10)
      return Math.sign(facing) * (outer + (inner + wave - outer) * Math.abs(facing))
    }
    return this.#between(edge, inside)
  }

  #between(fromAt: (index: number) => number, toAt: (index: number) => number): Point[] {
    const there = this.stations.map((_, i) => this.at(i, fromAt(i)))
    const back = this.stations.map((_, i) => this.at(i, toAt(i)))
    return there.concat(back.toReversed())
  }
}
