import type { CSSProperties } from 'react'
import type { Position } from '#domain/delivery/distance.ts'
import { mapExtent, toMapPosition, type MapPosition } from '#domain/places/map-position.ts'

// One map for every width: the page sets --mile (the length of a mile), --x and --y (the map's center), and everything else
// follows from the coordinates.

const onScreen = (miles: number, axis: 'x' | 'y') =>
  `calc(var(--${axis}) + var(--mile) * ${miles.toFixed(2)})`

/** Positions an element on a map centered on `middle`. */
export function positionStyle(position: Position, middle: MapPosition): CSSProperties {
  const { eastMiles, southMiles } = toMapPosition(position)
  return {
    left: onScreen(eastMiles - middle.eastMiles, 'x'),
    top: onScreen(southMiles - middle.southMiles, 'y'),
  }
}

/** Positions the terrain so that `middle` is at the map's center. */
export function landStyle(middle: MapPosition): CSSProperties {
  return {
    left: onScreen(mapExtent.westMiles - middle.eastMiles, 'x'),
    top: onScreen(mapExtent.northMiles - middle.southMiles, 'y'),
    width: `calc(var(--mile) * ${mapExtent.widthMiles})`,
    height: `calc(var(--mile) * ${mapExtent.heightMiles})`,
  }
}
