import { ramp, tone, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { numbers } from '../path.ts'
import { makeNoise } from '../noise.ts'
import { stroke } from '../path-batch.ts'
import { Random } from '../random.ts'
import { clamp, dot, fullTurn, light, normalize, type Point, type Vector3 } from '../vector.ts'
import { DepthList } from './depth-list.ts'
import { isLong, stampBud, stampCloseUp, type CloseUp } from './flowers/stamp-close-up.ts'
import { stampLeaf } from './leaf-stamp.ts'
import type { LeafyStemsForm, StemFlowerForm } from './leafy-stems-form.ts'
import { goldenAngle, headingAlong, lastOf, pointAlong, project, projectLine } from './space-line.ts'
import { StampSheet } from './stamp-sheet.ts'
import { drawStem } from './stem.ts'
import { growStems, type GrownStem } from './stem-growth.ts'

/** Everything that the functions of one drawing share. */
type Studio = {
  form: LeafyStemsForm
  random: Random
  list: DepthList
  leaves: StampSheet
  flowers: StampSheet
  leafRamps: readonly Ramp[]
  stemRamp: Ramp
  closeUp: CloseUp
  /** slow drift of leaf color over the plant, 0 .. 1 */
  driftAt: (x: number, y: number) => number
}

/** How much a flower adds to the stem that carries it: sideways and upward. */
function flowerMargin(flower: StemFlowerForm | undefined, closeUp: CloseUp) {
  if (!flower) return { x: 0, y: 0 }
  return isLong(closeUp)
    ? { x: flower.size * 0.3, y: flower.size * 0.95 }
    : { x: flower.size * 0.8, y: flower.size * 0.7 }
}

type LeafPlace = {
  at: Vector3
  azimuth: number
  elevation: number
  scale: number
  shade: number
  hang: number
}

function paintLeaf(studio: Studio, { at, azimuth, elevation, scale, shade, hang }: LeafPlace): void {
  const { form, random } = studio
  const { leaf } = form
  const direction: Vector3 = [
    Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
  ]
  const stalk = leaf.length * scale * (leaf.petiole ?? 0.1)
  const foot: Vector3 = [
    at[0] + direction[0] * stalk,
    at[1] + direction[1] * stalk + stalk * 0.2,
    at[2] + direction[2] * stalk,
  ]
  const [x, y] = project(foot)
  const [fromX, fromY] = project(at)
  const screen = project(direction)
  // A leaf that points at the viewer hangs: we see its upper side, tip down.
  const angle = Math.atan2(screen[1] + Math.max(0, direction[2]) * hang, screen[0])
  const foreshortened = clamp(Math.hypot(screen[0], screen[1]) * 0.6 + 0.45, 0.55, 1)
  const facing = normalize([direction[0] * 0.6, 0.7, direction[2] * 0.6])
  const across = x / (form.width / 2)
  const up = -y / form.height
  const t =
    0.4 + 0.26 * dot(facing, light) - across * 0.1 + (up - 0.55) * 0.16 + shade + random.gaussian() * 0.07
  const drift = clamp(studio.driftAt(x, y) + random.gaussian() * 0.2, 0, 0.999)
  const colors = studio.leafRamps[Math.floor(drift * studio.leafRamps.length)] ?? studio.stemRamp
  const look = { shape: leaf.shape, length: leaf.length, width: leaf.width, droop: leaf.droop ?? 0.4 }
  const pose = { angle, scale: scale * foreshortened, openness: random.between(hang > 1 ? 0.8 : 0.5, 1.1) }
  const petiole =
    stalk > 4 ? stroke(tone(studio.stemRamp, 0.5), 1.3, `M${numbers(fromX, fromY)}L${numbers(x, y)}`) : ''
  studio.list.add(
    foot[2] + direction[2] * leaf.length * 0.4,
    petiole + stampLeaf(studio.leaves, look, pose, x, y, tone(colors, t)),
  )
}

function leafAzimuth(form: LeafyStemsForm, i: number, phase: number, random: Random): number {
  if (form.leaf.arrangement === 'opposite') {
    const pair = Math.floor(i / 2)
    return phase + pair * (Math.PI / 2) + (i % 2) * Math.PI + random.gaussian() * 0.25
  }
  return phase + i * goldenAngle + random.gaussian() * 0.3
}

function leafStem(studio: Studio, stem: GrownStem): void {
  const { form, random } = studio
  const { from = 0.1, to = 1, arrangement } = form.leaf
  const count = Math.round(form.leaf.perStem * (stem.isBranch ? 0.4 : 1))
  const phase = random.between(0, fullTurn)
  const pairs = arrangement === 'opposite'
  for (let i = 0; i < count; i++) {
    const step = pairs ? Math.floor(i / 2) * 2 : i
    const share = (step + random.between(0, 0.5)) / Math.max(1, count - 1)
    const along = stem.isBranch ? clamp(0.15 + share * 0.75) : clamp(from + (to - from) * share)
    const at = vectorAlong(stem.line, along)
    // Leaves shrink toward the tip and stand more upright there.
    const scale =
      random.between(0.78, 1.08) * (1 - 0.45 * clamp((along - 0.55) / 0.45)) * (stem.isBranch ? 0.8 : 1)
    const elevation = 0.1 + 0.6 * along + random.gaussian() * 0.22
    const inside = -0.2 * (1 - stem.outward) * (1 - along) - 0.18 * (1 - along) + (at[2] / form.width) * 0.16
    paintLeaf(studio, {
      at,
      azimuth: leafAzimuth(form, i, phase, random),
      elevation,
      scale,
      shade: inside,
      hang: 0.55,
    })
  }
}

function vectorAlong(line: readonly Vector3[], t: number): Vector3 {
  const flat = pointAlong(
    line.map(([x, y]): Point => [x, y]),
    t,
  )
  const depth = pointAlong(
    line.map(([, y, z]): Point => [z, y]),
    t,
  )
  return [flat[0], flat[1], depth[0]]
}

function paintStem(studio: Studio, stem: GrownStem): void {
  const radius = (studio.form.stemRadius ?? 3) * (stem.isBranch ? 0.55 : 1)
  const points = projectLine(stem.line)
  const depth = lastOf(stem.line)[2]
  // Stems go behind the leaves around them.
  const behind = studio.form.leaf.length * 0.5
  const shade = 0.42 + (depth / studio.form.width) * 0.4
  studio.list.add(
    depth * 0.7 - behind,
    drawStem(points, (t) => radius * (1 - t * 0.75) + 0.5, studio.stemRamp, shade),
  )
}

function paintFlower(studio: Studio, stem: GrownStem, along: number): void {
  const { form, random } = studio
  const { flower } = form
  if (!flower) return
  const points = projectLine(stem.line)
  const inAxil = flower.place === 'axils'
  const [x, y] = pointAlong(points, along)
  const heading = inAxil ? -1.57 + random.gaussian() * 0.5 : headingAlong(points, along)
  // A spike is heavier than a single flower: it stands up or bends the stem, but never points sideways.
  const lean = flower.uneven ? 0.75 : isLong(studio.closeUp) ? 0.32 : 0.5
  const upright = -1.57 + clamp(heading + 1.57, -lean, lean) + random.gaussian() * (lean * 0.17)
  const depth = vectorAlong(stem.line, along)[2]
  const facing = depth > 0 ? 0.25 : 0
  const pose = {
    size: flower.size,
    angle: upright,
    tilt: clamp(0.58 + facing * 0.8 + random.gaussian() * (flower.uneven ? 0.3 : 0.13)),
    scale: random.between(flower.uneven ? 0.5 : 0.8, 1.1) * (stem.isBranch ? 0.88 : 1),
  }
  const lift = inAxil ? flower.size * random.between(0.5, 1) : 0
  const atX = x + (inAxil ? Math.cos(upright) * lift : 0)
  const atY = y - lift
  const stalk = inAxil
    ? stroke(tone(studio.stemRamp, 0.4), 1.5, `M${numbers(x, y)}Q${numbers(x, atY + lift * 0.4, atX, atY)}`)
    : ''
  studio.list.add(
    depth + form.leaf.length * (inAxil ? 0.55 : 0.3),
    stalk + stampCloseUp(studio.flowers, studio.closeUp, studio.stemRamp, pose, random, atX, atY),
  )
}

function paintBud({ list, flowers, closeUp }: Studio, stem: GrownStem, flower: StemFlowerForm): void {
  const points = projectLine(stem.line)
  const [x, y] = lastOf(points)
  const pose = { size: flower.size, angle: headingAlong(points, 1) }
  list.add(lastOf(stem.line)[2], stampBud(flowers, closeUp, pose, x, y))
}

const nodes = 11

/** Fruit packed around the stem at every pair of leaves, smaller toward the tip. */
function ringStem(studio: Studio, stem: GrownStem, flower: StemFlowerForm): void {
  const { form, random } = studio
  const points = projectLine(stem.line)
  const count = stem.isBranch ? Math.round(nodes * 0.45) : nodes
  for (let i = 0; i < count; i++) {
    if (!random.chance(flower.share)) continue
    const along = 0.3 + (0.64 * (i + 0.5)) / count
    const heading = headingAlong(points, along)
    const [x, y] = pointAlong(points, along)
    const scale = random.between(0.85, 1.05) * (1.05 - along * 0.4)
    // The close-up's berries sit beside their foot; stepping back puts the stem through the middle of the ball.
    const back = flower.size * scale * 0.4
    const pose = { size: flower.size, angle: heading, tilt: 0.6, scale }
    studio.list.add(
      vectorAlong(stem.line, along)[2] + form.leaf.length * 0.5,
      stampCloseUp(
        studio.flowers,
        studio.closeUp,
        studio.stemRamp,
        pose,
        random,
        x - Math.cos(heading) * back,
        y - Math.sin(heading) * back,
      ),
    )
  }
}

function flowerStem(studio: Studio, stem: GrownStem): void {
  const { flower } = studio.form
  if (!flower) return
  if (flower.place === 'tips') {
    if (studio.random.chance(flower.share)) paintFlower(studio, stem, 1)
    else paintBud(studio, stem, flower)
    return
  }
  if (flower.place === 'nodes') return ringStem(studio, stem, flower)
  const places = stem.isBranch ? 3 : 7
  for (let i = 0; i < places; i++)
    if (studio.random.chance(flower.share)) paintFlower(studio, stem, 0.42 + (0.56 * (i + 0.5)) / places)
}

/** Leaves of the crown: long-stalked, spread around the foot. */
function paintBasalLeaves(studio: Studio): void {
  const { form, random } = studio
  const count = form.leaf.basal ?? 0
  for (let i = 0; i < count; i++) {
    const outward = Math.sqrt((i + 0.5) / count)
    const azimuth = i * goldenAngle
    const radius = form.baseRadius * outward
    const at: Vector3 = [Math.cos(azimuth) * radius, random.between(2, 14), Math.sin(azimuth) * radius]
    const elevation = 1.3 - outward * 0.75 + random.gaussian() * 0.12
    paintLeaf(studio, {
      at,
      azimuth,
      elevation,
      scale: random.between(0.85, 1.15),
      shade: -0.1 + outward * 0.08,
      // Long stalks let their blades lie flat, grassy leaves stand.
      hang: (form.leaf.petiole ?? 0) > 0.5 ? 1.1 : 0.05,
    })
  }
}

export function drawLeafyStems(form: LeafyStemsForm, seed: string, closeUp: CloseUp): Drawing {
  const noise = makeNoise(`${seed}/drift`)
  const studio: Studio = {
    form,
    random: new Random(`${seed}/stems`),
    list: new DepthList(),
    leaves: new StampSheet(seed, 'leaf'),
    flowers: new StampSheet(seed, 'flower'),
    leafRamps: form.leaf.colors.map((color) =>
      ramp(color, { steps: 9, dark: 0.25, light: 0.19, hueShift: 9 }),
    ),
    stemRamp: ramp(form.stemColor, { dark: 0.2, light: 0.18 }),
    closeUp,
    driftAt: (x, y) => 0.5 + noise(x / 160, y / 160),
  }
  paintBasalLeaves(studio)
  for (const stem of growStems(form, seed, studio.random, flowerMargin(form.flower, closeUp))) {
    paintStem(studio, stem)
    leafStem(studio, stem)
    flowerStem(studio, stem)
  }
  return {
    svg: studio.list.toSvg(),
    defs: studio.leaves.toDefs() + studio.flowers.toDefs(),
    halfWidth: form.width / 2,
    baseRadius: form.baseRadius * 1.6,
    height: form.height,
  }
}
