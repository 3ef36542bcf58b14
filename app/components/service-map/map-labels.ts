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

/** From this step on, a map may be behind the page's words. */
export const wideStep = mapSteps.indexOf(1024)

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

/** Where a name stands, and the steps at which there's room for it. */
export type PlacedName = { key: string; side: Side; steps: readonly number[] }

const edge = 6
const pause = 3

/**
 * The most important names come first and are placed first. A name keeps its side at all of these steps: the one that shows it at
 * most of them.
 */
export function placeNames(
  names: readonly MapName[],
  middle: MapPosition,
  frames: readonly MapFrame[],
): PlacedName[] {
  const taken: Box[][] = frames.map(({ covered = [] }) => [...covered])
  return names.flatMap((name) => {
    const choices = name.sides.map((side) => ({ key: name.key, side, steps: clearSteps(name, side) }))
    const most = Math.max(...choices.map(({ steps }) => steps.length))
    const best = choices.find(({ steps }) => steps.length === most)
    if (best === undefined || most === 0) return []
    for (const step of best.steps) taken[step]?.push(...boxesAt(name, best.side, step))
    return [best]
  })

  function clearSteps(name: MapName, side: Side): number[] {
    return [...frames.keys()].filter((step) => isClear(boxesAt(name, side, step), step, taken[step] ?? []))
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
