import type { Random } from '../random.ts'
import { clamp, type Point } from '../vector.ts'
import type { CactusForm } from './cactus-form.ts'

export type Pad = {
  foot: Point
  angle: number
  length: number
  halfWidth: number
  /** -1 back .. 1 front */
  depth: number
  generation: number
  hasChildren: boolean
}

/** Half width of the outline, in half widths, at `along` from foot to top. Old pads sit broadly on the ground. */
const padOutline = (along: number, isOldest: boolean): number =>
  Math.max(0, Math.sin(Math.PI * along ** (isOldest ? 0.66 : 1.05))) ** 0.52 * (0.7 + 0.3 * along)

/** A point inside the pad: along its axis and across it (-1 .. 1 from edge to edge). */
export function padPoint(pad: Pad, along: number, across: number): Point {
  const c = Math.cos(pad.angle)
  const s = Math.sin(pad.angle)
  const out = across * padOutline(along, pad.generation === 0) * pad.halfWidth
  return [pad.foot[0] + c * along * pad.length - s * out, pad.foot[1] + s * along * pad.length + c * out]
}

/** A point on the edge: 0 the top, growing clockwise. */
export function padEdge(pad: Pad, around: number): Point {
  const along = 0.5 + 0.5 * Math.cos(around)
  return padPoint(pad, along, Math.sin(around) >= 0 ? 1 : -1)
}

const middleOf = (pad: Pad): Point => [
  pad.foot[0] + Math.cos(pad.angle) * pad.length * 0.55,
  pad.foot[1] + Math.sin(pad.angle) * pad.length * 0.55,
]

function collides(pad: Pad, others: readonly Pad[]): boolean {
  const [x, y] = middleOf(pad)
  return others.some((other) => {
    const [otherX, otherY] = middleOf(other)
    const near = (other.length + pad.length) * 0.25
    return Math.hypot(otherX - x, otherY - y) < near && Math.abs(other.depth - pad.depth) < 0.75
  })
}

/** Pads stay under a low dome and off the ground. */
function fitsForm(pad: Pad, form: CactusForm): boolean {
  const [x, y] = middleOf(pad)
  const half = pad.length * 0.46
  const dome = form.height * (1 - 0.35 * ((x / form.width) * 2) ** 2) - form.fruitSize * 0.6
  return y < -pad.length * 0.2 && -y + half < dome && Math.abs(x) + half * 0.9 < form.width / 2
}

const up = -Math.PI / 2

function groundPads(form: CactusForm, random: Random): Pad[] {
  return Array.from({ length: form.stems }, (_, i): Pad => {
    const place = form.stems === 1 ? 0 : (i / (form.stems - 1)) * 2 - 1
    const length = form.padLength * random.between(0.82, 1.16)
    // Stems root at different depths and lean out of the clump, the outermost nearly to the ground.
    const nearness = form.stems === 1 ? -0.4 : Math.sin(i * 2.4 + 1)
    return {
      foot: [place * form.width * 0.25 + random.gaussian() * (form.stems === 1 ? 0 : 14), 8 + nearness * 14],
      angle: up + place * Math.min(0.95, form.stems * 0.15) + random.gaussian() * 0.16,
      length,
      halfWidth: length * 0.46 * random.between(0.7, 1.05),
      depth: nearness * 0.9,
      generation: 0,
      hasChildren: false,
    }
  })
}

function childOf(parent: Pad, i: number, form: CactusForm, random: Random): Pad {
  const around = (i % 2 ? 1 : -1) * random.between(0.1, 1.3)
  const angle = clamp(parent.angle + around * 0.72 + random.gaussian() * 0.2, -2.95, -0.2)
  const [x, y] = padEdge(parent, around)
  const length = form.padLength * random.between(0.72, 1) * (1 - parent.generation * 0.07)
  return {
    // Sink the foot a little into the parent, so the pads join instead of just touching.
    foot: [x - Math.cos(angle) * 6, y - Math.sin(angle) * 6],
    angle,
    length,
    halfWidth: length * 0.46 * random.between(0.5, 1),
    depth: parent.depth + random.between(-0.7, 0.7),
    generation: parent.generation + 1,
    hasChildren: false,
  }
}

/** How many child pads a pad tries to grow, by generation. */
const attempts = [7, 6, 5]

export function growPads(form: CactusForm, random: Random): Pad[] {
  const pads = groundPads(form, random)
  for (let generation = 0; generation < form.generations; generation++) {
    for (const parent of pads.filter((pad) => pad.generation === generation)) {
      let children = 0
      for (let i = 0; i < (attempts[generation] ?? 3) && children < (form.padsPerPad ?? Infinity); i++) {
        const child = childOf(parent, i, form, random)
        if (collides(child, pads) || !fitsForm(child, form)) continue
        parent.hasChildren = true
        children += 1
        pads.push(child)
      }
    }
  }
  return pads
}
