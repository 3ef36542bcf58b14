import { ramp, tone, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { makeNoise } from '../noise.ts'
import { fill, stroke } from '../path-batch.ts'
import { numbers, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { clamp, fullTurn, mixNumbers, type Vector3 } from '../vector.ts'
import { DepthList } from './depth-list.ts'
import { paletteOf, type FlowerForm } from './flowers/flower-pose.ts'
import { stampFlower } from './flowers/stamp-flower.ts'
import type { HerbLeafShape } from './leaf-shape.ts'
import { stampLeaf } from './leaf-stamp.ts'
import { goldenAngle, project } from './space-line.ts'
import { StampSheet } from './stamp-sheet.ts'

export type MatForm = {
  kind: 'mat'
  height: number
  width: number
  stemColor: string
  /** 0 a closed cushion .. 1 only trailing stems */
  looseness: number
  /** stems that run out over the ground */
  runners: number
  leaf: {
    shape: HerbLeafShape
    length: number
    width: number
    colors: string[]
    count: number
    droop?: number
  }
  flower?: FlowerForm & {
    count: number
    /** pixels the flowers stand above the leaves */
    lift: number
  }
}

/** A mat is drawn half as deep as wide, so it looks like it lies on the ground. */
const depthShare = 0.5

type Bed = {
  form: MatForm
  random: Random
  list: DepthList
  leaves: StampSheet
  ramps: readonly Ramp[]
  stems: Ramp
  /** height of the leaf surface over (x, z), both in half widths */
  surfaceAt: (x: number, z: number) => number
  driftAt: (x: number, z: number) => number
}

function makeBed(form: MatForm, seed: string): Bed {
  const noise = makeNoise(`${seed}/bed`)
  const top = form.height - (form.flower ? form.flower.lift + form.flower.size * 0.5 : 0)
  return {
    form,
    random: new Random(`${seed}/mat`),
    list: new DepthList(),
    leaves: new StampSheet(seed, 'leaf'),
    ramps: form.leaf.colors.map((color) => ramp(color, { steps: 9, dark: 0.24, light: 0.19, hueShift: 9 })),
    stems: ramp(form.stemColor),
    surfaceAt: (x, z) => {
      const dome = Math.sqrt(Math.max(0, 1 - x * x - z * z))
      return top * dome ** 0.8 * (0.88 + 0.4 * noise(x * 4, z * 4))
    },
    driftAt: (x, z) => 0.5 + 0.9 * noise(x * 3 + 7, z * 3),
  }
}

function placeLeaf(bed: Bed, at: Vector3, azimuth: number, scale: number, shade: number): void {
  const { form, random } = bed
  const { leaf } = form
  const [x, y] = project(at)
  const angle = Math.atan2(-0.35 + Math.sin(azimuth) * 0.55 + random.gaussian() * 0.2, Math.cos(azimuth))
  const drift = clamp(
    bed.driftAt((at[0] / form.width) * 2, (at[2] / form.width) * 2) + random.gaussian() * 0.18,
    0,
    0.999,
  )
  const colors = bed.ramps[Math.floor(drift * bed.ramps.length)] ?? bed.stems
  const lit = 0.44 - (at[0] / form.width) * 0.24 + (at[1] / form.height) * 0.26 - Math.cos(azimuth) * 0.12
  const look = { shape: leaf.shape, length: leaf.length, width: leaf.width, droop: leaf.droop ?? 0.3 }
  const pose = { angle, scale, openness: random.between(0.45, 1.05) }
  bed.list.add(
    at[2] + at[1] * 0.3,
    stampLeaf(bed.leaves, look, pose, x, y, tone(colors, lit + shade + random.gaussian() * 0.09)),
  )
}

/** The cushion: leaves on its surface, darker ones inside. */
function growCushion(bed: Bed): void {
  const { form, random } = bed
  const half = form.width / 2
  const count = Math.round(form.leaf.count * (1 - form.looseness))
  // A tall cushion shows more of its flanks than of its top: more leaves toward the rim.
  const crowding = mixNumbers(0.5, 0.3, clamp((form.height / form.width) * 2))
  for (let i = 0; i < count; i++) {
    const reach = ((i + 0.5) / count) ** crowding * (1 - 0.28 * form.looseness) * 0.97
    const azimuth = i * goldenAngle
    const x = Math.cos(azimuth) * reach
    const z = Math.sin(azimuth) * reach
    const inside = random.chance(0.5)
    const height = bed.surfaceAt(x, z) * (inside ? random.between(0.05, 0.85) : 1)
    const shade = inside ? (z > 0.2 ? -0.14 : -0.24) : 0.04
    placeLeaf(
      bed,
      [x * half, height, z * half * depthShare],
      random.between(0, fullTurn),
      random.between(0.6, 1.08),
      shade,
    )
  }
}

type RunnerNode = { at: Vector3; azimuth: number }

/** Trailing stems that wander from the heart out over the edge, leafy all along. */
function growRunners(bed: Bed, noise: ReturnType<typeof makeNoise>): RunnerNode[] {
  const { form, random } = bed
  const nodes: RunnerNode[] = []
  const half = form.width / 2
  const perRunner = Math.max(
    5,
    Math.round((form.leaf.count * (0.12 + form.looseness)) / Math.max(1, form.runners)),
  )
  for (let i = 0; i < form.runners; i++) {
    const azimuth = i * goldenAngle + random.gaussian() * 0.2
    const reach = random.between(0.72, 1)
    const line: Vector3[] = Array.from({ length: 9 }, (_, k) => {
      const t = k / 8
      const heading = azimuth + noise(i * 3.7, t * 2) * 0.7
      const radius = half * reach * (0.1 + 0.9 * t)
      const arch = bed.surfaceAt(Math.cos(heading) * t * reach, Math.sin(heading) * t * reach) * 0.7
      const rise = arch * form.looseness + 3 + random.between(0, 4)
      return [Math.cos(heading) * radius, rise, Math.sin(heading) * radius * depthShare]
    })
    const depth = (line[4]?.[2] ?? 0) - 6
    bed.list.add(depth, stroke(tone(bed.stems, 0.4), 1.8, smoothPath(line.map(project), false), 0.9))
    for (let k = 0; k < perRunner; k++) {
      const t = (k + random.next()) / perRunner
      const index = Math.min(7, Math.floor(t * 8))
      const from = line[index] ?? [0, 0, 0]
      const to = line[index + 1] ?? from
      const share = t * 8 - index
      const at: Vector3 = [
        from[0] + (to[0] - from[0]) * share + random.gaussian() * 5,
        from[1] + (to[1] - from[1]) * share + random.between(0, form.leaf.length * 0.5) * form.looseness,
        from[2] + (to[2] - from[2]) * share + random.gaussian() * 4,
      ]
      const side = k % 2 ? 1 : -1
      placeLeaf(
        bed,
        at,
        azimuth + side * random.between(0.4, 1.5),
        random.between(0.6, 1.05) * (1 - t * 0.3),
        0,
      )
      nodes.push({ at, azimuth })
    }
  }
  return nodes
}

function placeFlowers(bed: Bed, sheet: StampSheet, nodes: readonly RunnerNode[]): void {
  const { form, random } = bed
  const { flower } = form
  if (!flower) return
  const palette = paletteOf(flower, form.leaf.colors[0] ?? '#7E9A55')
  const half = form.width / 2
  for (let i = 0; i < flower.count; i++) {
    const reach = Math.sqrt((i + 0.5) / flower.count) * 0.92
    const azimuth = i * goldenAngle + 1
    const x = Math.cos(azimuth) * reach
    const z = Math.sin(azimuth) * reach
    const node = nodes[Math.floor(((i + 0.5) / flower.count) * nodes.length)]
    const onRunner = random.chance(form.looseness) ? node?.at : undefined
    const foot: Vector3 = onRunner ?? [x * half, bed.surfaceAt(x, z), z * half * depthShare]
    const lift = flower.lift * random.between(0.3, 1.05)
    const lean = random.gaussian() * 0.22 + (foot[0] / half) * 0.25
    const top: Vector3 = [foot[0] + Math.sin(lean) * lift, foot[1] + Math.cos(lean) * lift, foot[2] + 4]
    const [fromX, fromY] = project(foot)
    const [toX, toY] = project(top)
    const stalk = `M${numbers(fromX, fromY)}Q${numbers(fromX, (fromY + toY) / 2, toX, toY)}`
    const pose = {
      size: flower.size,
      angle: -1.57 + lean * 1.4,
      tilt: clamp(0.45 + random.gaussian() * 0.22),
      scale: random.between(0.78, 1.1),
    }
    const bloom = stampFlower(sheet, flower.type, palette, pose, random, toX, toY)
    bed.list.add(
      foot[2] + foot[1] * 0.3 + form.leaf.length * 0.3,
      stroke(tone(bed.stems, 0.5), 1.5, stalk) + bloom,
    )
  }
}

/** The dark inside of a closed cushion, so no paper shows through fine leaves. */
function paintInside(bed: Bed): void {
  const { form } = bed
  if (form.looseness > 0.3) return
  const half = form.width / 2
  const steps = 24
  const across = Array.from({ length: steps + 1 }, (_, i) => -0.94 + (1.88 * i) / steps)
  const top = across.map((x) => project([x * half, bed.surfaceAt(x, 0) * 0.74 * (1 - (x / 0.94) ** 4), 0]))
  const front = across.map((x) => project([x * half, 0, Math.sqrt(0.8837 - x * x) * half * depthShare * 0.6]))
  const colors = bed.ramps[0] ?? bed.stems
  bed.list.add(-half, fill(tone(colors, 0.2), smoothPath([...top, ...front.toReversed()]), 0.8))
}

export function drawMat(form: MatForm, seed: string): Drawing {
  const bed = makeBed(form, seed)
  const flowers = new StampSheet(seed, 'flower')
  paintInside(bed)
  growCushion(bed)
  const nodes = growRunners(bed, makeNoise(`${seed}/runners`))
  placeFlowers(bed, flowers, nodes)
  return {
    svg: bed.list.toSvg(),
    defs: bed.leaves.toDefs() + flowers.toDefs(),
    halfWidth: form.width / 2,
    baseRadius: form.width * 0.42,
    height: form.height,
  }
}
