import type { Point } from '../vector.ts'

/** How a leaf is attached to its twig. */
export type LeafPose = {
  base: Point
  angle: number
  length: number
  bend?: number
  /** 0 dark .. 1 light */
  middle?: number
  /** which of the leaf's colors */
  index?: number
}

/** Where a flower or fruit is attached and which way it points. */
export type FlowerPose = {
  base: Point
  angle: number
  size: number
  /** 1 faces the viewer, less is turned away along the angle */
  tilt?: number
}
