import { ramp, tone } from '../color.ts'
import { makeNoise } from '../noise.ts'
import { PathBatch } from '../path-batch.ts'
import { Random } from '../random.ts'
import { clamp, mixNumbers } from '../vector.ts'
import { shape } from './foot-space.ts'

/** A slope seen from the front: a trapezoid, narrower at its upper edge. */
export type Slope = {
  bottom: number
  top: number
  /** left and right at the eave */
  eave: readonly [number, number]
  /** left and right at the ridge */
  ridge: readonly [number, number]
  /** 0..1 on the metal's ramp */
  tone: number
}

const metal = ramp('#A8ADA2', { steps: 12, dark: 0.16, light: 0.13, hueShift: 6 })
const streakColors = ['#7F857B', '#8F8D7C', '#D5D9D2', '#C9CBBF']
const streaksPerSquareFoot = 2.2
const seamSpacing = 1.35
const seamWidth = 0.055

/** Height of the slope's outline at x: hips cut the seams short. */
function topAt({ bottom, top, eave, ridge }: Slope, x: number): number {
  const leftRun = ridge[0] - eave[0]
  const rightRun = eave[1] - ridge[1]
  const left = leftRun > 0 ? (x - eave[0]) / leftRun : 1
  const right = rightRun > 0 ? (eave[1] - x) / rightRun : 1
  return mixNumbers(bottom, top, clamp(Math.min(left, right)))
}

function drawPan(batch: PathBatch, slope: Slope, from: number, to: number, level: number): void {
  // A pan that contains the hip's corner needs a point there.
  const corners = [...slope.ridge].filter((x) => x > from && x < to)
  const upper = [from, ...corners, to].map((x): [number, number] => [x, topAt(slope, x)])
  batch.fill(tone(metal, level), shape([...upper, [to, slope.bottom], [from, slope.bottom]]))
}

/** Fine streaks down the slope, where rain and cedar dust have run. */
function drawStreaks(slope: Slope, random: Random): string {
  const batch = new PathBatch()
  const [left, right] = slope.eave
  const streaks = Math.round((right - left) * (slope.top - slope.bottom) * streaksPerSquareFoot)
  for (let i = 0; i < streaks; i++) {
    const x = random.between(left, right)
    const highest = topAt(slope, x)
    const from = random.between(slope.bottom, highest)
    const to = Math.max(slope.bottom, from - random.between(0.4, 2.6))
    const half = random.between(0.008, 0.03)
    const streak = shape([
      [x, from],
      [x + half, (from + to) / 2],
      [x, to],
      [x - half, (from + to) / 2],
    ])
    batch.fill(random.pick(streakColors), streak, 0.4)
  }
  return batch.toSvg()
}

/** Standing-seam metal: pans of slightly different gray, each seam a lit and a shaded line. */
export function drawMetalRoof(slope: Slope, seed: string): string {
  const noise = makeNoise(`${seed}/metal`)
  const [left, right] = slope.eave
  const pans = Math.round((right - left) / seamSpacing)
  const width = (right - left) / pans
  const surface = new PathBatch()
  const weather = new PathBatch()
  const seams = new PathBatch()
  for (let i = 0; i < pans; i++) {
    const from = left + i * width
    const to = from + width
    const across = i / pans
    const level = slope.tone + 0.1 - 0.26 * across + 0.2 * noise(i * 0.6, 1)
    drawPan(surface, slope, from, to, level)
    // Rain leaves a paler band along one side of some pans.
    if (noise(i * 1.9, 7) > 0.05)
      drawPan(weather, slope, from + width * 0.12, from + width * 0.5, level + 0.16)
    if (i === 0) continue
    const top = topAt(slope, from)
    const line = (x: number, half: number) =>
      shape([
        [x - half, slope.bottom],
        [x + half, slope.bottom],
        [x + half, top],
        [x - half, top],
      ])
    seams.fill(tone(metal, 0.02), line(from + seamWidth * 0.7, seamWidth / 2), 0.5)
    seams.fill(tone(metal, 1), line(from - seamWidth * 0.2, seamWidth * 0.4), 0.75)
  }
  return (
    surface.toSvg() +
    `<g opacity=".45">${weather.toSvg()}</g>` +
    drawStreaks(slope, new Random(`${seed}/rain`)) +
    seams.toSvg()
  )
}

/** The metal's own ramp, for ridge caps and drip edges. */
export const metalTone = (t: number): string => tone(metal, t)
