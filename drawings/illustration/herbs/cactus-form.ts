/** Prickly pears: pads on pads. */
export type CactusForm = {
  kind: 'cactus'
  height: number
  width: number
  /** pads that stand on the ground */
  stems: number
  /** how many times pads grow on pads */
  generations: number
  padLength: number
  padColor: string
  spineColor?: string
  flowerColors: string[]
  /** share of the fruits that are still in flower, 0 .. 1 */
  flowerShare: number
  fruitColor: string
  fruitSize: number
}
