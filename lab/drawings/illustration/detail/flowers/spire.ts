import { mixColors, tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { clamp, mixNumbers } from '../../vector.ts'
import { litness, spotOn, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { leafRamp, petalRamp } from '../paints.ts'
import { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'
import { flatten, type Cluster, type Layer } from './cluster.ts'
import { drawFlower } from './flower.ts'

/** Where a flower of a ring stands around the stem. Across: -1 left .. 1 right; front: toward the viewer. */
type RingPlace = { across: number; front: number }

function ringPlaces(count: number, phase: number): RingPlace[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = phase + (i / count) * Math.PI * 2
    return { across: Math.sin(turn), front: Math.cos(turn) }
  })
}

/** A closed bud in its calyx. */
function drawBud(
  sketch: Sketch,
  color: Ramp,
  calyx: Ramp,
  at: readonly [number, number],
  size: number,
  angle: number,
) {
  const shade = 0.5 + litness(angle) * 0.16
  sketch.lobe(tone(color, shade - 0.12), at, size, size * 0.22, angle)
  sketch.lobe(tone(color, shade + 0.12), at, size * 0.9, size * 0.12, angle - 0.08)
  sketch.lobe(tone(calyx, shade - 0.05), at, size * 0.56, size * 0.2, angle)
}

const calyxOf = (flower: FlowerForm): Ramp => leafRamp(flower.accent ?? '#7E8A5C')

/** Rings of flowers with bare stem between them, open below, still in bud at the top. */
export function drawWhorls(sketch: Sketch, cluster: Cluster, random: Random): void {
  if (cluster.flower.loose) return drawLooseWhorls(sketch, cluster, random)
  const { flower, base, stem, count, size } = cluster
  const axis = arc(base[0], base[1], flower.length ?? 150, cluster.angle, 0.1, 14)
  const perRing = flower.ring ?? (count > 5 ? 6 : 4)
  const calyx = calyxOf(flower)
  const petals = petalRamp(flower.colors[0] ?? '#C8324A')
  drawStem(sketch, axis, 2.2, 0.7, stem)
  const layers: Layer[] = []
  for (let ring = 0; ring < count; ring++) {
    const share = ring / Math.max(1, count - 1)
    // Rings crowd toward the tip, where the stem is still growing.
    const t = 0.06 + 0.93 * (share + 0.26 * share * (1 - share))
    const { point, angle } = spotOn(axis, t)
    const bud = clamp((share - 0.62) / 0.38)
    const grown = size * mixNumbers(1, 0.5, share ** 1.6)
    for (const { across, front } of ringPlaces(perRing, ring * 1.05 + random.between(-0.2, 0.2))) {
      const layer = new Sketch()
      const spread = mixNumbers(1.28, 0.5, bud ** 1.4) + (front > 0.3 ? 0.1 : 0)
      // Flowers at the side stand out; those in front hang toward the viewer and look short.
      const side = across === 0 ? 1 : Math.sign(across)
      const heading = angle + side * (0.35 + 0.65 * Math.abs(across)) * spread * random.between(0.92, 1.08)
      const short = 0.72 + 0.28 * Math.abs(across)
      const at = step(point, angle + Math.PI / 2, across * 2)
      if (share > 0.66) drawBud(layer, petals, calyx, at, grown * mixNumbers(0.62, 0.36, bud), heading)
      else
        drawFlower(
          layer,
          flower,
          { base: at, angle: heading, size: grown * short * random.between(0.9, 1.06) },
          random,
        )
      layers.push({ depth: front - share * 0.6, sketch: layer })
    }
  }
  flatten(sketch, layers)
}

/** As red sages and betony flower: from below over weeks, each ring a few at a time, leaving its calyces behind. */
function drawLooseWhorls(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, stem, count, size } = cluster
  const axis = arc(base[0], base[1], flower.length ?? 150, cluster.angle, random.between(-0.4, 0.4), 14)
  const calyx = calyxOf(flower)
  const petals = petalRamp(flower.colors[0] ?? '#C8324A')
  const fallen = random.between(0.02, 0.34)
  const budding = random.between(0.62, 0.72)
  drawStem(sketch, axis, 2, 0.7, stem)
  const layers: Layer[] = []
  for (let ring = 0; ring < count; ring++) {
    const share = ring / Math.max(1, count - 1)
    const t = 0.05 + 0.94 * (share + 0.34 * share * (1 - share))
    const { point, angle } = spotOn(axis, t)
    const bud = clamp((share - budding) / (1 - budding))
    for (const { across, front } of ringPlaces(flower.ring ?? 5, ring * 1.3 + random.between(-0.4, 0.4))) {
      const layer = new Sketch()
      const side = Math.sign(across) || 1
      const rise = mixNumbers(1.15, 0.45, bud) * (0.3 + 0.7 * Math.abs(across))
      const heading = angle + side * (rise + random.gaussian() * 0.2)
      const calyxSize = size * mixNumbers(0.42, 0.24, bud)
      const isClosed = share < fallen || random.chance(0.22)
      if (share > budding)
        drawBud(layer, petals, calyx, point, calyxSize * mixNumbers(1.5, 1.1, bud), heading)
      else if (isClosed) drawCalyx(layer, calyx, point, calyxSize, heading)
      else {
        const short = 0.62 + 0.38 * Math.abs(across)
        // Open flowers nod a little by their own weight.
        const nodding = heading + side * Math.abs(across) * random.between(0.05, 0.4)
        const pose = { base: point, angle: nodding, size: size * short * random.between(0.82, 1.08) }
        drawFlower(layer, flower, pose, random)
      }
      layers.push({ depth: front - share * 0.6, sketch: layer })
    }
  }
  flatten(sketch, layers)
}

