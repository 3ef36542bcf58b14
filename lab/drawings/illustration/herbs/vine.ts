import { ramp, tone, type Ramp } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { makeNoise } from '../noise.ts'
import { stroke } from '../path-batch.ts'
import { arc, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { clamp, dot, light, normalize, type Point } from '../vector.ts'
import { DepthList } from './depth-list.ts'
import { stampCloseUp, type CloseUp } from './flowers/stamp-close-up.ts'
import { stampLeaf } from './leaf-stamp.ts'
import { headingAlong, lastOf } from './space-line.ts'
import { StampSheet } from './stamp-sheet.ts'
import { drawStem } from './stem.ts'
import type { VineForm } from './vine-form.ts'
import { growShoots, type Shoot } from './vine-shoots.ts'
import { drawSupport } from './vine-support.ts'

export type { VineForm } from './vine-form.ts'

/** Depths: the support is at 0, leaves go from -1 behind it to 1 in front of it, flowers are on top. */
const flowerDepth = 1.4

type Studio = {
  form: VineForm
  random: Random
  list: DepthList
  leaves: StampSheet
  ramps: readonly Ramp[]
  stems: Ramp
  noise: ReturnType<typeof makeNoise>
}

function paintLeaf(studio: Studio, [x, y]: Point, angle: number, scale: number, depth: number): void {
  const { form, random, noise, ramps } = studio
  const { leaf } = form
  const hanging = angle + Math.cos(angle) * 0.3
  const facing = normalize([Math.cos(angle), 0.25 - Math.sin(angle) * 0.8, 0.5])
  const across = x / (form.width / 2)
  const up = -y / form.height
  // Masses of foliage: light on their upper left, dark where they recede.
  const mass = noise(x / 70, y / 70, 3) * 0.3
  const t = 0.4 + 0.24 * dot(facing, light) + depth * 0.17 - across * 0.08 + (up - 0.5) * 0.1 + mass
  const drift = clamp(0.5 + noise(x / 190, y / 190, 9) * 1.1 + random.gaussian() * 0.14, 0, 0.999)
  const colors = ramps[Math.floor(drift * ramps.length)] ?? studio.stems
  const look = { shape: leaf.shape, length: leaf.length, width: leaf.width, droop: leaf.droop ?? 0.4 }
  const pose = { angle: hanging, scale, openness: random.between(0.5, 1.1) }
  const svg = stampLeaf(studio.leaves, look, pose, x, y, tone(colors, t + random.gaussian() * 0.06))
  studio.list.add(depth < -0.15 ? -0.3 + depth * 0.1 : 0.2 + depth, svg)
}

function leafShoot(studio: Studio, shoot: Shoot): void {
  const { form, random, noise } = studio
  const last = shoot.points.length - 1
  const spacing = Math.max(1, Math.round((form.leaf.length / 22) * (shoot.level === 0 ? 1.5 : 1)))
  for (let i = 2; i <= last; i += spacing) {
    const at = shoot.points[i] as Point
    const nearFoot = -at[1] / form.height < 0.12
    if (nearFoot && random.chance(0.75)) continue
    // Foliage comes in masses with gaps between, where the support shows.
    if (noise(at[0] / 85, at[1] / 85, 5) < -0.3 / form.leaf.density && random.chance(0.85)) continue
    const heading = headingAlong(shoot.points, i / last)
    const sides = form.leaf.arrangement === 'alternate' ? [i % (2 * spacing) < spacing ? 1 : -1] : [-1, 1]
    for (const side of sides) {
      if (!random.chance(Math.min(1, 0.86 * form.leaf.density))) continue
      const scale = random.between(0.6, 1.12) * (1 - (i / last) * 0.35)
      paintLeaf(studio, at, heading + side * random.between(0.7, 1.5), scale, random.between(-0.7, 1))
    }
  }
}

function paintTendrils(studio: Studio, shoot: Shoot): void {
  const { random, stems } = studio
  for (let i = 6; i < shoot.points.length; i += 7) {
    if (!random.chance(0.35)) continue
    const [x, y] = shoot.points[i] as Point
    const side = random.chance(0.5) ? 1 : -1
    const reach = arc(x, y, random.between(24, 44), -1.2 * side + random.gaussian() * 0.4, side * 0.6, 5)
    const [tipX, tipY] = lastOf(reach)
    const coil = arc(tipX, tipY, 34, headingAlong(reach, 1), side * 9, 12)
    studio.list.add(1.1, stroke(tone(stems, 0.7), 1.1, smoothPath([...reach, ...coil.slice(1)], false), 0.9))
  }
}

/** Flowers sit at shoot ends first, then along the shoots in drifts, never crowding each other. */
function flowerPlaces(
  { form, random, noise }: Studio,
  shoots: readonly Shoot[],
): { at: Point; angle: number }[] {
  const flower = form.flower
  if (!flower) return []
  const ends = shoots.filter((shoot) => shoot.level > 0 && shoot.points.length > 7)
  const candidates = [
    ...ends.map((shoot) => ({ at: lastOf(shoot.points), angle: headingAlong(shoot.points, 1) })),
    ...Array.from({ length: flower.count * 8 }, () => {
      const shoot = random.pick(shoots)
      return { at: random.pick(shoot.points), angle: random.between(-2.9, -0.2) }
    }),
  ]
  const places: { at: Point; angle: number }[] = []
  for (const candidate of candidates) {
    if (places.length >= flower.count) break
    const [x, y] = candidate.at
    if (-y < form.height * 0.16) continue
    // Along the rails of a fence they're spread as evenly as the shoots.
    const inDrift = form.support === 'fence' || noise(x / 110, y / 110, 12) > 0
    const apart = flower.size * (form.support === 'fence' ? 1.5 : 1.15)
    const crowded = places.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < apart)
    if (inDrift && !crowded) places.push(candidate)
  }
  return places
}

