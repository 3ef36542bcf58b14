import type { Random } from '../random.ts'
import { clamp, type Point } from '../vector.ts'
import type { CactusForm } from './cactus-form.ts'

export type Pad = {
  foot: Point
  angle: number
  length: number
  /** as seen: a pad that's turned away looks narrow */
  halfWidth: number
  /** 1 shows its face .. 0.25 almost its edge; below 0 the edge on the other side shows */
  facing: number
  /** -1 back .. 1 front */
  depth: number
  generation: number
  hasChildren: boolean
  /** where a pad that stands on the ground goes into it */
  soilY?: number
}

/** Half width of the outline, in half widths, at `along`: narrow at the joint, broadest past the middle. */
const padOutline = (along: number, isOldest: boolean): number =>
  Math.max(0, Math.sin(Math.PI * along ** (isOldest ? 0.98 : 1.2))) ** 0.56 * (0.72 + 0.29 * along)

/** A point inside the pad: along its axis and across it (-1 .. 1 from edge to edge). */
export function padPoint(pad: Pad, along: number, across: number): Point {
  const c = Math.cos(pad.angle)
  const s = Math.sin(pad.angle)
  const out = across * padOutline(along, pad.generation === 0) * pad.halfWidth
  const y = pad.foot[1] + s * along * pad.length + c * out
  return [pad.foot[0] + c * along * pad.length - s * out, aboveSoil(pad, y)]
}

/** The line where a pad goes into the soil bulges a little toward the viewer. */
export const aboveSoil = ({ soilY = Infinity }: Pad, y: number): number =>
  y > soilY ? soilY + (y - soilY) * 0.16 : y

/** Whether a pad that's painted later hides this point. */
export function covers(pad: Pad, [x, y]: Point): boolean {
  const c = Math.cos(pad.angle)
  const s = Math.sin(pad.angle)
  const [dx, dy] = [x - pad.foot[0], y - pad.foot[1]]
  const along = (dx * c + dy * s) / pad.length
  if (along < 0 || along > 1) return false
  return Math.abs(dy * c - dx * s) < padOutline(along, pad.generation === 0) * pad.halfWidth
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

/** Pads may overlap in front of each other, but no pad hides most of another. */
function collides(pad: Pad, others: readonly Pad[]): boolean {
  const [x, y] = middleOf(pad)
  return others.some((other) => {
    const [otherX, otherY] = middleOf(other)
    const near = (other.length + pad.length) * (sameRow(other, pad) ? 0.27 : 0.2)
    return Math.hypot((otherX - x) * 1.15, otherY - y) < near
  })
}

const sameRow = (a: Pad, b: Pad): boolean => Math.abs(a.depth - b.depth) < 0.5

/** Pads stay under a low, uneven dome and off the ground. */
function fitsForm(pad: Pad, form: CactusForm): boolean {
  const [x, y] = middleOf(pad)
  const half = pad.length * 0.46
  const dome = form.height * (1 - 0.5 * Math.abs((x / form.width) * 2) ** 2.4) - form.fruitSize * 0.6
  return y < -pad.length * 0.36 && -y + half < dome && Math.abs(x) + half * 0.9 < form.width / 2
}

const up = -Math.PI / 2

/** How much of a pad that stands on the ground is in it, in lengths. */
const sunk = 0.15

/** Most pads show their face, some are half turned away, a few show little but their edge. */
function facingOf(random: Random): number {
  const turned = random.next()
  const facing =
    turned < 0.52
      ? random.between(0.86, 1)
      : turned < 0.82
        ? random.between(0.55, 0.8)
        : random.between(0.26, 0.42)
  return facing * random.pick([-1, 1])
}

const halfWidthOf = (length: number, facing: number): number =>
  length * 0.43 * Math.max(Math.abs(facing), 0.3)

/** Those in the middle stand, the outermost lean far out; rows behind and in front close the clump at its foot. */
function groundPads(form: CactusForm, random: Random): Pad[] {
  return Array.from({ length: form.stems }, (_, i): Pad => {
    const place = form.stems === 1 ? 0 : (i / (form.stems - 1)) * 2 - 1
    const length = form.padLength * random.between(0.95, 1.12)
    const row = form.stems === 1 ? -0.4 : ([-1, 1, -0.3, 0.6][i % 4] as number)
    const soilY = form.stems === 1 ? 8 : row * 11 - 5 * place ** 2
    const angle = up + place * Math.min(0.98, form.stems * 0.16) + random.gaussian() * 0.09
    const across = place * form.width * 0.21 + random.gaussian() * (form.stems === 1 ? 0 : 8)
    const facing = random.between(0.8, 1) * random.pick([-1, 1])
    // A pad that leans out lies on the ground instead of going into it sideways.
    const below = length * sunk * Math.cos(angle - up) ** 2
    return {
      foot: [across - Math.cos(angle) * below, soilY - Math.sin(angle) * below],
      angle,
      length,
      halfWidth: halfWidthOf(length, facing) * 1.06,
      facing,
      depth: row,
      generation: 0,
      hasChildren: false,
      soilY,
    }
  })
}

/** Pads grow from the upper edge of the one below and turn back toward the light. */
function childOf(parent: Pad, i: number, form: CactusForm, random: Random): Pad {
  const around = i === 0 ? random.gaussian() * 0.35 : (i % 2 ? 1 : -1) * random.between(0.45, 1.2)
  const outward = parent.angle + around * 0.72 - up
  const angle = up + clamp(outward * 0.84 + random.gaussian() * 0.16, -1.15, 1.15)
  const [x, y] = padEdge(parent, around)
  const length = form.padLength * random.between(0.74, 1.04) * (1 - parent.generation * 0.06)
  const facing = facingOf(random)
  return {
    // Sink the foot into the parent, so the pads join instead of just touching.
    foot: [x - Math.cos(angle) * length * 0.05, y - Math.sin(angle) * length * 0.05],
    angle,
    length,
    halfWidth: halfWidthOf(length, facing),
    facing,
    // Some start behind the parent's rim, some on its near side.
    depth: clamp(parent.depth + (random.chance(0.45) ? 1 : -1) * random.between(0.12, 0.42), -1.2, 1.2),
    generation: parent.generation + 1,
    hasChildren: false,
  }
}

/** How many child pads a pad tries to grow, by generation. */
const attempts = [7, 7, 6]

export function growPads(form: CactusForm, random: Random): Pad[] {
  const pads = groundPads(form, random)
  for (let generation = 0; generation < form.generations; generation++) {
    for (const parent of pads.filter((pad) => pad.generation === generation)) {
      let children = 0
      const most = form.padsPerPad ?? random.integer(2, 3)
      for (let i = 0; i < (attempts[generation] ?? 4) && children < most; i++) {
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
