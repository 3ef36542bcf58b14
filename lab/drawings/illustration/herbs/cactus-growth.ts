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
  /** where a pad that stands on the ground goes into it */
  soilY?: number
}

/** Half width of the outline, in half widths, at `along` from foot to top. Old pads sit broadly on the ground. */
const padOutline = (along: number, isOldest: boolean): number =>
  Math.max(0, Math.sin(Math.PI * along ** (isOldest ? 0.66 : 1.05))) ** 0.52 * (0.7 + 0.3 * along)

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

function collides(pad: Pad, others: readonly Pad[]): boolean {
  const [x, y] = middleOf(pad)
  return others.some((other) => {
    const [otherX, otherY] = middleOf(other)
    const near = (other.length + pad.length) * (sameRow(other, pad) ? 0.29 : 0.17)
    return Math.hypot(otherX - x, otherY - y) < near
  })
}

const sameRow = (a: Pad, b: Pad): boolean => Math.abs(a.depth - b.depth) < 0.75

/** Pads stay under a low dome, lower in the front row than behind it, and off the ground. */
function fitsForm(pad: Pad, form: CactusForm): boolean {
  const [x, y] = middleOf(pad)
  const half = pad.length * 0.46
  const height = form.height * (form.stems > 1 && pad.depth > 0 ? 0.82 : 1)
  const dome = height * (1 - 0.35 * ((x / form.width) * 2) ** 2) - form.fruitSize * 0.6
  return y < -pad.length * 0.3 && -y + half < dome && Math.abs(x) + half * 0.9 < form.width / 2
}

const up = -Math.PI / 2

/** How much of a pad that stands on the ground is in it, in lengths. */
const sunk = 0.15

/** A row behind and a row in front, set off from each other, so the clump is closed at its foot. */
function groundPads(form: CactusForm, random: Random): Pad[] {
  return Array.from({ length: form.stems }, (_, i): Pad => {
    const place = form.stems === 1 ? 0 : (i / (form.stems - 1)) * 2 - 1
    const length = form.padLength * random.between(1.02, 1.18)
    const isFront = i % 2 === 1
    const soilY = form.stems === 1 ? 8 : isFront ? 14 - 8 * place ** 2 : -6 - 4 * place ** 2
    // Pads lean out of the clump, the outermost most.
    const angle = up + place * Math.min(0.72, form.stems * 0.12) + random.gaussian() * 0.07
    const across = place * form.width * 0.29 + random.gaussian() * (form.stems === 1 ? 0 : 6)
    return {
      foot: [across - Math.cos(angle) * length * sunk, soilY - Math.sin(angle) * length * sunk],
      angle,
      length,
      halfWidth: length * 0.46 * random.between(0.86, 1.06),
      depth: isFront ? 1 : form.stems === 1 ? -0.4 : -1,
      generation: 0,
      hasChildren: false,
      soilY,
    }
  })
}

/** Pads grow from the upper edge of the one below and turn back toward the light. */
function childOf(parent: Pad, i: number, form: CactusForm, random: Random): Pad {
  const around = i === 0 ? random.gaussian() * 0.2 : (i % 2 ? 1 : -1) * random.between(0.35, 1.05)
  const outward = parent.angle + around * 0.7 - up
  const angle = up + clamp(outward * 0.86 + random.gaussian() * 0.1, -1.05, 1.05)
  const [x, y] = padEdge(parent, around)
  const length = form.padLength * random.between(0.78, 1) * (1 - parent.generation * 0.07)
  return {
    // Sink the foot into the parent, so the pads join instead of just touching.
    foot: [x - Math.cos(angle) * length * 0.07, y - Math.sin(angle) * length * 0.07],
    angle,
    length,
    halfWidth: length * 0.46 * random.between(0.68, 1.02),
    // Most start behind the parent's rim, some on its near side.
    depth: parent.depth + (random.chance(0.3) ? 0.1 : -0.1) * random.between(0.5, 1),
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
