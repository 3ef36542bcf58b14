import { fill, stroke } from '../path-batch.ts'
import { numbers, smoothPath } from '../path.ts'
import { clamp, fullTurn, type Point } from '../vector.ts'
import { bladesOf, type Blade, type HerbLeafShape } from './leaf-shape.ts'
import type { StampSheet } from './stamp-sheet.ts'

const shadow = '#10201a'
const shine = '#fff6d0'

type Place = (along: number, across: number) => Point

/** Maps (along, across) onto a midrib that starts at `foot` and bends evenly over its length. */
function onMidrib(foot: Point, length: number, width: number, angle: number, bend: number): Place {
  const turn = Math.abs(bend) < 0.01 ? 0.01 : bend
  const radius = length / turn
  return (along, across) => {
    const heading = angle + turn * along
    const x = foot[0] + (Math.sin(heading) - Math.sin(angle)) * radius
    const y = foot[1] - (Math.cos(heading) - Math.cos(angle)) * radius
    return [x - Math.sin(heading) * across * width, y + Math.cos(heading) * across * width]
  }
}

/** Points at the foot and the tip are doubled, so the smooth path keeps these corners sharp. */
const halfBlade = (blade: Blade, place: Place, side: number): Point[] => [
  place(0, 0),
  place(0, 0),
  ...blade.half.map(([u, v]) => place(u, v * side)),
  place(1, 0),
  place(1, 0),
]

type BladePaths = { body: string; lit: string; dim: string; ribs: string; veins: string }

function bladePaths(blade: Blade, place: Place, angle: number, length: number): BladePaths {
  const right = halfBlade(blade, place, 1)
  const left = halfBlade(blade, place, -1)
  // The blade's right half faces (-sin, cos); the light comes from (-0.62, -0.68).
  const rightIsLit = -Math.sin(angle) * -0.62 + Math.cos(angle) * -0.68 > 0
  const [lit, dim] = rightIsLit ? [right, left] : [left, right]
  const midrib = [0, 0.3, 0.6, 0.92].map((u) => place(u, 0))
  return {
    body: smoothPath([...right, ...left.toReversed()]),
    lit: smoothPath(lit),
    dim: smoothPath(dim),
    ribs: length > 12 ? smoothPath(midrib, false) : '',
    veins: length > 40 ? sideVeins(place) : '',
  }
}

const sideVeins = (place: Place): string =>
  [0.08, 0.3, 0.52]
    .flatMap((u) => [1, -1].map((side) => [place(u, 0), place(u + 0.24, side * 0.66)] as const))
    .map(([from, to]) => `M${numbers(...from)}L${numbers(...to)}`)
    .join('')

/** A leaf at the origin: its body inherits the stamp's fill, with light and shade painted over it. */
function drawLeaf(shape: HerbLeafShape, length: number, width: number, angle: number, bend: number): string {
  const place = onMidrib([0, 0], length, width, angle, bend)
  const paths = bladesOf(shape).map((blade) => {
    const bladeAngle = angle + blade.angle + bend * blade.at[0]
    const bladeLength = length * blade.length
    const foot = place(blade.at[0], blade.at[1])
    const midrib = onMidrib(foot, bladeLength, width * blade.width, bladeAngle, bend * blade.length)
    return bladePaths(blade, midrib, bladeAngle, bladeLength)
  })
  const all = (part: keyof BladePaths) => paths.map((path) => path[part]).join('')
  const veins = all('veins')
  return (
    `<path d="${all('body')}"/>` +
    fill(shadow, all('dim'), 0.15) +
    fill(shine, all('lit'), 0.13) +
    stroke(shine, length > 36 ? 0.9 : 0.7, all('ribs') || 'M0 0', 0.42) +
    (veins ? stroke(shine, 0.6, veins, 0.28) : '')
  )
}

type LeafLook = { shape: HerbLeafShape; length: number; width: number; droop: number }

type LeafPose = {
  angle: number
  /** 0.4 .. 1.2 of the full length */
  scale: number
  /** 1 seen from above, 0.4 nearly edge-on */
  openness: number
}

const rotations = 16
const scaleSteps = [0.45, 0.6, 0.75, 0.9, 1.08]
const opennessSteps = [0.45, 0.7, 1]

const nearest = (steps: readonly number[], value: number): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best))

/** A leaf at (x, y) from the sheet; poses are rounded to a few variants so that symbols can be reused. */
export function stampLeaf(
  sheet: StampSheet,
  look: LeafLook,
  pose: LeafPose,
  x: number,
  y: number,
  color: string,
): string {
  const turn = ((Math.round((pose.angle / fullTurn) * rotations) % rotations) + rotations) % rotations
  const scale = nearest(scaleSteps, pose.scale)
  const openness = nearest(opennessSteps, clamp(pose.openness))
  const angle = (turn / rotations) * fullTurn
  const draw = () =>
    drawLeaf(
      look.shape,
      look.length * scale,
      look.width * scale * openness,
      angle,
      look.droop * Math.cos(angle),
    )
  return sheet.stamp(`${look.shape}${look.length}/${turn}/${scale}/${openness}`, draw, x, y, color)
}
