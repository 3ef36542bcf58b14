import type { Point } from '../vector.ts'

export type HerbLeafShape =
  | 'linear'
  | 'lance'
  | 'oval'
  | 'spoon'
  | 'heart'
  | 'kidney'
  | 'cut'
  | 'arrow'
  | 'toothed'
  | 'palm'
  | 'three-lobed'
  | 'deep-lobed'
  | 'three-leaflets'
  | 'five-leaflets'
  | 'five-toothed'
  | 'feather'
  | 'double-feather'
  | 'threads'

/** A blade of a leaf: half its outline in (along, across), from the foot to just before the tip. */
type HalfOutline = readonly Point[]

/** One blade inside the unit leaf (x along the leaf, 0..1). */
export type Blade = {
  half: HalfOutline
  at: Point
  length: number
  /** in widths of the whole leaf */
  width: number
  angle: number
}

const lance: HalfOutline = [
  [0.06, 0.26],
  [0.15, 0.62],
  [0.28, 0.95],
  [0.42, 1.05],
  [0.58, 0.93],
  [0.74, 0.62],
  [0.88, 0.27],
]
const oval: HalfOutline = [
  [0.02, 0.42],
  [0.16, 0.92],
  [0.42, 1.08],
  [0.7, 0.94],
  [0.9, 0.5],
]
const spoon: HalfOutline = [
  [0.18, 0.16],
  [0.42, 0.45],
  [0.62, 1],
  [0.68, 0.88],
  [0.76, 1.02],
  [0.82, 0.78],
  [0.92, 0.55],
]
/** Broadest past the middle, blunt. */
const paddle: HalfOutline = [
  [0.2, 0.34],
  [0.45, 0.8],
  [0.7, 1.05],
  [0.9, 0.72],
]
const heart: HalfOutline = [
  [-0.1, 0.3],
  [-0.1, 0.85],
  [0.16, 1.08],
  [0.48, 0.86],
  [0.78, 0.38],
]
/** Nearly round with a scalloped edge. */
const kidney: HalfOutline = [
  [-0.12, 0.3],
  [-0.16, 0.62],
  [-0.04, 0.86],
  [0.06, 0.9],
  [0.16, 1.08],
  [0.3, 1],
  [0.42, 1.06],
  [0.54, 0.86],
  [0.66, 0.86],
  [0.76, 0.6],
  [0.87, 0.54],
  [0.93, 0.24],
]
/** Cut halfway to the midrib into forward lobes. */
const cut: HalfOutline = [
  [0.1, 0.12],
  [0.16, 0.16],
  [0.3, 0.72],
  [0.33, 0.66],
  [0.28, 0.2],
  [0.36, 0.22],
  [0.54, 1],
  [0.57, 0.92],
  [0.5, 0.26],
  [0.58, 0.26],
  [0.78, 0.86],
  [0.8, 0.78],
  [0.7, 0.24],
  [0.78, 0.26],
  [0.92, 0.4],
]
const toothed: HalfOutline = [
  [0.06, 0.36],
  [0.2, 0.82],
  [0.3, 0.8],
  [0.36, 1.06],
  [0.46, 0.88],
  [0.54, 1],
  [0.62, 0.72],
  [0.7, 0.76],
  [0.8, 0.4],
]
const palm: HalfOutline = [
  [-0.1, 0.28],
  [-0.14, 0.7],
  [0.04, 0.9],
  [0.2, 1.02],
  [0.36, 1.05],
  [0.46, 0.74],
  [0.6, 0.68],
  [0.76, 0.5],
  [0.9, 0.2],
]
const threeLobed: HalfOutline = [
  [-0.04, 0.22],
  [0.02, 0.6],
  [0.2, 1.02],
  [0.5, 1.36],
  [0.5, 1.36],
  [0.44, 0.86],
  [0.36, 0.42],
  [0.54, 0.46],
  [0.78, 0.36],
]

