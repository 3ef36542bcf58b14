import { ramp, tone, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { makeNoise } from '../noise.ts'
import { fill, stroke } from '../path-batch.ts'
import { numbers, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { clamp, fullTurn, type Point, type Vector3 } from '../vector.ts'
import { DepthList } from './depth-list.ts'
import { stampCloseUp, type CloseUp } from './flowers/stamp-close-up.ts'
import type { HerbLeafShape } from './leaf-shape.ts'
import { stampLeaf } from './leaf-stamp.ts'
import { goldenAngle } from './space-line.ts'
import { StampSheet } from './stamp-sheet.ts'

export type MatForm = {
  kind: 'mat'
  height: number
  width: number
  stemColor: string
  /** 0 a closed carpet .. 1 only trailing stems */
  looseness: number
  /** stems that run out over the ground */
  runners: number
  /** runners leave the carpet behind and root here and there in tufts of leaves */
  roots?: boolean
  leaf: {
    shape: HerbLeafShape
    length: number
    width: number
    colors: string[]
    count: number
    droop?: number
  }
  flower?: {
    /** radius of an open face or a head, in pixels of the plate */
    size: number
    count: number
    /** pixels the flowers stand above the leaves */
    lift: number
  }
}

/** A mat is seen from higher up than other plants, or it would be a line on the ground. */
const depthShare = 0.55
/** share of the depth that lies behind the ground line */
const behind = 0.55

type Bed = {
  form: MatForm
  random: Random
  list: DepthList
  leaves: StampSheet
  ramps: readonly Ramp[]
  stems: Ramp
  /** how far the carpet reaches in this direction, in half widths: no edge is an oval */
  edgeAt: (azimuth: number) => number
  driftAt: (x: number, z: number) => number
  project: (point: Vector3) => Point
}

function makeBed(form: MatForm, seed: string): Bed {
  const noise = makeNoise(`${seed}/bed`)
  const depth = (form.width / 2) * depthShare
  const standing = form.flower ? form.flower.lift + form.flower.size * 0.4 : form.leaf.length
  // Tilted just far enough to reach the stated height.
  const tilt = clamp((form.height - standing) / (depth * (0.85 + behind)), 0.2, 0.5)
  const back = depth * tilt * behind
  return {
    form,
    random: new Random(`${seed}/mat`),
    list: new DepthList(),
    leaves: new StampSheet(seed, 'leaf'),
    ramps: form.leaf.colors.map((color) => ramp(color, { steps: 9, dark: 0.24, light: 0.19, hueShift: 9 })),
    stems: ramp(form.stemColor),
    edgeAt: (azimuth) => clamp(0.76 + 0.42 * noise(Math.cos(azimuth) * 1.7, Math.sin(azimuth) * 1.7), 0.5, 1),
    driftAt: (x, z) => 0.5 + 0.9 * noise(x * 3 + 7, z * 3),
    project: ([x, y, z]) => [x, z * tilt - y - back],
  }
}

function placeLeaf(bed: Bed, at: Vector3, azimuth: number, scale: number, shade: number): void {
  const { form, random } = bed
  const { leaf } = form
  const [x, y] = bed.project(at)
  const angle = Math.atan2(-0.3 + Math.sin(azimuth) * 0.7 + random.gaussian() * 0.2, Math.cos(azimuth))
  const drift = clamp(
    bed.driftAt((at[0] / form.width) * 2, (at[2] / form.width) * 2) + random.gaussian() * 0.18,
    0,
    0.999,
  )
  const colors = bed.ramps[Math.floor(drift * bed.ramps.length)] ?? bed.stems
  const mass = (bed.driftAt((at[0] / form.width) * 5 + 3, (at[2] / form.width) * 9) - 0.5) * 0.3
  const lit = 0.5 - (at[0] / form.width) * 0.16 - Math.cos(azimuth) * 0.12 + mass
  const look = { shape: leaf.shape, length: leaf.length, width: leaf.width, droop: leaf.droop ?? 0.3 }
  const pose = { angle, scale, openness: random.between(0.6, 1.05) }
  bed.list.add(
    at[2] + at[1] * 0.3,
    stampLeaf(bed.leaves, look, pose, x, y, tone(colors, lit + shade + random.gaussian() * 0.09)),
  )
}

/** The carpet between the stems: close in the middle, open toward the edge. */
function growCarpet(bed: Bed): void {
  const { form, random } = bed
  const half = form.width / 2
  const count = Math.round(form.leaf.count * (1 - form.looseness))
  for (let i = 0; i < count; i++) {
    const azimuth = i * goldenAngle
    const reach = Math.sqrt((i + 0.5) / count) * (form.roots ? 0.8 : 0.94) * bed.edgeAt(azimuth)
    const under = random.chance(0.45)
    const height = form.leaf.length * (under ? 0.1 : random.between(0.25, 0.7))
    placeLeaf(
      bed,
      [Math.cos(azimuth) * reach * half, height, Math.sin(azimuth) * reach * half * depthShare],
      random.between(0, fullTurn),
      random.between(0.62, 1.08),
      under ? -0.24 : 0.04,
    )
  }
}

/** Where a creeping stem has rooted, the nearest to this place. */
const rootAt = (place: number, random: Random) => Math.round(place * 11) / 11 + random.gaussian() * 0.012

type RunnerNode = { at: Vector3; azimuth: number }

/** Trailing stems that wander from the heart out over bare ground, leafy all along. */
function growRunners(bed: Bed, noise: ReturnType<typeof makeNoise>): RunnerNode[] {
  const { form, random } = bed
  const nodes: RunnerNode[] = []
  const half = form.width / 2
  const perRunner = Math.max(
    7,
    Math.round((form.leaf.count * (0.14 + form.looseness)) / Math.max(1, form.runners)),
  )
  for (let i = 0; i < form.runners; i++) {
    const azimuth = i * goldenAngle + random.gaussian() * 0.2
    const reach = clamp(bed.edgeAt(azimuth) * random.between(0.98, 1.3), 0.6, 0.98)
    const steps = 12
    const line: Vector3[] = Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps
      const heading = azimuth + noise(i * 3.7, t * 2) * 0.8
      const radius = half * reach * (0.06 + 0.94 * t)
      // Stems lie down, but every other joint lifts itself off the ground.
      const rise = 2 + form.leaf.length * 0.16 * (1 + Math.sin(k * 1.9 + i)) * (1 - t * 0.5)
      return [Math.cos(heading) * radius, rise, Math.sin(heading) * radius * depthShare]
    })
    const depth = (line[6]?.[2] ?? 0) - 6
    bed.list.add(depth, stroke(tone(bed.stems, 0.42), 2, smoothPath(line.map(bed.project), false), 0.95))
    for (let k = 0; k < perRunner; k++) {
      const place = (k + random.next()) / perRunner
      const t = form.roots && place > 0.6 ? clamp(rootAt(place, random)) : place
      const index = Math.min(steps - 1, Math.floor(t * steps))
      const from = line[index] ?? [0, 0, 0]
      const to = line[index + 1] ?? from
      const share = t * steps - index
      const at = from.map((value, axis) => value + ((to[axis] ?? value) - value) * share)
      const node: Vector3 = [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0]
      const petiole = form.leaf.length * random.between(0.1, 0.7) * form.looseness
      const side = k % 2 ? 1 : -1
      const leafAzimuth = azimuth + side * random.between(0.4, 1.4)
      const foot: Vector3 = [
        node[0] + Math.cos(leafAzimuth) * petiole * 0.7,
        node[1] + petiole,
        node[2] + Math.sin(leafAzimuth) * petiole * 0.4,
      ]
      if (petiole > 6)
        bed.list.add(
          node[2],
          stroke(
            tone(bed.stems, 0.55),
            1.2,
            `M${numbers(...bed.project(node))}L${numbers(...bed.project(foot))}`,
          ),
        )
      placeLeaf(
        bed,
        foot,
        leafAzimuth,
        random.between(0.62, 1.05) * (1 - t * 0.3),
        petiole > 6 ? 0.04 : -0.06,
      )
      nodes.push({ at: node, azimuth })
    }
  }
  return nodes
}

