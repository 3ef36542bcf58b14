/** Defaults that follow from an envelope where a form doesn't set them. */
export type Habit = {
  crownBase: number
  trunks: number
  /** trunk radius in heights, for one trunk */
  girth: number
  spread: number
  wander: number
  /** how uneven the outline is */
  raggedness: number
  shoots: number
  /** clump radius in square roots of the crown's area */
  clumpSize: number
  /** how many times the clumps cover the crown */
  crowding: number
  flatness: number
  hollow: number
  gaps: number
  lift: number
  fullness: number
}

const tree: Habit = {
  crownBase: 0.2,
  trunks: 1,
  girth: 0.032,
  spread: 0.28,
  wander: 0.35,
  raggedness: 0.22,
  shoots: 0.04,
  clumpSize: 0.095,
  crowding: 2.6,
  flatness: 0.78,
  hollow: 0.5,
  gaps: 0.55,
  lift: 0.35,
  fullness: 0.5,
}

const shrub: Habit = {
  ...tree,
  crownBase: 0.1,
  trunks: 5,
  spread: 0.34,
  // An unclipped shrub is rough.
  raggedness: 0.38,
  shoots: 0.9,
  gaps: 0.4,
  lift: 0.3,
  hollow: 0.35,
}

const conifer: Habit = {
  ...tree,
  crownBase: 0.08,
  wander: 0.2,
  hollow: 0.2,
  gaps: 0.1,
  lift: 0,
  clumpSize: 0.088,
  crowding: 2.9,
  flatness: 0.72,
  shoots: 0.15,
}

export const habits = {
  spreading: {
    ...tree,
    girth: 0.07,
    wander: 0.5,
    flatness: 0.6,
    hollow: 0.45,
    lift: 0.55,
    clumpSize: 0.102,
    crowding: 3.1,
  },
  rounded: tree,
  oval: { ...tree, lift: 0.3 },
  // No windows: a juniper shows nothing of its trunk above the skirt.
  columnar: { ...conifer, gaps: 0, hollow: 0.15, crowding: 3.6, fullness: 0.6 },
  pyramidal: conifer,
  vase: { ...tree, crownBase: 0.15, trunks: 3, gaps: 0.45, lift: 0.25, shoots: 0.25 },
  umbrella: { ...tree, wander: 0.45, spread: 0.34, gaps: 0.35, shoots: 0.15 },
  weeping: {
    ...tree,
    crownBase: 0.08,
    wander: 0.3,
    flatness: 1.7,
    hollow: 0.55,
    gaps: 0.6,
    lift: 0.35,
    clumpSize: 0.068,
    crowding: 1.9,
    fullness: 0.3,
    shoots: 0.8,
  },
  mound: {
    ...shrub,
    crownBase: 0.06,
    trunks: 7,
    spread: 0.5,
    flatness: 0.85,
    clumpSize: 0.09,
    crowding: 2.5,
    gaps: 0.3,
    lift: 0.25,
    shoots: 1.4,
  },
  'upright-shrub': { ...shrub, spread: 0.4, shoots: 1.1, crowding: 2.3 },
} satisfies Record<string, Habit>
