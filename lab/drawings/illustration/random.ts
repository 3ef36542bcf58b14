import { fullTurn, mixNumbers, type Vector3 } from './vector.ts'

/** FNV-1a over the seed's characters. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** Repeatable randomness (mulberry32): a plate must look the same on every machine and every day. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = hash(seed)
    // Seeds that differ in one character start close together; a few rounds separate them.
    for (let i = 0; i < 6; i++) this.next()
  }

  /** 0 <= x < 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return mixNumbers(low, high, this.next())
  }

  /** Mean 0, standard deviation 1. */
  gaussian(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next() * 0.999999))
    return radius * Math.cos(fullTurn * this.next())
  }

  /** Both ends included. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Cannot pick from an empty list')
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** Missing weights count as 1. */
  weighted<T>(list: readonly T[], weights: readonly number[] = []): T {
    if (list.length === 0) throw new Error('Cannot pick from an empty list')
    const weightAt = (i: number) => weights[i] ?? 1
    let total = 0
    for (let i = 0; i < list.length; i++) total += weightAt(i)
    let rest = this.next() * total
    for (let i = 0; i < list.length; i++) {
      rest -= weightAt(i)
      if (rest < 0) return list[i] as T
    }
    return list[list.length - 1] as T
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Evenly spread over the unit sphere. */
  direction(): Vector3 {
    const z = this.between(-1, 1)
    const azimuth = this.between(0, fullTurn)
    const radius = Math.sqrt(1 - z * z)
    return [radius * Math.cos(azimuth), radius * Math.sin(azimuth), z]
  }
}

/** A short prefix for ids: it's written thousands of times into one plate. */
export const idPrefix = (seed: string): string =>
  `p${Math.floor(new Random(`${seed}/id`).next() * 36 ** 4).toString(36)}`
