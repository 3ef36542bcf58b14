import { tone, type Ramp } from '../color.ts'
import { fill, stroke } from '../path-batch.ts'
import { arc, numbers, polygon, ribbon, smoothPath } from '../path.ts'
import type { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { headingAlong, lastOf } from './space-line.ts'
import { drawStem } from './stem.ts'

type FanLeaf = {
  /** from the heart of the plant to the tip of the blade */
  line: Point[]
  /** share of the line that is blade */
  bladeShare: number
  radius: number
  /** 1 the fan faces the viewer .. 0.3 nearly edge-on */
  facing: number
  /** 1 it stands upright .. 0.4 it leans toward the viewer */
  standing: number
  tone: number
  colors: Ramp
}

/** Half the angle the fan spans. */
const spanHalf = 1.75
const segments = 25
/** Up to this share of the radius, the segments are one blade. */
const joined = 0.5

type FanFrame = (turn: number, reach: number) => Point

function frameOf([x, y]: Point, heading: number, { radius, facing, standing }: FanLeaf): FanFrame {
  const c = Math.cos(heading)
  const s = Math.sin(heading)
  return (turn, reach) => {
    const along = Math.cos(turn) * reach * radius * standing
    const across = Math.sin(turn) * reach * radius * facing
    // The fingers are soft at their ends and hang a little.
    const sag = reach ** 3 * radius * 0.13
    return [x + along * c - across * s, y + along * s + across * c + sag]
  }
}

/** Middle segments reach farthest; the outer ones are shorter and hang. */
const reachAt = (turn: number) => 1 - 0.3 * (Math.abs(turn) / spanHalf) ** 2

function drawSegment(frame: FanFrame, turn: number, radius: number, leaf: FanLeaf, random: Random): string {
  const reach = reachAt(turn) * random.between(0.93, 1.04)
  const step = (spanHalf * 2) / segments
  const tip = frame(turn + random.gaussian() * 0.03, reach)
  const fork = [frame(turn - 0.03, reach * 0.86), frame(turn + 0.03, reach * 0.86)]
  const left = frame(turn - step * 0.52, joined * reachAt(turn))
  const right = frame(turn + step * 0.52, joined * reachAt(turn))
  const foot = frame(turn, 0.02)
  const middle = frame(turn, joined)
  const lit = leaf.tone + 0.2 * Math.sin(-turn + 0.4) + random.gaussian() * 0.05
  const outlineLeft = [foot, left, fork[0] ?? tip, tip, middle]
  const outlineRight = [foot, right, fork[1] ?? tip, tip, middle]
  return (
    fill(tone(leaf.colors, lit + 0.1), polygon(outlineLeft)) +
    fill(tone(leaf.colors, lit - 0.17), polygon(outlineRight)) +
    stroke(
      tone(leaf.colors, lit + 0.4),
      radius > 120 ? 0.9 : 0.6,
      `M${numbers(...foot)}L${numbers(...tip)}`,
      0.5,
    )
  )
}

/** A palmetto leaf: a bare stalk, then a pleated fan cut into fingers. */
export function drawFanLeaf(leaf: FanLeaf, random: Random): string {
  const last = leaf.line.length - 1
  const heart = Math.round(last * (1 - leaf.bladeShare))
  const stalk = leaf.line.slice(0, heart + 1)
  const hub = lastOf(stalk)
  const { radius } = leaf
  const heading = headingAlong(leaf.line, 0.9)
  const frame = frameOf(hub, heading, leaf)
  const turns = Array.from({ length: segments }, (_, i) => ((i + 0.5) / segments - 0.5) * spanHalf * 2)
  const outsideFirst = turns.toSorted((a, b) => Math.abs(b) - Math.abs(a))
  const rib = arc(hub[0], hub[1], radius * 0.4 * leaf.standing, heading, 0, 4)
  return (
    drawStem(stalk, (t) => 5.5 - 2.5 * t, leaf.colors, leaf.tone) +
    outsideFirst.map((turn) => drawSegment(frame, turn, radius, leaf, random)).join('') +
    fill(tone(leaf.colors, leaf.tone + 0.3), smoothPath(ribbon(rib, (t) => 3 * (1 - t) + 0.2)), 0.8)
  )
}
