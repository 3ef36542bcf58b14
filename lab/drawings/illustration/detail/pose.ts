import type { Ramp } from '../color.ts'
import type { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import type { FlowerForm, FruitForm, LeafForm } from './detail-form.ts'
import type { Sketch } from './sketch.ts'

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

export type DrawFlower = (sketch: Sketch, flower: FlowerForm, pose: FlowerPose, random: Random) => void

export type DrawFruit = (sketch: Sketch, fruit: FruitForm, pose: FlowerPose, random: Random) => void

/** Draws a leaf, or leaflets, this wide for their length. */
export type DrawWideLeaf = (
  sketch: Sketch,
  leaf: LeafForm,
  width: number,
  pose: LeafPose,
  colors: Ramp,
  random: Random,
) => void
