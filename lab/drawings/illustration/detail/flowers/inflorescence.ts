import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import type { Point } from '../../vector.ts'
import { spotOn, step } from '../axis.ts'
import { around, drawDusk, drawStalked, flatten, type Cluster, type Layer } from './cluster.ts'
import type { FlowerCluster, FlowerForm } from '../detail-form.ts'
import { drawFlower, flowerSize, isFace } from './flower.ts'
import { fruitRamp } from '../paints.ts'
import { Sketch } from '../sketch.ts'
import { drawBall, drawStem } from '../solid.ts'
import { drawPeaSpire, drawWhorls } from './spire.ts'
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

/** How far the flowers of one point reach: the length of an axis, the radius of a face or a dome. */
export function reachOf(flower: FlowerForm): number {
  const size = flowerSize(flower)
  switch (flower.cluster ?? 'single') {
    case 'single':
      return isFace(flower.type) ? size / 2 : size
    case 'dome':
      return (flower.length ?? size * Math.sqrt(flower.count ?? clusters.dome.count) * 0.9) / 2 + size / 2
    case 'pair':
    case 'bunch':
    case 'fan':
      return size
    default:
      return flower.length ?? 140
  }
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
      stalk: grown * (0.18 + 0.16 * Math.abs(across) + (flower.loose ? 0.75 * (1 - t) : 0)),
      size: grown,
      tilt: front > 0.25 ? 0.9 : 0.6,
    }
    if (size < 22) drawDusk(sketch, step(point, pose.angle, grown * 0.4), grown, stem)
    if (flower.berry !== undefined && t < 0.55) drawStalkedBerry(layer, stem, flower.berry, pose)
    else if (flower.loose && t > 0.62)
      drawStalkedBerry(layer, stem, flower.accent ?? flower.colors[0] ?? '#C8324A', {
        ...pose,
        size: grown * 0.8,
      })
    else drawStalked(layer, cluster, pose, random)
    return { depth: front - t * 0.4, sketch: layer }
  })
  flatten(sketch, layers)
}

function drawStalkedBerry(
  sketch: Sketch,
  stem: Ramp,
  color: string,
  { base, angle, stalk, size }: { base: Point; angle: number; stalk: number; size: number },
): void {
  const end = step(base, angle, stalk * 1.6)
  sketch.line(tone(stem, 0.5), 1, [base, end])
  drawBall(sketch, step(end, angle, size * 0.2), size * 0.34, fruitRamp(color))
}

/** Flowers packed so close that the axis hardly shows. */
function drawSpike(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, stem, count, size } = cluster
  if (flower.type === 'pea' && flower.inner) return drawPeaSpire(sketch, cluster, random)
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
    drawFlower(layer, flower, pose, random)
    return { depth: front - t * 0.3, sketch: layer }
  })
  flatten(sketch, layers)
}
