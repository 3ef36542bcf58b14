import type { Position } from '#domain/delivery/distance.ts'
import { toMapPosition, type MapPosition } from '#domain/places/map-position.ts'

// Decides which names a map has room for, at every width. Text keeps its size while the map's scale changes, so a narrow screen
// fits fewer names. A name that doesn't fit is left out with its dot: a dot without a name says nothing.

export type Side =
  | 'left'
  | 'right'
  | 'above'
  | 'below'
  | 'above-right'
  | 'above-left'
  | 'below-right'
  | 'below-left'
  | 'middle'

/** The screen widths at which a map changes its scale; between them it only shows more or less land at its sides. */
export const mapSteps = [320, 375, 540, 768, 1024, 1200, 1440, 1680] as const

export type Box = { left: number; top: number; right: number; bottom: number }

/** How a map is shown from one step's width to the next one's. */
export type MapFrame = {
  width: number
  height: number
  /** Pixels per mile. */
  mile: number
  /** Where the map's middle is: a share of the width, and pixels from the top. */
  x: number
  y: number
  /** Where the page's own words cover the map. */
  covered?: readonly Box[]
}

export type MapName = {
  key: string
  at: Position
  width: number
  height: number
  /** In order of preference. */
  sides: readonly Side[]
  /** The radius to keep free around its dot; 0 without a dot. */
  dot: number
}

/** From which step on a name is shown, and where it stands. */
export type PlacedName = { key: string; side: Side; from: number }

const edge = 6
const pause = 3

export function placeNames(
  names: readonly MapName[],
  middle: MapPosition,
  frames: readonly MapFrame[],
): PlacedName[] {
  const widest = frames.length - 1
  const sides = chooseSides()
  const taken: Box[][] = frames.map(({ covered = [] }) => [...covered])
  const placed = new Map<string, PlacedName>()
  for (const step of frames.keys())
    for (const name of names) {
      const side = sides.get(name.key)
      if (side === undefined || placed.has(name.key) || !staysClear(name, side, step)) continue
      placed.set(name.key, { key: name.key, side, from: step })
      for (let later = step; later <= widest; later++) taken[later]?.push(...boxesAt(name, side, later))
    }
  return [...placed.values()]

  /** A name keeps its side at every width. The widest map, which has room for most of them, decides. */
  function chooseSides(): ReadonlyMap<string, Side> {
    const boxes: Box[] = [...(frames[widest]?.covered ?? [])]
    const chosen = new Map<string, Side>()
    for (const name of names) {
      const side = name.sides.find((each) => isClear(boxesAt(name, each, widest), widest, boxes))
      if (side === undefined) continue
      chosen.set(name.key, side)
      boxes.push(...boxesAt(name, side, widest))
    }
    return chosen
  }

  /** Whether a name stays clear of everything from this step to the widest. */
  function staysClear(name: MapName, side: Side, step: number): boolean {
    for (let later = step; later <= widest; later++)
      if (!isClear(boxesAt(name, side, later), later, taken[later] ?? [])) return false
    return true
  }

  function isClear(boxes: readonly Box[], step: number, others: readonly Box[]): boolean {
    const frame = frames[step] as MapFrame
    return boxes.every((box) => isInside(box, frame) && !others.some((other) => overlap(box, other)))
  }

  /** The name's box and its dot's, at this step. */
  function boxesAt(name: MapName, side: Side, step: number): Box[] {
    const { width, mile, x, y } = frames[step] as MapFrame
    const { eastMiles, southMiles } = toMapPosition(name.at)
    const at = {
      x: x * width + (eastMiles - middle.eastMiles) * mile,
      y: y + (southMiles - middle.southMiles) * mile,
    }
    const box = nameBox(name, side, at)
    const { dot } = name
    return dot === 0
      ? [box]
      : [box, { left: at.x - dot, top: at.y - dot, right: at.x + dot, bottom: at.y + dot }]
  }
}

/** Between a dot's middle and its name. The classes in `service-map.tsx` have the same distances. */
const gap = { beside: 9, over: 7, corner: 4 }

function nameBox({ width, height }: MapName, side: Side, at: { x: number; y: number }): Box {
  const across = side.endsWith('right')
    ? at.x + (side === 'right' ? gap.beside : gap.corner)
    : side.endsWith('left')
      ? at.x - width - (side === 'left' ? gap.beside : gap.corner)
      : at.x - width / 2
  const down = side.startsWith('above')
    ? at.y - height - gap.over
    : side.startsWith('below')
      ? at.y + gap.over
      : at.y - height / 2
  return { left: across, top: down, right: across + width, bottom: down + height }
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: MapFrame) =>
  left >= edge && top >= edge && right <= width - edge && bottom <= height - edge

const overlap = (one: Box, other: Box) =>
  one.left < other.right + pause &&
  other.left < one.right + pause &&
  one.top < other.bottom &&
  other.top < one.bottom