/** Two barbs at the foot, then straight to the point. */
const arrow: HalfOutline = [
  [-0.06, 0.2],
  [-0.3, 0.86],
  [-0.34, 1.02],
  [-0.22, 1.02],
  [0.02, 0.72],
  [0.28, 0.62],
  [0.6, 0.38],
  [0.84, 0.16],
]

const whole = (half: HalfOutline): readonly Blade[] => [{ half, at: [0, 0], length: 1, width: 1, angle: 0 }]

/** Leaflets or lobes spread like fingers from one point. */
const fan = (half: HalfOutline, angles: readonly number[], width: number, shrink: number): readonly Blade[] =>
  angles
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((angle) => ({ half, at: [0, 0], length: 1 - shrink * Math.abs(angle), width, angle }))

const pinnate = (pairs: number): readonly Blade[] =>
  Array.from({ length: pairs }, (_, i) => i)
    .flatMap((i): Blade[] => {
      const along = 0.14 + (0.66 * i) / (pairs - 1)
      const length = 0.42 - 0.16 * Math.abs(i / (pairs - 1) - 0.4)
      return [1, -1].map((side) => ({ half: lance, at: [along, 0], length, width: 0.34, angle: side * 0.95 }))
    })
    .concat([{ half: lance, at: [0.72, 0], length: 0.32, width: 0.34, angle: 0 }])

/** Leaves cut into narrow threads, as a skeleton of a leaf. */
const threads: readonly Blade[] = [
  [0.12, 0.5, 0.8],
  [0.36, 0.5, 0.62],
  [0.58, 0.36, 0.5],
].flatMap(([along = 0, length = 0, angle = 0]) =>
  [1, -1].map((side): Blade => ({ half: lance, at: [along, 0], length, width: 0.12, angle: side * angle })),
)

/** A branch of a twice-feathered leaf: leaflets side by side. */
const comb: HalfOutline = Array.from({ length: 9 }, (_, i): Point[] => {
  const along = 0.06 + i * 0.1
  const reach = Math.sin(0.7 + along * 2) ** 0.6
  return [
    [along, 0.12],
    [along + 0.02, reach],
    [along + 0.07, reach],
    [along + 0.08, 0.12],
  ]
}).flat()

/** Leaflets in pairs along branches in pairs. */
const doubleFeather: readonly Blade[] = [0.14, 0.3, 0.46, 0.62, 0.76].flatMap((along, pair) =>
  [1, -1].map((side): Blade => ({
    half: comb,
    at: [along, 0],
    length: 0.46 - 0.06 * Math.abs(pair - 1.5),
    width: 0.24,
    angle: side * (1.05 - pair * 0.1),
  })),
)

const shapes: Record<HerbLeafShape, readonly Blade[]> = {
  linear: whole(lance),
  lance: whole(lance),
  oval: whole(oval),
  spoon: whole(spoon),
  heart: whole(heart),
  kidney: whole(kidney),
  cut: whole(cut),
  arrow: whole(arrow),
  toothed: whole(toothed),
  palm: whole(palm),
  'three-lobed': whole(threeLobed),
  'deep-lobed': fan(spoon, [-1.25, -0.62, 0, 0.62, 1.25], 0.33, 0.16),
  'three-leaflets': fan(oval, [-1.1, 0, 1.1], 0.6, 0.1),
  'five-leaflets': fan(paddle, [-1.75, -0.9, 0, 0.9, 1.75], 0.4, 0.12),
  'five-toothed': fan(toothed, [-1.62, -0.8, 0, 0.8, 1.62], 0.42, 0.17),
  feather: pinnate(5),
  'double-feather': doubleFeather,
  threads: [...threads, { half: lance, at: [0, 0], length: 1, width: 0.12, angle: 0 }],
}

export const bladesOf = (shape: HerbLeafShape): readonly Blade[] => shapes[shape]
