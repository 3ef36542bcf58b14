import type { HerbLeafShape } from './leaf-shape.ts'

export type StemHabit = 'upright' | 'vase' | 'mound' | 'sprawling' | 'ascending' | 'arching'

type StemLeafForm = {
  shape: HerbLeafShape
  length: number
  /** half the leaf's width in pixels */
  width: number
  colors: string[]
  perStem: number
  /** share of the stem's length where leaves begin and end (0 .. 1) */
  from?: number
  to?: number
  arrangement?: 'alternate' | 'opposite'
  /** leaf stalk in leaf lengths */
  petiole?: number
  droop?: number
  /** leaves that rise straight from the crown */
  basal?: number
}

/** The close-up's flowers on the plant. */
export type StemFlowerForm = {
  /** radius of open faces and domes, length of spikes, in pixels of the plate */
  size: number
  /** at the ends of stems and branches, along them between the leaves, or around them like rings */
  place: 'tips' | 'axils' | 'nodes'
  /** share of the possible positions that have a flower */
  share: number
  /** young and old flowers differ in size, and lean and turn more freely */
  uneven?: boolean
}

export type LeafyStemsForm = {
  kind: 'leafy-stems'
  height: number
  width: number
  baseRadius: number
  habit: StemHabit
  stems: number
  /** side branches on each stem */
  branches?: number
  stemColor: string
  /** half the thickness of a stem at its foot */
  stemRadius?: number
  leaf: StemLeafForm
  flower?: StemFlowerForm
}
