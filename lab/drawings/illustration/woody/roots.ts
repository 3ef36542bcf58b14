import { tone, type Ramp } from '../color.ts'
import { PathBatch } from '../path-batch.ts'
import { polygon, ribbon, smoothPath } from '../path.ts'
import { clamp, type Point } from '../vector.ts'
import type { BranchNode, Skeleton } from './branch-node.ts'
import { project, type Crown, type Layer } from './crown.ts'
import type { LimbDepths } from './limb-depth.ts'

type Root = {
  foot: Point
  /** x of the upper end, well inside the trunk */
  top: number
  side: number
  reach: number
  rise: number
  depth: number
}

const steps = 12

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

/** Tall flutes of a buttressed trunk. */
function drawFlutes({ form, random }: Crown, base: BranchNode, colors: Ramp): string {
  const [x, y] = project(base.position)
  const { radius } = base
  const batches: string[] = []
  for (let i = 0; i < 8; i++) {
    const batch = new PathBatch()
    const side = i % 2 ? 1 : -1
    const out = random.between(0.1, 0.75)
    const root: Root = {
      foot: [x + side * radius * out, y],
      top: x + side * radius * out * 0.45,
      side,
      reach: radius * random.between(0.5, 1.05) * (1 - 0.3 * form.buttress),
      rise: radius * random.between(0.5, 0.95) * (1 + 1.6 * form.buttress),
      depth: random.between(2, 12),
    }
    drawRoot(batch, root, radius * 0.15, colors)
    batches.push(batch.toSvg())
  }
  return batches.join('')
}

/** Seen from slightly above, the foot of a trunk is round and not cut. */
function drawFoot({ position, radius }: BranchNode, colors: Ramp): string {
  const [x, y] = project(position)
  const front = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (Math.PI * i) / steps
    return [x + Math.cos(angle) * radius, y - 1 + Math.sin(angle) * radius * 0.15]
  })
  const batch = new PathBatch()
  batch.fill(tone(colors, 0.33), polygon(front))
  return batch.toSvg()
}

/** Where the roots of a plain trunk leave it: -1 the left flank, 0 the front, 1 the right flank; flanks first. */
const toes = [-1, 1, -0.62, 0.66, -0.2, 0.24]

/** One root of a plain trunk: it swells out of the bark without an edge and tapers into the ground. */
function drawToe({ random }: Crown, base: BranchNode, toe: number, colors: Ramp): string {
  const [x, y] = project(base.position)
  const { radius } = base
  const across = toe + random.between(-0.1, 0.1)
  const start: Point = [x + across * radius * 0.5, y - radius * random.between(0.75, 1.25)]
  const end: Point = [
    x + across * radius * random.between(1.5, 2.1),
    y + radius * (0.3 - 0.22 * Math.abs(across)) + random.between(0, 3),
  ]
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    return [
      start[0] + (end[0] - start[0]) * (0.25 * t + 0.75 * t ** 2.2),
      start[1] + (end[1] - start[1]) * (1 - (1 - t) ** 1.9),
    ]
  })
  const width = radius * random.between(0.2, 0.28)
  const halfWidth = (t: number) => width * Math.sin(Math.PI * t ** 0.8) ** 1.1 + 0.2
  const level = clamp(0.5 - across * 0.22)
  const batch = new PathBatch()
  batch.fill(tone(colors, level), smoothPath(ribbon(line, halfWidth)))
  batch.fill(tone(colors, 0), smoothPath(ribbon(line, halfWidth, -1, -0.2)), 0.4)
  batch.fill(tone(colors, 1), smoothPath(ribbon(line, halfWidth, 0.25, 0.75)), 0.22 + 0.12 * -across)
  for (let i = 0; i < 7; i++) {
    const from = random.integer(1, steps - 4)
    const lane = random.between(-0.8, 0.8)
    const grain = ribbon(line, halfWidth, lane, lane).slice(from, from + 3)
    batch.stroke(tone(colors, 0), 1, smoothPath(grain, false), 0.45)
  }
  return batch.toSvg()
}

/** The foot of a heavy trunk: flutes if it's buttressed, otherwise roots that run out on every side. */
export function drawRoots(crown: Crown, skeleton: Skeleton, colors: Ramp, depths: LimbDepths): Layer[] {
  const { form } = crown
  if (form.trunkRadius * (1 + form.buttress) < 18 || form.crownBase < 0.07) return []
  return skeleton.roots.map((base) => ({
    z: form.buttress > 0.3 ? 2 : depths.at(base) + 0.5,
    svg:
      form.buttress > 0.3
        ? drawFlutes(crown, base, colors)
        : drawFoot(base, colors) + toes.map((toe) => drawToe(crown, base, toe, colors)).join(''),
  }))
}
