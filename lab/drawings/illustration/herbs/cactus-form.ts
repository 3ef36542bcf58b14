/** Prickly pears: pads on pads. */
export type CactusForm = {
  kind: 'cactus'
  height: number
  width: number
  /** pads that stand on the ground */
  stems: number
  /** how many times pads grow on pads */
  generations: number
  /** the most pads that grow on one */
  padsPerPad?: number
  padLength: number
  padColor: string
  /** only dots on its pads */
  isSpineless?: boolean
  /** in pixels across an open flower */
  flowerSize: number
  /** share of the fruits that are still in flower, 0 .. 1 */
  flowerShare: number
  /** share of the other fruits that are ripe, 0 .. 1 */
  ripeShare: number
  fruitColor: string
  fruitSize: number
}
