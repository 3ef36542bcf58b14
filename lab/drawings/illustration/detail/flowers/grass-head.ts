import { tone, type Ramp } from '../../color.ts'
import { arc, ribbon } from '../../path.ts'
import type { Random } from '../../random.ts'
import { litness, ovalPoints, spotOn, step, type Axis } from '../axis.ts'
import type { FlowerForm, FlowerType } from '../detail-form.ts'
import { petalRamp } from '../paints.ts'
import type { Sketch } from '../sketch.ts'

type DrawHead = (sketch: Sketch, culm: Axis, colors: Ramp, random: Random, accent: string) => void

const spikelet = (
  sketch: Sketch,
  color: string,
  at: readonly [number, number],
  length: number,
  angle: number,
) => sketch.dab(color, at, length, length * 0.17, angle)

/** Hair-fine branches with a spikelet at every end: muhly and switchgrass. */
const drawAiry: DrawHead = (sketch, culm, colors, random) => {
  const branches = 34
  for (let i = 0; i < branches; i++) {
    const t = 0.22 + (0.77 * i) / branches
    const { point, angle } = spotOn(culm, t)
    const side = i % 2 === 0 ? 1 : -1
    const length = Math.max(8, 62 * Math.sin(0.5 + (t - 0.2) * 2.9) * random.between(0.7, 1.1))
    const branch = arc(point[0], point[1], length, angle + side * random.between(0.3, 0.62), side * 0.35, 6)
    sketch.line(tone(colors, 0.42), 0.8, branch)
    for (const t2 of [0.4, 0.7, 0.99]) {
      const end = spotOn(branch, t2)
      spikelet(
        sketch,
        tone(colors, 0.46 - side * 0.12 + random.gaussian() * 0.15),
        end.point,
        9,
        end.angle + side * random.between(-0.3, 0.5),
      )
    }
  }
}

/** A narrow dense plume. */
const drawPlume: DrawHead = (sketch, culm, colors, random) => {
  for (let i = 0; i < 260; i++) {
    const t = 0.38 + (0.61 * i) / 260
    const { point, angle } = spotOn(culm, t)
    const side = random.between(-1, 1)
    const reach = 24 * Math.sin(Math.PI * Math.min(1, (t - 0.36) / 0.66)) ** 0.6 + 3
    const at = step(point, angle + side * 0.5, reach * Math.abs(side) * 0.8)
    const shade =
      Math.round(
        (0.5 +
          litness(angle + (Math.sign(side) * Math.PI) / 2) * 0.26 * Math.abs(side) +
          random.gaussian() * 0.08) *
          6,
      ) / 6
    spikelet(sketch, tone(colors, shade), at, random.between(8, 13), angle + side * 0.42)
  }
}

/** Little bluestem: zigzag racemes of silver tufts up the stem. */
const drawTufted: DrawHead = (sketch, culm, colors, random, accent) => {
  for (let i = 0; i < 6; i++) {
    const t = 0.34 + i * 0.12
    const { point, angle } = spotOn(culm, t)
    const side = i % 2 === 0 ? 1 : -1
    const raceme = arc(point[0], point[1], 58 - i * 4, angle + side * 0.42, side * 0.25, 10)
    sketch.line(tone(colors, 0.3), 1.1, raceme)
    for (let k = 2; k < 10; k++) {
      const joint = spotOn(raceme, k / 10)
      const turn = k % 2 === 0 ? 1 : -1
      spikelet(sketch, tone(colors, 0.5), joint.point, 8, joint.angle + turn * 0.4)
      for (const hair of [0.5, 0.8, 1.1])
        sketch.line(
          accent,
          0.8,
          arc(
            joint.point[0],
            joint.point[1],
            random.between(6, 10),
            joint.angle + turn * hair,
            turn * 0.3,
            3,
          ),
          0.95,
        )
    }
  }
}

/** Sideoats: little oats hanging along one side. */
const drawOneSided: DrawHead = (sketch, culm, colors, random, accent) => {
  const spikes = 15
  const [foot, tip] = [spotOn(culm, 0).point, spotOn(culm, 1).point]
  const down = tip[0] >= foot[0] ? 1 : -1
  for (let i = 0; i < spikes; i++) {
    const t = 0.38 + (0.6 * i) / spikes
    const { point } = spotOn(culm, t)
    // They all hang from the lower side, tips toward the ground.
    const heading = Math.PI / 2 - down * random.between(0.1, 0.55)
    const size = 25 * (1.15 - t * 0.5)
    for (const [turn, shade] of [
      [-0.16, 0.34],
      [0.16, 0.48],
      [0, 0.64],
    ] as const)
      sketch.dab(
        tone(colors, shade + random.gaussian() * 0.05),
        step(point, heading, 2),
        size * (1 - Math.abs(turn)),
        size * 0.1,
        heading + turn,
      )
    if (i % 2 === 0)
      for (const turn of [-0.4, 0.3])
        sketch.dab(accent, step(point, heading + turn, size * 0.55), 6, 1, heading + turn * 2)
  }
}

