import { tone, type Ramp } from '../color.ts'
import { arc, circle, leafDab, numbers, smoothPath } from '../path.ts'
import type { PathBatch } from '../path-batch.ts'
import type { Random } from '../random.ts'
import { clamp, type Point } from '../vector.ts'
import type { GrassHeadForm, GrassHeadType } from './grass-form.ts'
import { headingAlong, pointAlong } from './space-line.ts'

export type Culm = {
  points: Point[]
  /** screen lean of the culm: -1 left .. 1 right */
  lean: number
  tone: number
  colors: Ramp
}

type HeadPainter = (batch: PathBatch, culm: Culm, head: GrassHeadForm, random: Random) => void

const hair = (x: number, y: number, toX: number, toY: number) =>
  `M${numbers(x, y)}q${numbers(toX * 0.5, toY * 0.5 - 2, toX, toY)}`

/** An airy cloud: fine branches, each with two spikelets. */
const paintCloud: HeadPainter = (batch, culm, head, random) => {
  const branches = 34
  for (let i = 0; i < branches; i++) {
    const along = 1 - head.length * (1 - i / branches)
    const [x, y] = pointAlong(culm.points, along)
    const side = random.chance(0.5) ? 1 : -1
    const taper = Math.sin(Math.PI * clamp(0.16 + 0.84 * (1 - i / branches))) ** 0.8
    const length = head.size * taper * random.between(0.5, 1.25)
    const angle = -1.57 + side * random.between(0.3, 1.25) + culm.lean * 0.9
    const toX = Math.cos(angle) * length
    const toY = Math.sin(angle) * length
    const t = culm.tone - side * 0.12 + (along - 0.75) * 0.5 + random.gaussian() * 0.08
    batch.stroke(tone(culm.colors, t), 0.6, hair(x, y, toX, toY), 0.75)
    for (const reach of [1, random.between(0.5, 0.9)]) {
      const spikelet = leafDab(
        'lens',
        x + toX * reach,
        y + toY * reach,
        random.between(3, 5.5),
        1,
        angle + random.gaussian() * 0.4,
      )
      batch.fill(tone(culm.colors, t + 0.1 + random.gaussian() * 0.1), spikelet, 0.85)
    }
  }
}

/** A narrow feathery spike with branches pressed to the culm. */
const paintSpike: HeadPainter = (batch, culm, head, random) => {
  const branches = 46
  for (let i = 0; i < branches; i++) {
    const share = i / branches
    const along = 1 - head.length * (1 - share)
    const [x, y] = pointAlong(culm.points, along)
    const side = i % 2 ? 1 : -1
    const heading = headingAlong(culm.points, along) + side * random.between(0.08, 0.42)
    const length = head.size * Math.sin(Math.PI * (0.18 + 0.72 * share)) ** 0.8 * random.between(0.7, 1.15)
    const t = culm.tone - side * 0.14 + share * 0.18 + random.gaussian() * 0.1
    batch.fill(tone(culm.colors, t), leafDab('lens', x, y, length, length * 0.13 + 0.5, heading), 0.92)
    if (i % 3 === 0) {
      const toX = Math.cos(heading + side * 0.2) * length * 1.2
      const toY = Math.sin(heading + side * 0.2) * length * 1.2
      batch.stroke(tone(culm.colors, t + 0.25), 0.6, `M${numbers(x, y)}l${numbers(toX, toY)}`, 0.7)
    }
  }
}

/** Small silky tufts up the culm, as bluestem carries them into winter. */
const paintTufts: HeadPainter = (batch, culm, head, random) => {
  const nodes = 11
  for (let i = 0; i < nodes; i++) {
    const along = 1 - head.length * (1 - (i + random.next() * 0.5) / nodes)
    const [x, y] = pointAlong(culm.points, along)
    const side = i % 2 ? 1 : -1
    const angle = headingAlong(culm.points, along) + side * random.between(0.25, 0.6)
    const reach = head.size * random.between(0.7, 1.2)
    const toX = Math.cos(angle) * reach
    const toY = Math.sin(angle) * reach
    batch.stroke(tone(culm.colors, culm.tone - 0.3), 0.7, hair(x, y, toX, toY), 0.8)
    for (let k = 0; k < 7; k++) {
      const share = random.between(0.3, 1)
      const fuzz = angle + side * random.between(-0.5, 1.1)
      const t = culm.tone + 0.15 + random.gaussian() * 0.15
      const silk = head.size * random.between(0.25, 0.45)
      const end = numbers(Math.cos(fuzz) * silk, Math.sin(fuzz) * silk)
      batch.stroke(tone(culm.colors, t), 1, `M${numbers(x + toX * share, y + toY * share)}l${end}`, 0.85)
    }
  }
}

const anther = '#C8632E'

