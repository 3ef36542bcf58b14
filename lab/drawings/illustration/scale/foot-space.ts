import { polygon, smoothPath } from '../path.ts'
import type { Point } from '../vector.ts'

/** Scenery is drawn at this scale and then resized. */
const drawnPixelsPerFoot = 40

/** Converts a point in feet, with y up from the ground, to the screen. */
const place = ([x, y]: Point): Point => [x * drawnPixelsPerFoot, -y * drawnPixelsPerFoot]

export const shape = (points: readonly Point[]): string => polygon(points.map(place))

export const line = (points: readonly Point[]): string => polygon(points.map(place), false)

export const curve = (points: readonly Point[]): string => smoothPath(points.map(place), false)

export const roundShape = (points: readonly Point[]): string => smoothPath(points.map(place))

export const box = (left: number, bottom: number, right: number, top: number): string =>
  shape([
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ])

/** A line's width, from feet. */
export const thick = (feet: number): number => feet * drawnPixelsPerFoot

/** The picture as a file of its own: everything between left and right and up to the top, in feet. */
export function sceneryFile(svg: string, [left, right, top]: readonly [number, number, number]): string {
  const [x, width, height] = [left, right - left, top].map((feet) => Math.round(feet * drawnPixelsPerFoot))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} -${height} ${width} ${height}" width="${width}" height="${height}"` +
    ` stroke-linecap="round" stroke-linejoin="round">${svg}</svg>\n`
  )
}
