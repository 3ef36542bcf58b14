import { ramp, tone } from '../color.ts'
import { PathBatch } from '../path-batch.ts'
import { polygon, ribbon, smoothPath } from '../path.ts'
import type { Point } from '../vector.ts'

const bamboo = ramp('#BFA46A', { steps: 8, dark: 0.2, light: 0.15 })
const tape = ramp('#4E6B54', { steps: 8, dark: 0.16, light: 0.16 })

/** In feet: thickness, distance between the nodes, and how far the stake is from the stem. */
const halfThickness = 0.045
const nodeSpacing = 0.85
const beside = 0.2
/** As shares of the bare stem below the crown. */
const tieHeights = [0.4, 0.76] as const

type Staked = {
  heightFt: number
  pixelsPerFoot: number
  stemRadius: number
  /** share of the height below the crown */
  crownBase: number
}

const stakeShare = 0.62

/** A bamboo cane beside the stem; the crown hides its upper end. */
export function drawStake({ heightFt, pixelsPerFoot, stemRadius }: Staked): string {
  const x = stemRadius + beside * pixelsPerFoot
  const height = heightFt * stakeShare
  const half = Math.max(1, halfThickness * pixelsPerFoot)
  const line: Point[] = [
    [x + half * 1.5, half],
    [x, -height * pixelsPerFoot],
  ]
  const batch = new PathBatch()
  batch.fill(tone(bamboo, 0.5), polygon(ribbon(line, () => half)))
  batch.fill(tone(bamboo, 0.1), polygon(ribbon(line, () => half, 0.1, 1)), 0.6)
  batch.fill(tone(bamboo, 1), polygon(ribbon(line, () => half, -0.85, -0.35)), 0.7)
  for (let y = nodeSpacing * 0.6; y < height; y += nodeSpacing) {
    const along = y / height
    const at = x + half * 1.5 * (1 - along)
    const top = -y * pixelsPerFoot
    const node: Point[] = [
      [at - half * 1.25, top],
      [at + half * 1.25, top],
      [at + half * 1.25, top + half * 0.7],
      [at - half * 1.25, top + half * 0.7],
    ]
    batch.fill(tone(bamboo, 0.05), polygon(node), 0.55)
  }
  return batch.toSvg()
}

/** Two soft ties that hold the stem to the stake. */
export function drawTies({ heightFt, pixelsPerFoot, stemRadius, crownBase }: Staked): string {
  const batch = new PathBatch()
  const half = Math.max(1.3, 0.05 * pixelsPerFoot)
  const right = stemRadius + beside * pixelsPerFoot + half * 1.6
  const left = -stemRadius - half * 0.6
  for (const share of tieHeights) {
    const y = -share * crownBase * heightFt * pixelsPerFoot
    const band: Point[] = [
      [left, y],
      [(left + right) / 2, y + half * 0.8],
      [right, y - half * 0.4],
    ]
    batch.fill(tone(tape, 0.35), smoothPath(ribbon(band, () => half)))
    batch.fill(tone(tape, 0.8), smoothPath(ribbon(band, () => half, -0.7, -0.1)), 0.6)
  }
  return batch.toSvg()
}
