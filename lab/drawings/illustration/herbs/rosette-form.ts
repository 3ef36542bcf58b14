type RosetteLeafType = 'sword' | 'strap' | 'saw' | 'broad' | 'fan'

export type RosetteLeafForm = {
  type: RosetteLeafType
  colors: string[]
  count: number
  /** pixels across a leaf; for fans the share of the leaf that is blade, 0.4 .. 0.7 */
  width: number
  /** how far the outermost leaves lie down: 1 half open .. 1.5 flat .. 2 a ball */
  open: number
  /** how much a leaf bends down (or, below 0, up) along its length */
  curve: number
  /** half turns of a twisted leaf */
  twist?: number
  /** curling fibers along the edges */
  threads?: boolean
}

export type StalkType = 'tubes' | 'bells' | 'plume' | 'panicle'

export type StalkForm = {
  type: StalkType
  count: number
  color: string
  flowerColors: string[]
  flowerSize: number
  /** radians between the outermost stalks */
  fan: number
  /** how far a stalk bows over to one side, 0 straight .. 1 */
  arch?: number
  /** share of the stalk, from its tip, that flowers */
  length: number
}

export type TrunkForm = {
  height: number
  radius: number
  color: string
}

export type RosetteForm = {
  kind: 'rosette'
  height: number
  width: number
  /** radius of the heart that the leaves grow from */
  coreRadius: number
  leaf: RosetteLeafForm
  stalk?: StalkForm
  trunk?: TrunkForm
}