function placeFlowers(bed: Bed, sheet: StampSheet, nodes: readonly RunnerNode[], closeUp: CloseUp): void {
  const { form, random } = bed
  const { flower } = form
  if (!flower) return
  const half = form.width / 2
  for (let i = 0; i < flower.count; i++) {
    const node = nodes[Math.floor(((i + random.next()) / flower.count) * nodes.length)]
    if (!node) continue
    const foot = node.at
    const lift = flower.lift * random.between(0.45, 1.05)
    const lean = random.gaussian() * 0.2 + (foot[0] / half) * 0.22
    const top: Vector3 = [foot[0] + Math.sin(lean) * lift, foot[1] + Math.cos(lean) * lift, foot[2]]
    const [fromX, fromY] = bed.project(foot)
    const [toX, toY] = bed.project(top)
    const stalk = `M${numbers(fromX, fromY)}Q${numbers(fromX, (fromY + toY) / 2, toX, toY)}`
    const pose = {
      size: flower.size,
      angle: -1.57 + lean * 1.4,
      tilt: clamp(0.6 + random.gaussian() * 0.16),
      scale: random.between(0.72, 1.1),
    }
    bed.list.add(
      foot[2] + form.leaf.length * 0.5,
      stroke(tone(bed.stems, 0.5), 1.6, stalk) +
        stampCloseUp(sheet, closeUp, bed.stems, pose, random, toX, toY),
    )
  }
}

const shade = '#4F5234'

/** The shade between leaf and soil: without it the mat would float. */
function paintShade(bed: Bed): void {
  const half = bed.form.width / 2
  const outline = (share: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const azimuth = (i / 40) * fullTurn
      const reach = bed.edgeAt(azimuth) * half * share * (bed.form.roots ? 0.8 : 1)
      return bed.project([Math.cos(azimuth) * reach + 8, -5, Math.sin(azimuth) * reach * depthShare])
    })
  const closed = 1 - bed.form.looseness
  bed.list.add(-half, fill(shade, smoothPath(outline(0.96)), 0.12))
  bed.list.add(-half, fill(shade, smoothPath(outline(0.84)), 0.2 + 0.4 * closed))
}

export function drawMat(form: MatForm, seed: string, closeUp: CloseUp): Drawing {
  const bed = makeBed(form, seed)
  const flowers = new StampSheet(seed, 'flower')
  paintShade(bed)
  growCarpet(bed)
  const nodes = growRunners(bed, makeNoise(`${seed}/runners`))
  placeFlowers(bed, flowers, nodes, closeUp)
  return {
    svg: bed.list.toSvg(),
    defs: bed.leaves.toDefs() + flowers.toDefs(),
    halfWidth: form.width / 2,
    baseRadius: form.width * 0.42,
    height: form.height,
  }
}
