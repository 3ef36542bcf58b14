type GrassBladeForm = {
  /** one is chosen per blade */
  colors: string[]
  count: number
  /** how high the blades reach, as a share of the plant's height */
  reach: number
  /** how far they reach sideways, as a share of the plant's half width */
  spread: number
  /** pixels across at the foot */
  width: number
  /** 0 stiffly upright .. 1 a fountain */
  arch: number
}

export type GrassHeadType = 'cloud' | 'spike' | 'tufts' | 'comb' | 'oats' | 'flags' | 'sedge'

export type GrassHeadForm = {
  type: GrassHeadType
  colors: string[]
  count: number
  /** share of the culm, from its tip, that carries flowers */
  length: number
  /** length in pixels of a cloud's hairs, or of the spikelets of oats and combs */
  size: number
  /** how far the culms lean outward: 0.1 stiff .. 1 wide */
  flare: number
  /** how far the tips hang over: 0 .. 1 */
  nod: number
}

export type GrassForm = {
  kind: 'grass'
  height: number
  width: number
  /** radius of the clump on the ground; about half the width makes turf */
  baseRadius: number
  blade: GrassBladeForm
  head?: GrassHeadForm
  /** turf: stems that creep out over the soil and root in tufts */
  runners?: number
  /** leaves on each culm */
  stemLeaves?: number
}
