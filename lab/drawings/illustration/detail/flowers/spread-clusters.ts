import { tone } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fullTurn } from '../../vector.ts'
import { spotOn, step, type Axis } from '../axis.ts'
import { drawDusk, flatten, type Cluster, type Layer } from './cluster.ts'
import { drawFlower, isFace } from './flower.ts'
import { Sketch } from '../sketch.ts'
import { drawStem } from '../solid.ts'

/** Flowers smaller than this get a shadow behind them. */
const floret = 24

/** The signed turn from one direction to another. */
const turnBetween = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** Stalks that meet at one point and lift their flowers to a flat or round top. */
export function drawDome(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, angle, stem, count, size } = cluster
  const width = (flower.length ?? size * Math.sqrt(count) * 0.9) / 2
  const rise = width * (isFace(flower.type) ? 0.75 : 0.6)
  const center = step(base, angle, rise)
  const heads = Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.4) / count)
    const turn = i * 2.39996
    const along = Math.sin(turn) * reach * width * 0.55
    const across = step(center, angle + Math.PI / 2, Math.cos(turn) * reach * width)
    const at = step(across, angle, along - reach * reach * width * 0.12)
    const outward = Math.atan2(at[1] - base[1], at[0] - base[0])
    // tubes stay closer to the direction of the cluster than open faces do
    const heading = isFace(flower.type) ? outward : angle + turnBetween(angle, outward) * 0.6
    return { at, near: -along, heading }
  }).toSorted((a, b) => a.near - b.near)
  const fork = step(base, angle, rise * 0.2)
  const thread = Math.max(0.8, Math.min(1.5, size * 0.05))
  for (const { at } of heads) sketch.line(tone(stem, 0.42), thread, [base, fork, at])
  if (size < floret) for (const { at } of heads) drawDusk(sketch, at, size, stem)
  for (const { at, heading } of heads) {
    const pose = { base: at, angle: heading, size: size * random.between(0.9, 1.1), tilt: 0.82 }
    drawFlower(sketch, flower, pose, random)
  }
}

/** A cone of side branches, each with its own flowers. */
export function drawPanicle(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, angle, stem, count, size } = cluster
  const length = flower.length ?? 140
  const axis = arc(base[0], base[1], length, angle, 0.1, 12)
  drawStem(sketch, axis, 2.2, 0.8, stem)
  const branches = Math.max(6, Math.round(Math.sqrt(count) * 1.6))
  const layers: Layer[] = []
  for (let i = 0; i < branches; i++) {
    const t = 0.12 + (0.84 * i) / branches
    const spot = spotOn(axis, t)
    const side = Math.sin(i * 2.39996)
    const reach = length * 0.36 * (1.08 - t) * (0.5 + 0.5 * Math.abs(side)) + size * 0.4
    const branch = arc(spot.point[0], spot.point[1], reach, spot.angle + side * 1.1, -side * 0.35, 6)
    sketch.line(tone(stem, 0.42), 1.2, branch)
    const share = Math.max(2, Math.round(((count / branches) * (1.25 - t)) / 0.75))
    layers.push(...branchFlowers(sketch, cluster, branch, size * (1 - 0.3 * t), share, random))
  }
  flatten(sketch, layers)
}

function branchFlowers(
  sketch: Sketch,
  { flower, stem }: Cluster,
  branch: Axis,
  size: number,
  count: number,
  random: Random,
): Layer[] {
  return Array.from({ length: count }, (_, i): Layer => {
    const spot = spotOn(branch, 0.3 + (0.7 * (i + 0.5)) / count)
    const base = step(spot.point, random.between(0, fullTurn), size * 0.28)
    const angle =
      flower.type === 'bell' ? Math.PI / 2 + random.gaussian() * 0.4 : spot.angle + random.gaussian() * 0.7
    const layer = new Sketch()
    if (size < floret) drawDusk(sketch, base, size, stem)
    drawFlower(layer, flower, { base, angle, size: size * random.between(0.86, 1.12) }, random)
    return { depth: random.next(), sketch: layer }
  })
}

/** Honeysuckle: two whorls of tubes around the end of the shoot, which nod by their own weight. */
export function drawFanOfTubes(sketch: Sketch, cluster: Cluster, random: Random): void {
  const { flower, base, angle, stem, count, size } = cluster
  const tip = step(base, angle, size * 0.3)
  sketch.line(tone(stem, 0.5), Math.max(1, size * 0.025), [base, tip])
  const tubes = Array.from({ length: count }, (_, i) => {
    const isUpper = i % 2 === 1
    const around = (Math.floor(i / 2) + 0.5) / Math.ceil(count / 2)
    const across = Math.cos(around * Math.PI)
    const heading = angle + across * (isUpper ? 0.75 : 1.2) + random.gaussian() * 0.08
    return { from: isUpper ? tip : base, across, heading: heading + turnBetween(heading, Math.PI / 2) * 0.3 }
  })
  for (const { from, across, heading } of tubes.toSorted((a, b) => Math.abs(b.across) - Math.abs(a.across))) {
    // Tubes that point toward the viewer look shorter.
    const length = size * (0.78 + 0.22 * Math.abs(across)) * random.between(0.88, 1.06)
    drawFlower(sketch, flower, { base: from, angle: heading, size: length }, random)
  }
}
