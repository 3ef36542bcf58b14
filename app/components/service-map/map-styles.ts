import type { CSSProperties } from 'react'
import type { Position } from '#domain/delivery/distance.ts'
import { mapExtent, toMapPosition, type MapPosition } from '#domain/places/map-position.ts'

// One drawing for every width: a page sets --mile (how long a mile is), --x and --y (where the map's middle stands), and all
// else follows from the positions.

const onScreen = (miles: number, axis: 'x' | 'y') =>
  `calc(var(--${axis}) + var(--mile) * ${miles.toFixed(2)})`

/** Where a place stands on a map whose middle is `middle`. */
export function positionStyle(position: Position, middle: MapPosition): CSSProperties {
  const { eastMiles, southMiles } = toMapPosition(position)
  return {
    left: onScreen(eastMiles - middle.eastMiles, 'x'),
    top: onScreen(southMiles - middle.southMiles, 'y'),
  }
}

/** The drawn land, moved so that `middle` stands where the page wants it. */
export function landStyle(middle: MapPosition): CSSProperties {
  return {
    left: onScreen(mapExtent.westMiles - middle.eastMiles, 'x'),
    top: onScreen(mapExtent.northMiles - middle.southMiles, 'y'),
    width: `calc(var(--mile) * ${mapExtent.widthMiles})`,
    height: `calc(var(--mile) * ${mapExtent.heightMiles})`,
  }
}
