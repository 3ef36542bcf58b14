import { mixColors, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { spotOn, step } from '../axis.ts'
import { around, drawDusk, drawStalked, flatten, type Cluster, type Layer } from './cluster.ts'
import type { FlowerCluster, FlowerForm } from '../detail-form.ts'
import { drawFlower, flowerSize, isFace } from './flower.ts'
import { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'
import { drawDome, drawFanOfTubes, drawPanicle } from './spread-clusters.ts'

type DrawCluster = (sketch: Sketch, cluster: Cluster, random: Random) => void

const clusters: Record<FlowerCluster, { draw: DrawCluster; count: number }> = {
  single: { draw: drawBunch, count: 1 },
  pair: { draw: drawBunch, count: 2 },
  bunch: { draw: drawBunch, count: 4 },
  raceme: { draw: drawRaceme, count: 22 },
  spike: { draw: drawSpike, count: 60 },
  whorls: { draw: drawWhorls, count: 5 },
  dome: { draw: drawDome, count: 24 },
  panicle: { draw: drawPanicle, count: 40 },
  fan: { draw: drawFanOfTubes, count: 8 },
}

/** Flowers arranged the way the species grows them, from one point of the plant. */
export function drawInflorescence(
  sketch: Sketch,
  flower: FlowerForm,
  { base, angle, stem }: { base: Point; angle: number; stem: Ramp },
  random: Random,
): void {
  const { draw, count } = clusters[flower.cluster ?? 'single']
  draw(sketch, { flower, base, angle, stem, count: flower.count ?? count, size: flowerSize(flower) }, random)
}

/** One to a handful of flowers from one point. */
function drawBunch(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, angle, count, size } = cluster
  if (count === 1)
    return drawStalked(sketch, cluster, { base, angle, stalk: flower.length ?? size * 0.2, size }, random)
  const spread = Math.min(2.6, 0.75 * count)
  const stalk = flower.length ?? size * (isFace(flower.type) ? 0.62 + count * 0.05 : 0.3)
  const layers = Array.from({ length: count }, (_, i): Layer => {
    const offset = (i / (count - 1) - 0.5) * spread + random.gaussian() * 0.08
    const layer = new Sketch()
    const pose = {
      base,
      angle: angle + offset,
      stalk: stalk * random.between(0.82, 1.18),
      size: size * (1 - Math.abs(offset) * 0.08),
      tilt: random.between(0.72, 0.95),
    }
    drawStalked(layer, cluster, pose, random)
    return { depth: -Math.abs(offset) + (i % 2) * 0.3, sketch: layer }
  })
  flatten(sketch, layers)
}

/** Young flowers and buds are smaller toward the end of the axis. */
const youth = (t: number) => 1 - 0.62 * t ** 1.6

/** Stalked flowers along an axis. */
function drawRaceme(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, stem, count, size } = cluster
  const axis = arc(base[0], base[1], flower.length ?? 130, cluster.angle, Math.cos(cluster.angle) * 0.35, 12)
  drawStem(sketch, axis, 2, 0.8, stem)
  const layers = Array.from({ length: count }, (_, i): Layer => {
    const t = 0.1 + (0.9 * i) / count
    const { point, angle } = spotOn(axis, t)
    const { across, front } = around(i)
    const grown = size * youth(t) * random.between(0.93, 1.07)
    const layer = new Sketch()
    const pose = {
      base: point,
      angle: angle + across * (1.25 - t * 0.35),
      stalk: grown * (0.18 + 0.16 * Math.abs(across)),
      size: grown,
      tilt: front > 0.25 ? 0.9 : 0.6,
    }
    if (size < 22) drawDusk(sketch, step(point, pose.angle, grown * 0.4), grown, stem)
    drawStalked(layer, cluster, pose, random)
    return { depth: front - t * 0.4, sketch: layer }
  })
  flatten(sketch, layers)
}

/** Bluebonnets end in a white tip of unopened flowers. */
const unopened = (flower: FlowerForm): FlowerForm =>
  flower.type === 'pea' && flower.inner
    ? { ...flower, colors: [mixColors(flower.inner, flower.colors[0] ?? flower.inner, 0.12)] }
    : flower

/** Flowers packed so close that the axis hardly shows. */
function drawSpike(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, stem, count, size } = cluster
  const axis = arc(base[0], base[1], flower.length ?? 130, cluster.angle, 0.12, 12)
  drawStem(sketch, axis, 2.2, 0.8, stem)
  const layers = Array.from({ length: count }, (_, i): Layer => {
    const t = 0.06 + (0.92 * i) / count
    const { point, angle } = spotOn(axis, t)
    const { across, front } = around(i)
    const at = step(point, angle + Math.PI / 2, across * size * 0.42 * (1 - 0.55 * t))
    const layer = new Sketch()
    const grown = size * (1 - 0.5 * t ** 2) * random.between(0.9, 1.1)
    const pose = { base: at, angle: angle + across * 1.05, size: grown, tilt: front > 0.2 ? 0.92 : 0.6 }
    if (size < 22) drawDusk(sketch, at, grown, stem)
    drawFlower(layer, t > 0.84 ? unopened(flower) : flower, pose, random)
    return { depth: front - t * 0.3, sketch: layer }
  })
  flatten(sketch, layers)
}

/** directions of the flowers in a whorl, from the sides to the front */
const crowdedRing = [-1.25, 1.25, -0.85, 0.85, 0.3]
const looseRing = [-1.3, 1.3, 0.45]

/** Rings of flowers with bare stem between them. */
function drawWhorls(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, stem, count, size } = cluster
  const axis = arc(base[0], base[1], flower.length ?? 150, cluster.angle, 0.1, 12)
  drawStem(sketch, axis, 2.2, 0.9, stem)
  for (let ring = count - 1; ring >= 0; ring--) {
    const t = 0.1 + (0.86 * ring) / Math.max(1, count - 0.4)
    const { point, angle } = spotOn(axis, t)
    const grown = size * (1 - 0.5 * t ** 1.7)
    for (const offset of count > 5 ? crowdedRing : looseRing) {
      if (ring === count - 1 && Math.abs(offset) > 1) continue
      const mirror = Math.abs(offset) < 0.5 && ring % 2 === 0 ? -1 : 1
      const heading = angle + offset * mirror * random.between(0.9, 1.08)
      const pose = { base: step(point, heading, 2), angle: heading, size: grown * random.between(0.9, 1.06) }
      drawFlower(sketch, flower, pose, random)
    }
  }
}