/** The cup that's left when a flower has fallen. */
function drawCalyx(sketch: Sketch, colors: Ramp, at: readonly [number, number], size: number, angle: number) {
  const shade = 0.46 + litness(angle) * 0.16
  sketch.lobe(tone(colors, shade), at, size, size * 0.26, angle)
  sketch.lobe(tone(colors, shade + 0.25), at, size * 0.85, size * 0.11, angle - 0.1)
}

/** Bluebonnets: the banner's spot turns from white to wine once a flower has been visited. */
const visited = '#A2486E'

/** A tapering spire of pea flowers in rings, ending in a silvery tip of buds. */
export function drawPeaSpire(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, stem, count, size } = cluster
  const axis = arc(base[0], base[1], flower.length ?? 135, cluster.angle, 0.08, 16)
  drawStem(sketch, axis, 2.4, 0.8, stem)
  const rings = Math.max(6, Math.round(count / 5))
  const pale = petalRamp(mixColors(flower.inner ?? '#F4F1EA', flower.colors[0] ?? '#4257A8', 0.1))
  const young = petalRamp(mixColors(flower.inner ?? '#F4F1EA', flower.colors[0] ?? '#4257A8', 0.55))
  const down = leafRamp('#B9C2B0')
  const layers: Layer[] = []
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1)
    const t = 0.03 + 0.97 * (share + 0.3 * share * (1 - share))
    const { point, angle } = spotOn(axis, t)
    const bud = clamp((share - 0.66) / 0.34)
    const grown = size * mixNumbers(1, 0.42, share ** 1.25)
    for (const { across, front } of ringPlaces(
      bud > 0.6 ? 4 : 5,
      ring * 0.63 + random.between(-0.12, 0.12),
    )) {
      const layer = new Sketch()
      const side = Math.sign(across) || 1
      const spread = mixNumbers(1.2, 0.3, share ** 1.5)
      const heading = angle + side * Math.abs(across) ** 0.8 * spread
      const at = step(point, angle + side * 1.3, Math.abs(across) * grown * 0.2 + (front > 0 ? 0 : 1))
      if (bud > 0)
        drawBud(layer, bud < 0.22 ? young : pale, down, at, grown * mixNumbers(1.05, 0.8, bud), heading)
      else {
        const old = share < 0.3 && random.chance(0.45)
        const own = old ? { ...flower, inner: visited } : flower
        const pose = { base: at, angle: heading, size: grown * random.between(0.94, 1.06) }
        drawFlower(layer, own, { ...pose, tilt: front > 0.35 ? 0.95 : 0.5 }, random)
      }
      layers.push({ depth: front - share * 0.5, sketch: layer })
    }
  }
  flatten(sketch, layers)
}
