import { groundDefs, drawShade } from '../plate/ground.ts'
import { arc, polygon, ribbon, smoothPath } from '../path.ts'
import { PathBatch } from '../path-batch.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'

/** Where something stands on the ground of a scene, half its width there, and how many tufts grow around it. */
type Footing = {
  x: number
  halfWidth: number
  grass: number
  /** pixels below the ground line down to which tufts grow: roots come toward the viewer */
  depth?: number
}

export type SceneGround = { prefix: string; width: number; groundY: number; pixelsPerFoot: number }

/** Pixels below the ground line, for shadows and the soil's tint. */
export const groundDepth = 34

const line = '#8B8468'
const grasses = ['#8F9456', '#73794A', '#A9A468', '#5F6A41', '#B8A66A']

export function sceneGroundDefs({ prefix }: SceneGround): string {
  return (
    groundDefs(prefix) +
    `<linearGradient id="${prefix}earth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C4B98C"` +
    ` stop-opacity=".34"/><stop offset="1" stop-color="#D8CDA8" stop-opacity="0"/></linearGradient>`
  )
}

/** A line that looks hand-drawn: it wavers, but by no more than a hair. */
function handLine(width: number, y: number, random: Random): string {
  const steps = 28
  const points = Array.from({ length: steps + 1 }, (_, i): Point => [
    (i / steps) * width,
    y + random.between(-0.35, 0.35),
  ])
  return smoothPath(points, false)
}

/** Soil and the ground line from edge to edge. */
export function drawSceneGround({ prefix, width, groundY }: SceneGround): string {
  return (
    `<rect y="${groundY}" width="${width}" height="${groundDepth}" fill="url(#${prefix}earth)"/>` +
    `<path fill="none" stroke="${line}" stroke-width="1.4"` +
    ` d="${handLine(width, groundY, new Random('ground line'))}"/>`
  )
}

/** A soft shadow, falling to the right as on the plates. */
export function drawFootShade({ prefix, groundY }: SceneGround, x: number, halfWidth: number): string {
  const depth = Math.min(groundDepth * 0.8, 5 + halfWidth * 0.12)
  return (
    drawShade(prefix, x + halfWidth * 0.22, groundY + depth * 0.3, halfWidth * 1.1, depth) +
    drawShade(prefix, x + halfWidth * 0.08, groundY + depth * 0.2, halfWidth * 0.55, depth * 0.6)
  )
}

/** Thin, short tufts of grass around the things that stand on the ground. */
export function drawSceneGrass(ground: SceneGround, footings: readonly Footing[], seed: string): string {
  const random = new Random(`${seed}/grass`)
  const { groundY, pixelsPerFoot } = ground
  const batch = new PathBatch()
  // In a wide view, grass at true size would look like dust; in a close one, it must not hide the plant.
  const tall = Math.min(9, Math.max(5, pixelsPerFoot * 0.35))
  for (const { x, halfWidth, grass, depth = 5 } of footings) {
    for (let i = 0; i < grass; i++) {
      const at = x + random.gaussian() * halfWidth
      const y = groundY + random.between(0, depth)
      const blades = random.integer(2, 6)
      for (let j = 0; j < blades; j++) {
        const lean = -Math.PI / 2 + random.gaussian() * 0.4
        const length = tall * random.between(0.5, 1.25)
        const blade = arc(at + random.gaussian() * 2.2, y, length, lean, random.gaussian() * 0.8, 3)
        batch.fill(random.pick(grasses), polygon(ribbon(blade, (t) => 0.75 * (1 - t) + 0.15)), 0.85)
      }
    }
  }
  return batch.toSvg()
}

/** Rounds positions for HTML, which has no use for more digits. */
export const roundPixels = (pixels: number): number => Math.round(pixels * 10) / 10
