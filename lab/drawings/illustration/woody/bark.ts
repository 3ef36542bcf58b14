import { PathBatch } from '../path-batch.ts'
import { smoothPath } from '../path.ts'
import { tone, type Ramp } from '../color.ts'
import { clamp, type Point } from '../vector.ts'
import type { Crown } from './crown.ts'
import type { LimbSurface } from './limb-surface.ts'
import type { BarkTexture } from './woody-form.ts'

type Grain = { linesPerPixel: number; length: readonly [number, number] }

const grains: Record<BarkTexture, Grain> = {
  plates: { linesPerPixel: 1.15, length: [1, 4] },
  strips: { linesPerPixel: 1.15, length: [4, 10] },
  smooth: { linesPerPixel: 0.35, length: [1, 4] },
  peeling: { linesPerPixel: 0.25, length: [1, 4] },
}

const thinnestWithBark = 3

function barkLine(surface: LimbSurface, from: number, count: number, across: number, wave: number): Point[] {
  const line: Point[] = []
  const end = Math.min(surface.stations.length - 2, from + count)
  for (let i = from; i <= end; i++) line.push(surface.at(i, across + wave * Math.sin(i * 0.7 + across * 40)))
  return line
}

/** A patch of old bark that hasn't peeled yet: longer than wide, with a curling edge on its lower right. */
function drawPatch(batch: PathBatch, crown: Crown, surface: LimbSurface, colors: Ramp): void {
  const { random } = crown
  const count = random.integer(2, 5)
  const from = random.integer(0, Math.max(0, surface.stations.length - count - 2))
  const across = random.between(-0.8, 0.8)
  const half = random.between(0.12, 0.34)
  const last = Math.min(surface.stations.length - 1, from + count)
  const side = (sign: number) =>
    Array.from({ length: last - from + 1 }, (_, i) => {
      const t = i / Math.max(1, last - from)
      const bulge = Math.sin(Math.PI * (0.12 + 0.76 * t)) * random.between(0.75, 1.25)
      return surface.at(from + i, clamp(across + sign * half * bulge, -0.97, 0.97))
    })
  const right = side(-1)
  const isOld = random.chance(0.62)
  batch.fill(
    tone(colors, isOld ? 0.2 : 0.95),
    smoothPath(side(1).concat(right.toReversed())),
    isOld ? 0.42 : 0.5,
  )
  if (isOld) batch.stroke(tone(colors, 0), 1, smoothPath(right, false), 0.6)
}

function drawPatches(crown: Crown, surface: LimbSurface, colors: Ramp): string {
  const thickest = Math.max(...surface.stations.map(({ radius }) => radius))
  if (thickest < 6 || surface.stations.length < 4) return ''
  const batch = new PathBatch()
  const count = Math.round(surface.stations.length * clamp(thickest / 16, 0.4, 1.2) * 0.9)
  for (let i = 0; i < count; i++) drawPatch(batch, crown, surface, colors)
  return batch.toSvg()
}

/** Short lines along the grain, light ones where the light falls. */
export function drawBark(crown: Crown, surface: LimbSurface, colors: Ramp): string {
  const { random, form } = crown
  const grain = grains[form.barkTexture]
  const { stations } = surface
  const girth = stations.reduce((sum, station) => sum + station.radius, 0)
  const most = (stations[0]?.radius ?? 0) > 14 ? 420 : 90
  const total = Math.min(most, Math.round(girth * grain.linesPerPixel))
  const batch = new PathBatch()
  for (let i = 0; i < total && stations.length > 3; i++) {
    const from = random.integer(0, stations.length - 3)
    const across = random.between(-0.92, 0.92)
    const count = random.integer(...grain.length)
    const station = stations[from]
    if (!station || station.radius < thinnestWithBark) continue
    const line = barkLine(surface, from, count, across, 0.03)
    if (line.length < 2) continue
    const isLit = across * station.facing > 0.1
    const color = tone(colors, random.chance(isLit ? 0.45 : 0.12) ? 1 : 0)
    batch.stroke(color, random.pick([0.8, 1.3, 1.9]), smoothPath(line, false), isLit ? 0.45 : 0.55)
  }
  const patches = form.barkTexture === 'peeling' ? drawPatches(crown, surface, colors) : ''
  return `<g stroke-linecap="round">${patches}${batch.toSvg()}</g>`
}