/** Spikelets that all hang from one side of the culm, as in sideoats grama. */
const paintComb: HeadPainter = (batch, culm, head, random) => {
  const count = 18
  const side = culm.lean < 0 ? -1 : 1
  for (let i = 0; i < count; i++) {
    const along = 1 - head.length * (1 - i / count)
    const [x, y] = pointAlong(culm.points, along)
    const length = head.size * (1 - 0.5 * (i / count)) * random.between(0.8, 1.15)
    const angle = 1.57 - side * random.between(0.12, 0.5)
    const t = culm.tone + random.gaussian() * 0.16
    batch.fill(tone(culm.colors, t), leafDab('lens', x, y, length, length * 0.26, angle))
    batch.fill(
      tone(culm.colors, t - 0.3),
      leafDab('lens', x, y, length * 0.9, length * 0.1, angle + 0.12),
      0.7,
    )
    if (random.chance(0.35)) {
      const tipX = x + Math.cos(angle) * length * 0.8
      const tipY = y + Math.sin(angle) * length * 0.8
      batch.fill(anther, circle(tipX, tipY, 1.3), 0.9)
    }
  }
}

/** A flat chevroned seed head on a thread. */
function paintOat(batch: PathBatch, at: Point, length: number, angle: number, t: number, colors: Ramp) {
  const [x, y] = at
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const place = (along: number, across: number) =>
    numbers(x + along * length * c - across * length * s, y + along * length * s + across * length * c)
  batch.fill(tone(colors, t), leafDab('round', x, y, length, length * 0.3, angle))
  batch.fill(tone(colors, t - 0.25), leafDab('lens', x, y, length * 0.95, length * 0.22, angle + 0.16), 0.6)
  let chevrons = `M${place(0, 0)}L${place(0.95, 0)}`
  for (const along of [0.15, 0.33, 0.51, 0.69])
    for (const side of [1, -1]) chevrons += `M${place(along, 0)}L${place(along + 0.24, side * 0.19)}`
  batch.stroke(tone(colors, t - 0.42), 0.8, chevrons, 0.7)
}

const paintOats: HeadPainter = (batch, culm, head, random) => {
  const count = 11
  const side = culm.lean < 0 ? -1 : 1
  for (let i = 0; i < count; i++) {
    const along = 1 - head.length * (1 - i / (count - 1))
    const [x, y] = pointAlong(culm.points, along)
    const drop = head.size * random.between(0.5, 1.3)
    const thread = arc(x, y, drop, random.between(0.2, 0.8) * side + (side < 0 ? Math.PI : 0), side * 1.2, 4)
    const t = culm.tone + random.gaussian() * 0.14
    batch.stroke(tone(culm.colors, t - 0.2), 0.8, smoothPath(thread, false), 0.9)
    const length = head.size * random.between(0.8, 1.1)
    const end = thread[4] as Point
    paintOat(batch, end, length, 1.57 - side * random.between(-0.1, 0.4), t, culm.colors)
  }
}

/** Two or three short one-sided spikes that stand out like flags, as in buffalograss. */
const paintFlags: HeadPainter = (batch, culm, head, random) => {
  const side = random.chance(0.5) ? 1 : -1
  const spikes = random.integer(2, 3)
  for (let i = 0; i < spikes; i++) {
    const [x, y] = pointAlong(culm.points, 1 - i * head.length)
    const angle = -1.57 + side * random.between(0.6, 0.95)
    const length = head.size * random.between(0.85, 1.1)
    const t = culm.tone + random.gaussian() * 0.08
    const spike = arc(x, y, length, angle, side * 0.35, 5)
    // Spikelets overlap in a row along the lower side.
    for (let k = 4; k >= 0; k--) {
      const [atX, atY] = pointAlong(spike, k / 5)
      const shade = t - 0.1 + (k % 2) * 0.16
      const hang = angle + side * 0.55
      batch.fill(tone(culm.colors, shade), leafDab('lens', atX, atY, length * 0.42, length * 0.1, hang))
    }
    batch.stroke(tone(culm.colors, t - 0.35), 1, smoothPath(spike, false))
    const [midX, midY] = pointAlong(spike, random.between(0.4, 0.9))
    if (random.chance(0.5)) batch.fill(anther, circle(midX + side, midY + length * 0.22, 1), 0.9)
  }
}

/** Short scaly spikes at the tip of the culm. */
const paintSedge: HeadPainter = (batch, culm, head, random) => {
  for (const along of [0.86, 0.94, 1]) {
    const [x, y] = pointAlong(culm.points, along)
    const heading = headingAlong(culm.points, along) + (along === 1 ? 0 : random.pick([-0.5, 0.5]))
    const t = culm.tone + random.gaussian() * 0.1
    const length = head.size * (along === 1 ? 1.2 : 0.8)
    batch.fill(tone(culm.colors, t), leafDab('round', x, y, length, head.size * 0.15, heading))
    batch.fill(
      tone(culm.colors, t + 0.4),
      leafDab('lens', x, y, length, head.size * 0.06, heading + 0.1),
      0.7,
    )
  }
}

export const headPainters: Record<GrassHeadType, HeadPainter> = {
  cloud: paintCloud,
  spike: paintSpike,
  tufts: paintTufts,
  comb: paintComb,
  oats: paintOats,
  flags: paintFlags,
  sedge: paintSedge,
}
