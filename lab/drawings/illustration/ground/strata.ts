import { makeNoise } from '../noise.ts'
import { numbers, ribbon, smoothPath } from '../path.ts'
import { fill } from '../path-batch.ts'
import { Random } from '../random.ts'
import { clamp, fullTurn, mixNumbers, type Point } from '../vector.ts'

/** A cut through the ground: y is 0 at the surface and grows downward. */
export type Cut = {
  width: number
  height: number
  /** pixels of one step of the drawing, about an inch of ground: 1 on a wide strip, less where everything is smaller */
  unit: number
  random: Random
  /** Two ways to wander along x, -1..1; a lane is another line that wanders on its own. */
  slow: Wander
  quick: Wander
  /** for gradients: unique in a page that has several drawings */
  id: string
}

export type Wander = (x: number, lane?: number) => number

export type Line = (x: number) => number

function makeWander(seed: string): Wander {
  const noise = makeNoise(seed)
  // Perlin noise seldom reaches its ends and is 0 at whole numbers, so it's stretched and sampled off them.
  return (x, lane = 0) => clamp(noise(x, lane * 1.37 + 0.5) * 1.7, -1, 1)
}

export const makeCut = (width: number, height: number, unit: number, seed: string): Cut => ({
  width,
  height,
  unit,
  random: new Random(seed),
  slow: makeWander(`${seed}/slow`),
  quick: makeWander(`${seed}/quick`),
  id: `g${Math.floor(new Random(`${seed}/id`).next() * 36 ** 4).toString(36)}`,
})

/** From just outside the left edge to just outside the right one. */
const across = (width: number, step: number): number[] =>
  Array.from({ length: Math.ceil(width / step) + 3 }, (_, i) => (i - 1) * step)

/** A layer between two lines, from edge to edge. */
export function layer(top: Line, bottom: Line, width: number, step: number): string {
  const xs = across(width, step)
  const near = xs.map((x): Point => [x, top(x)])
  const far = xs.toReversed().map((x): Point => [x, bottom(x)])
  return smoothPath([...near, ...far])
}

/** The stretches of a line that's drawn in broken runs: an unbroken one looks ruled. */
export function runs(
  { width, unit, random }: Cut,
  long: readonly [number, number],
  gap: readonly [number, number],
): { start: number; length: number }[] {
  const found = []
  let start = -10
  while (start < width) {
    const length = random.between(...long) * unit
    found.push({ start, length })
    start += length + random.between(...gap) * unit
  }
  return found
}

export const lineAlong = (line: Line, start: number, length: number, step: number): Point[] =>
  across(length, step).map((x): Point => [start + x, line(start + x)])

/** A lump with an uneven outline. */
export function lump(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  corners = 9,
  rough = 0.22,
) {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * fullTurn
    const reach = 1 + random.between(-rough, rough)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
}

export function scatter(
  { width, random }: Cut,
  from: number,
  to: number,
  count: number,
  fits: (x: number, y: number) => boolean = () => true,
): Point[] {
  return Array.from({ length: Math.round(count) }, (): Point => [
    random.between(0, width),
    random.between(from, to),
  ]).filter(([x, y]) => fits(x, y))
}

/** Dots of one size as one path of round ends: the cheapest way to write many. */
export const dots = (points: readonly Point[], color: string, size: number, opacity = 1): string =>
  points.length === 0
    ? ''
    : `<path fill="none" stroke="${color}" stroke-width="${numbers(size)}" stroke-opacity="${opacity}" stroke-linecap="round" d="${points.map(([x, y]) => `M${numbers(x, y)}h0`).join('')}"/>`

/** Soil whose lower edge dissolves into what's under it, darker near the surface. */
export function drawTopsoil(
  { width, unit, random }: Cut,
  edge: Line,
  look: { body: string; top: string; topShare: number; teeth: number; reach: number },
): string {
  const teeth = Array.from({ length: Math.round(width / (look.teeth * unit)) }, (): Point => {
    const x = random.between(0, width)
    return [x, edge(x) + Math.abs(random.gaussian()) * look.reach * unit]
  })
  return (
    fill(
      look.body,
      layer(() => -4, edge, width, 7 * unit),
    ) +
    fill(
      look.top,
      layer(
        () => -4,
        (x) => edge(x) * look.topShare,
        width,
        9 * unit,
      ),
      0.8,
    ) +
    dots(teeth, look.body, 2 * unit, 0.8)
  )
}

type Root = { x: number; y: number; angle: number; length: number; width: number; forks?: number }

/** Turns a root that comes to where it can't grow. */
export type Steer = (x: number, y: number, angle: number) => number

/** A root that wanders, tapers and forks, as the outlines of its parts. */
export function growRoot(
  random: Random,
  { x, y, angle, length, width, forks = 2 }: Root,
  steer?: Steer,
): string {
  const steps = Math.max(4, Math.round(length / 10))
  const points: Point[] = [[x, y]]
  let branches = ''
  let [hereX, hereY, heading] = [x, y, angle]
  for (let i = 0; i < steps; i++) {
    heading = mixNumbers(heading + random.gaussian() * 0.24, angle, 0.12)
    if (steer !== undefined) heading = steer(hereX, hereY, heading)
    hereX += (Math.cos(heading) * length) / steps
    hereY += (Math.sin(heading) * length) / steps
    points.push([hereX, hereY])
    if (forks > 0 && i > 1 && random.chance(0.3)) {
      const side = random.pick([-1, 1]) * random.between(0.45, 1)
      const rest = 1 - i / steps
      branches += growRoot(
        random,
        {
          x: hereX,
          y: hereY,
          angle: heading + side,
          length: length * random.between(0.25, 0.5) * (0.5 + rest / 2),
          width: width * rest * 0.6,
          forks: forks - 1,
        },
        steer,
      )
    }
  }
  return taper(points, width) + branches
}

const taper = (points: readonly Point[], width: number, least = 0.5): string =>
  smoothPath(ribbon(points, (t) => Math.max(least, width * (1 - t * 0.9)) / 2))