function paintFlowers(studio: Studio, sheet: StampSheet, shoots: readonly Shoot[], closeUp: CloseUp): void {
  const { form, random } = studio
  const { flower } = form
  if (!flower) return
  // Whorls of tubes nod at the end of their shoot.
  const nods = closeUp.flower?.cluster === 'fan'
  for (const { at, angle: heading } of flowerPlaces(studio, shoots)) {
    const angle = nods ? Math.PI / 2 + random.gaussian() * 0.6 : heading
    const pose = {
      size: flower.size,
      angle,
      tilt: clamp(0.56 + random.gaussian() * 0.15),
      scale: random.between(0.8, 1.1),
    }
    // Two leaves behind each flower seat it in the foliage.
    for (const side of [-1.2, 1.2]) paintLeaf(studio, at, angle + side, random.between(0.6, 0.9), 1)
    const svg = stampCloseUp(sheet, closeUp, studio.stems, pose, random, at[0], at[1])
    studio.list.add(flowerDepth + random.next() * 0.2, svg)
  }
}

export function drawVine(form: VineForm, seed: string, closeUp: CloseUp): Drawing {
  const random = new Random(`${seed}/vine`)
  const studio: Studio = {
    form,
    random,
    list: new DepthList(),
    leaves: new StampSheet(seed, 'leaf'),
    ramps: form.leaf.colors.map((color) => ramp(color, { steps: 9, dark: 0.24, light: 0.18, hueShift: 9 })),
    stems: ramp(form.stemColor),
    noise: makeNoise(`${seed}/masses`),
  }
  const flowers = new StampSheet(seed, 'flower')
  const shoots = growShoots(form, seed, random)
  studio.list.add(0, drawSupport(form, random))
  for (const shoot of shoots) {
    const widthAt = (t: number) => shoot.radius * (1 - t * 0.75) + 0.4
    studio.list.add(random.chance(0.65) ? 0.1 : -0.1, drawStem(shoot.points, widthAt, studio.stems))
    leafShoot(studio, shoot)
    if (form.tendrils) paintTendrils(studio, shoot)
  }
  paintFlowers(studio, flowers, shoots, closeUp)
  return {
    svg: studio.list.toSvg(),
    defs: studio.leaves.toDefs() + flowers.toDefs(),
    halfWidth: form.width / 2,
    baseRadius: form.width * (form.support === 'fence' ? 0.45 : 0.25),
    height: form.height,
  }
}
