import { ramp, tone, type Ramp } from '../color.ts'
import { polygon, ribbon } from '../path.ts'
import type { PathBatch } from '../path-batch.ts'
import type { Random } from '../random.ts'
import { fullTurn, type Point, type Vector3 } from '../vector.ts'
import type { GrassForm } from './grass-form.ts'
import { fitLines, growLine, projectLine, type SpaceLine } from './space-line.ts'

export type Blade = { line: Point[]; depth: number; tone: number; colors: Ramp; halfWidth: number }

/** A clump with a foot this wide grows as turf: its blades lean in all directions instead of outward. */
export const isTurf = (form: GrassForm): boolean => form.baseRadius > form.width * 0.3

/** Turf is drawn this deep, in shares of its width: it's seen from higher up than a clump. */
export const turfDepth = 0.9

/** How far the sod reaches in this direction: runners make bays and tongues, not an oval. */
const sodAt = (azimuth: number): number =>
  0.84 + 0.09 * Math.sin(azimuth * 3 + 1) + 0.08 * Math.sin(azimuth * 7 + 2) + 0.05 * Math.sin(azimuth * 13)

type Sprout = { line: SpaceLine; azimuth: number; lean: number }

function sproutBlade(form: GrassForm, random: Random): Sprout {
  const azimuth = random.between(0, fullTurn)
  const turf = isTurf(form)
  // Turf thins out toward its edge.
  const sod = turf ? sodAt(azimuth) : 1
  const radius = form.baseRadius * sod * random.next() ** (turf ? 0.6 : 0.5)
  const depthShare = turf ? turfDepth : 1
  const foot: Vector3 = [Math.cos(azimuth) * radius, 0, Math.sin(azimuth) * radius * depthShare]
  const edge = radius / form.baseRadius / sod
  const lean = (0.12 + random.next() * 0.75) * form.blade.arch
  const length = form.height * random.between(0.62, 1.15) * (turf ? 1.05 - 0.62 * edge ** 3 : 1)
  const direction = turf ? random.between(0, fullTurn) : azimuth + random.gaussian() * 0.25
  // Outer blades leave the ground at an angle right away: a clump is a sheaf, not a vase.
  const slant = turf ? 0 : 0.28 * edge ** 2 * random.next()
  // The fine blades of turf curl over and sideways.
  const droop = turf ? 2.6 : 1.9
  const curl = turf ? random.gaussian() * 1.3 : 0
  const elevationAt = (t: number) => 1.52 - slant - lean * 0.55 - t ** 1.6 * lean * droop
  return {
    line: growLine({ foot, azimuth: direction, length, steps: 9, elevationAt, curl }),
    azimuth: direction,
    lean,
  }
}

/** Short stubs in shade around the foot, so the clump doesn't look cut off at the ground. */
const footShare = 0.2

const splay = (line: readonly Vector3[], random: Random): Vector3[] => {
  const spread = random.between(1.1, 2.2)
  return line.map(([x, y, z], i): Vector3 => [x * (1 + (spread - 1) * (i / 3)), y * 0.8, z])
}

export function growBlades(form: GrassForm, random: Random): Blade[] {
  const { blade } = form
  const ramps = blade.colors.map((color) => ramp(color, { steps: 9, dark: 0.23, light: 0.19, hueShift: 8 }))
  const sprouts = Array.from({ length: blade.count }, () => sproutBlade(form, random))
  const lines = fitLines(
    sprouts.map((sprout) => sprout.line),
    (form.width / 2) * blade.spread,
    form.height * blade.reach,
  )
  return sprouts.map(({ azimuth, lean }, i) => {
    const full = lines[i] ?? []
    const isFoot = !isTurf(form) && random.chance(footShare)
    const line = isFoot ? splay(full.slice(0, 4), random) : full
    const depth = (line[line.length - 1]?.[2] ?? 0) * 0.4 + (line[0]?.[2] ?? 0) * 0.6
    const lit = -Math.cos(azimuth) * 0.22 + Math.sin(azimuth) * 0.1 + lean * 0.1
    return {
      line: projectLine(line),
      depth,
      tone: 0.46 + lit + random.gaussian() * 0.15 - (isFoot ? 0.25 : 0),
      colors: random.pick(ramps),
      halfWidth: blade.width / 2,
    }
  })
}

const soil = ramp('#A88A58')

/** Stems that creep from the edge of the sod over bare soil, with a tuft of short blades at every joint. */
export function growRunners(form: GrassForm, random: Random): Blade[] {
  const ramps = form.blade.colors.map((color) =>
    ramp(color, { steps: 9, dark: 0.23, light: 0.19, hueShift: 8 }),
  )
  return Array.from({ length: form.runners ?? 0 }, (_, i): Blade[] => {
    const azimuth = ((i + random.next()) / (form.runners ?? 1)) * fullTurn
    const edge = (form.width / 2) * form.blade.spread
    const from = edge * sodAt(azimuth) * 0.86
    const reach = edge * random.between(0.25, 0.62)
    const wander = random.gaussian() * 0.5
    const at = (t: number): Vector3 => {
      const heading = azimuth + wander * t * t * (reach / edge)
      const out = from + reach * t
      return [Math.cos(heading) * out, 3 + 4 * Math.sin(t * 9) ** 2, Math.sin(heading) * out * turfDepth]
    }
    const line = Array.from({ length: 12 }, (_unused, k) => at(k / 11))
    const depth = at(0.5)[2] * 0.9
    const stem: Blade = { line: projectLine(line), depth, tone: 0.45, colors: soil, halfWidth: 1 }
    const joints = Math.max(2, Math.round(reach / 34))
    const tufts = Array.from({ length: joints * 7 }, (_unused, k): Blade => {
      const t = (Math.floor(k / 7) + 1) / joints
      const turn = random.between(0, fullTurn)
      const lean = random.between(0.1, 0.9)
      const length = form.height * random.between(0.16, 0.42) * (1.15 - 0.45 * t)
      const elevationAt = (u: number) => 1.5 - lean * 0.6 - u ** 1.5 * lean * 1.8
      const blade = growLine({ foot: at(t), azimuth: turn, length, steps: 6, elevationAt })
      return {
        line: projectLine(blade),
        depth: at(t)[2] + Math.sin(turn) * 4,
        tone: 0.46 - Math.cos(turn) * 0.22 + random.gaussian() * 0.12,
        colors: random.pick(ramps),
        halfWidth: form.blade.width / 2,
      }
    })
    return [stem, ...tufts]
  }).flat()
}

/** Blades narrower than this are a single brush stroke; wider ones show a fold. */
const foldFrom = 2.2

export function paintBlades(batch: PathBatch, blades: readonly Blade[]): void {
  for (const { line, tone: t, colors, halfWidth } of blades.toSorted((a, b) => a.tone - b.tone)) {
    const widthAt = (u: number) => halfWidth * (1 - u ** 1.7) * (0.7 + 0.5 * Math.sin(u * 2.6)) + 0.28
    batch.fill(tone(colors, t), polygon(ribbon(line, widthAt)))
    if (halfWidth > foldFrom) batch.fill(tone(colors, t - 0.22), polygon(ribbon(line, widthAt, 0, 1)))
  }
}
