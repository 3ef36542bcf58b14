import { tone, type Ramp } from '../color.ts'
import { PathBatch } from '../path-batch.ts'
import { ribbon, smoothPath } from '../path.ts'
import type { Point } from '../vector.ts'
import type { Skeleton } from './branch-node.ts'
import { project, type Crown, type Layer } from './crown.ts'

type Root = {
  foot: Point
  /** x of the upper end, well inside the trunk */
  top: number
  side: number
  reach: number
  rise: number
  depth: number
}

const steps = 10

/** A ridge that comes down the trunk and runs out into the ground. */
function rootLine({ foot, top, side, reach, rise, depth }: Root): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const across = top + (foot[0] - top) * Math.sqrt(t)
    return [across + side * reach * t * (0.35 + 0.65 * t), foot[1] - rise * (1 - t) ** 1.8 + depth * t]
  })
}

function drawRoot(batch: PathBatch, root: Root, width: number, colors: Ramp): void {
  const line = rootLine(root)
  const halfWidth = (t: number) => width * Math.sin(Math.PI * (0.06 + 0.92 * t)) * (1 - t * 0.55) + 0.4
  const isLit = root.side < 0
  const edge = isLit ? -1 : 1
  batch.fill(tone(colors, isLit ? 0.5 : 0.33), smoothPath(ribbon(line, halfWidth)))
  batch.fill(tone(colors, 0), smoothPath(ribbon(line, halfWidth, edge * 0.1, edge)), 0.45)
  batch.fill(tone(colors, 1), smoothPath(ribbon(line, halfWidth, -edge * 0.8, -edge * 0.4)), 0.4)
}

/** Surface roots of a heavy trunk; a buttressed one has tall flutes. */
export function drawRoots(crown: Crown, skeleton: Skeleton, colors: Ramp): Layer | undefined {
  const { form, random } = crown
  const base = skeleton.roots[0]
  if (!base || form.trunkRadius * (1 + form.buttress) < 18 || form.crownBase < 0.07) return undefined
  const [x, y] = project(base.position)
  const radius = base.radius
  const batches: string[] = []
  const count = form.buttress > 0.3 ? 8 : 6
  for (let i = 0; i < count; i++) {
    const batch = new PathBatch()
    const side = i % 2 ? 1 : -1
    const out = form.buttress > 0.3 ? random.between(0.1, 0.75) : random.between(0.25, 0.6)
    const root: Root = {
      foot: [x + side * radius * out, y],
      top: x + side * radius * out * (form.buttress > 0.3 ? 0.45 : 0.8),
      side,
      reach: radius * random.between(0.5, 1.05) * (1 - 0.3 * form.buttress),
      rise: radius * random.between(0.5, 0.95) * (1 + 1.6 * form.buttress),
      depth: random.between(2, 12),
    }
    drawRoot(batch, root, radius * (form.buttress > 0.3 ? 0.15 : 0.19), colors)
    batches.push(batch.toSvg())
  }
  return { z: 2, svg: batches.join('') }
}
