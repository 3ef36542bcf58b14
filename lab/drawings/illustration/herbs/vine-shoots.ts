import { makeNoise } from '../noise.ts'
import type { Random } from '../random.ts'
import { clamp, type Point } from '../vector.ts'
import type { VineForm } from './vine-form.ts'

export type Shoot = { points: Point[]; radius: number; level: number }

type Start = {
  at: Point
  angle: number
  length: number
  radius: number
  level: number
  side: number
  /** grows past the others' outline */
  strays?: boolean
}

const up = -Math.PI / 2
const step = 9

/** Chance of a side shoot at each step, by level. */
const branching = [0.15, 0.07, 0]

/** Turns a heading part of the way toward a target, the short way around. */
const turnToward = (angle: number, target: number, share: number): number => {
  const difference = Math.atan2(Math.sin(target - angle), Math.cos(target - angle))
  return angle + difference * share
}

/** Main stems climb and then follow their support; side shoots spread and finally hang. */
export function growShoots(form: VineForm, seed: string, random: Random): Shoot[] {
  const noise = makeNoise(`${seed}/shoots`)
  const half = form.width / 2 - form.leaf.length * 0.3
  const isFence = form.support === 'fence'
  const isLoose = form.support === 'trellis'
  // Leaves are few near the ground, so a shoot that hangs into it would be a bare string.
  const lowest = isLoose ? -form.height * 0.13 : -24
  const shoots: Shoot[] = []
  /** The outline wanders, so the vine doesn't look clipped. */
  const edgeAt = (y: number, side: number, strays = false) =>
    half * (strays ? 1.3 : clamp(0.93 + (isLoose ? 0.62 : 0.36) * noise(y / 150, side * 9, 4), 0.6, 1))

  /** A vine on a trellis is lower at its shoulders than in the middle. */
  const topAt = (x: number) => (isLoose ? 0.93 - 0.2 * clamp(Math.abs(x) / half) ** 2 : 0.88)

  /** Stems alternate between the upper and the lower rail. */
  const railHeight = (start: Start) => (start.radius > 4.4 ? 0.7 : 0.42)

  const steer = (start: Start, angle: number, [x, y]: Point, t: number): number => {
    let heading = angle
    if (start.level === 0) {
      const alongRail = start.side > 0 ? -0.12 : Math.PI + 0.12
      const target = isFence && -y > form.height * railHeight(start) ? alongRail : up
      heading = turnToward(heading, target, isFence ? 0.16 : 0.07)
    } else if (t > 0.6) heading = turnToward(heading, Math.PI / 2, 0.035)
    const outside = clamp((Math.abs(x) / edgeAt(y, Math.sign(x), start.strays) - 0.78) / 0.2)
    const hangs = isFence || Math.sin(heading) > -0.1 || start.level > 0
    if (outside > 0 && Math.cos(heading) * x > 0)
      heading = turnToward(heading, hangs ? Math.PI / 2 : up, 0.55 * outside)
    const above = clamp((-y / form.height - topAt(x)) / 0.08)
    if (above > 0) heading = turnToward(heading, Math.cos(heading) >= 0 ? 0.5 : Math.PI - 0.5, 0.5 * above)
    return heading
  }

  const grow = (start: Start): void => {
    const points: Point[] = [start.at]
    const phase = random.between(0, 999)
    const count = Math.round(start.length / step)
    let [x, y] = start.at
    let angle = start.angle
    for (let i = 0; i < count; i++) {
      angle += noise(phase + i * 0.09, start.level * 7) * 0.3
      angle = steer(start, angle, [x, y], i / count)
      x += Math.cos(angle) * step
      y += Math.sin(angle) * step
      if ((y > lowest && start.level > 0) || Math.abs(x) > edgeAt(y, Math.sign(x), start.strays)) break
      points.push([x, y])
      if (i > 4 && random.chance(branching[start.level] ?? 0)) {
        const side = random.chance(0.5) ? 1 : -1
        const share = start.level === 0 ? random.between(0.16, 0.36) : random.between(0.3, 0.5)
        grow({
          at: [x, y],
          angle: angle + side * random.between(0.6, 1.4),
          length: start.length * share,
          radius: start.radius * 0.55,
          level: start.level + 1,
          side,
          strays: start.strays === true || (isLoose && random.chance(0.2)),
        })
      }
    }
    shoots.push({ points, radius: start.radius, level: start.level })
  }

  for (let i = 0; i < form.stems; i++) {
    const place = form.stems === 1 ? 0 : (i / (form.stems - 1)) * 2 - 1
    const side = isFence ? (i % 2 ? 1 : -1) : Math.sign(place) || 1
    // In a pot all stems come from one crown.
    const startX = place * half * (isFence ? 0.55 : form.support === 'ladder' ? 0.1 : 0.4)
    const length = isFence ? form.height * 0.6 + half * 1.1 : form.height * random.between(1, 1.15)
    const angle = up + place * 0.25
    grow({ at: [startX, 4], angle, length, radius: i % 3 === 1 ? 4 : 4.8, level: 0, side })
  }
  return shoots
}
