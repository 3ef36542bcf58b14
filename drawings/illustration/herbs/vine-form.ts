import type { FlowerForm } from './flowers/flower-pose.ts'
import type { HerbLeafShape } from './leaf-shape.ts'

export type VineForm = {
  kind: 'vine'
  height: number
  width: number
  support: 'trellis' | 'fence'
  supportColor?: string
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
  flower?: FlowerForm & { count: number }
  tendrils?: boolean
}