/** Inland sea oats: flat spikelets that nod on threads. */
const drawOat: DrawHead = (sketch, culm, colors, random) => {
  for (let i = 0; i < 8; i++) {
    const t = 0.4 + i * 0.084
    const { point, angle } = spotOn(culm, t)
    const down = Math.cos(angle) >= 0 ? 1 : -1
    const thread = arc(
      point[0],
      point[1],
      34 - i * 1.5,
      angle + down * (i % 2 === 0 ? 0.25 : -0.35),
      down * random.between(1, 1.7),
      8,
    )
    sketch.line(tone(colors, 0.25), 1, thread)
    const end = spotOn(thread, 0.999)
    drawFlatSpikelet(sketch, end.point, Math.PI / 2 - down * random.between(0.05, 0.35), 44 - i * 1.6, colors)
  }
}

function drawFlatSpikelet(
  sketch: Sketch,
  base: readonly [number, number],
  angle: number,
  size: number,
  colors: Ramp,
): void {
  const axis = arc(base[0], base[1], size, angle, 0, 6)
  for (let row = 6; row >= 0; row--)
    for (const side of [-1, 1]) {
      const t = row / 8
      const reach = size * 0.5 * (1 - t * 0.42)
      const shade = 0.5 + litness(angle + (side * Math.PI) / 2) * 0.2 + (row % 2) * 0.06
      const scale = arc(...spotOn(axis, t).point, reach, angle + side * 0.66, -side * 0.5, 3)
      const half = (u: number) => size * 0.085 * Math.sin(Math.PI * (0.12 + u * 0.86)) + 0.2
      sketch.outlined(tone(colors, shade), tone(colors, 0.05), 0.6, ribbon(scale, half))
    }
}

/** Feathergrass: seeds that trail long silken awns. */
const drawAwned: DrawHead = (sketch, culm, colors, random) => {
  for (let i = 0; i < 46; i++) {
    const t = 0.36 + (0.62 * i) / 46
    const { point, angle } = spotOn(culm, t)
    const side = i % 2 === 0 ? 1 : -1
    const lean = side * random.between(0.08, 0.34)
    spikelet(sketch, tone(colors, 0.3), point, 9, angle + lean)
    const awn = step(point, angle + lean, 8)
    sketch.line(
      tone(colors, random.between(0.4, 0.85)),
      0.75,
      arc(awn[0], awn[1], random.between(34, 62), angle + lean, side * random.between(-0.15, 0.5), 7),
      0.85,
    )
  }
}

/** Buffalograss: two or three little combs like flags at the tip of the stem. */
const drawFlags: DrawHead = (sketch, culm, colors, random, accent) => {
  for (let i = 0; i < 3; i++) {
    const { point, angle } = spotOn(culm, 0.72 + i * 0.13)
    const flag = arc(point[0], point[1], 32, angle + 0.75, 0.3, 8)
    for (const [turn, shade] of [
      [1.15, 0.34],
      [0.9, 0.6],
    ] as const)
      for (let k = 0; k < 9; k++) {
        const joint = spotOn(flag, k / 9)
        spikelet(sketch, tone(colors, shade + random.gaussian() * 0.06), joint.point, 13, joint.angle + turn)
      }
    sketch.line(tone(colors, 0.2), 1.4, flag)
    for (let k = 1; k < 9; k += 2)
      sketch.shape(accent, ovalPoints(step(spotOn(flag, k / 9).point, angle + 1.9, 12), 1.5, 2.6, 0.4, 6))
  }
}

/** A sedge: a slim spike of scales with pale anthers at the top, two rounder ones with fruit below. */
const drawSedge: DrawHead = (sketch, culm, colors, random, accent) => {
  for (const { t, length, side } of [
    { t: 0.8, length: 24, side: -1 },
    { t: 0.88, length: 24, side: 1 },
    { t: 0.97, length: 34, side: 0 },
  ]) {
    const { point, angle } = spotOn(culm, t)
    const spike = arc(point[0], point[1], length, angle + side * 0.5, -side * 0.3, 6)
    for (let k = 0; k < 9; k++)
      for (const turn of [-0.55, 0.55, 0]) {
        const joint = spotOn(spike, k / 9)
        const shade = 0.44 + turn * -0.2 + random.gaussian() * 0.08
        sketch.dab(tone(colors, shade), joint.point, 9 - k * 0.3, 1.9, joint.angle + turn)
      }
    if (side === 0)
      for (let k = 2; k < 9; k++)
        sketch.dab(accent, spotOn(spike, k / 9).point, 7, 0.8, angle + (k % 2 ? 0.9 : -0.9))
  }
}

const heads: Partial<Record<FlowerType, DrawHead>> = {
  'airy-grass': drawAiry,
  'plume-grass': drawPlume,
  'tufted-grass': drawTufted,
  'one-sided-grass': drawOneSided,
  'oat-grass': drawOat,
  'awned-grass': drawAwned,
  'flag-grass': drawFlags,
  'sedge-grass': drawSedge,
}

/** The flowering upper part of a culm. */
export function drawGrassHead(sketch: Sketch, flower: FlowerForm, culm: Axis, random: Random): void {
  heads[flower.type]?.(
    sketch,
    culm,
    petalRamp(random.pick(flower.colors)),
    random,
    flower.accent ?? '#EFE8D8',
  )
}
