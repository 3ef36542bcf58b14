import { PathBatch } from '../path-batch.ts'
import { smoothPath } from '../path.ts'
import { tone, type Ramp } from '../color.ts'
import type { Point } from '../vector.ts'
import type { Crown } from './crown.ts'
import type { LimbSurface } from './limb-surface.ts'
import type { BarkTexture } from './woody-form.ts'

type Grain = { linesPerPixel: number; length: readonly [number, number] }

const grains: Record<BarkTexture, Grain> = {
  plates: { linesPerPixel: 1.15, length: [1, 4] },
  strips: { linesPerPixel: 1.15, length: [4, 10] },
  smooth: { linesPerPixel: 0.35, length: [1, 4] },
}

const thinnestWithBark = 3

function barkLine(surface: LimbSurface, from: number, count: number, across: number, wave: number): Point[] {
  const line: Point[] = []
  const end = Math.min(surface.stations.length - 2, from + count)
  for (let i = from; i <= end; i++) line.push(surface.at(i, across + wave * Math.sin(i * 0.7 + across * 40)))
  return line
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
  return `<g stroke-linecap="round">${batch.toSvg()}</g>`
}
