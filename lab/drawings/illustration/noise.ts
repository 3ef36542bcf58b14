import { Random } from './random.ts'
import { mixNumbers } from './vector.ts'

export type Noise = (x: number, y: number, z?: number) => number

/** Perlin's smootherstep */
const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

function gradient(hash: number, x: number, y: number, z: number): number {
  const h = hash & 15
  const u = h < 8 ? x : y
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z
  return (h & 1 ? -u : u) + (h & 2 ? -v : v)
}

function permutation(seed: string): Uint8Array {
  const random = new Random(seed)
  const table = new Uint8Array(512)
  for (let i = 0; i < 256; i++) table[i] = i
  for (let i = 255; i > 0; i--) {
    const j = random.integer(0, i)
    const swapped = table[i] as number
    table[i] = table[j] as number
    table[j] = swapped
  }
  table.copyWithin(256, 0, 256)
  return table
}

/** Seeded Perlin noise in three dimensions, about -1..1. */
export function makeNoise(seed: string): Noise {
  const table = permutation(seed)
  const at = (i: number) => table[i] as number
  return (x, y, z = 0) => {
    const cellX = Math.floor(x) & 255
    const cellY = Math.floor(y) & 255
    const cellZ = Math.floor(z) & 255
    const dx = x - Math.floor(x)
    const dy = y - Math.floor(y)
    const dz = z - Math.floor(z)
    const u = ease(dx)
    const left = at(cellX) + cellY
    const right = at(cellX + 1) + cellY
    const edge = (stepY: number, stepZ: number) =>
      mixNumbers(
        gradient(at(at(left + stepY) + cellZ + stepZ), dx, dy - stepY, dz - stepZ),
        gradient(at(at(right + stepY) + cellZ + stepZ), dx - 1, dy - stepY, dz - stepZ),
        u,
      )
    const v = ease(dy)
    const near = mixNumbers(edge(0, 0), edge(1, 0), v)
    const far = mixNumbers(edge(0, 1), edge(1, 1), v)
    return mixNumbers(near, far, ease(dz))
  }
}
