import type { HerbLeafShape } from './leaf-shape.ts'

export type VineForm = {
  kind: 'vine'
  height: number
  width: number
  /** a ladder of canes is what vines climb in a nursery pot */
  support: 'trellis' | 'fence' | 'ladder'
  stemColor: string
  /** stems that rise from the ground */
  stems: number
  leaf: {
    shape: HerbLeafShape
    length: number
    /** half the leaf's width in pixels */
    width: number
    /** neighbors on this list drift into each other over the plant: order fall colors as they turn */
    colors: string[]
    /** 0.5 sparse .. 1 .. 1.5 dense */
    density: number
    arrangement?: 'alternate' | 'opposite'
    droop?: number
  }
  /** the close-up's flowers: radius of open faces, length of tubes, in pixels of the plate */
  flower?: { size: number; count: number }
  tendrils?: boolean
}
