import type { ContainerSize } from '#domain/stock/container-sizes.ts'

// Published advice for watering new trees in Texas. Most pages have no date of their own. The sources disagree, so everything is a band: from
// the least to the most that one of them says. Why each was chosen: docs/decisions/023-the-water-plan.md.

export type Band = readonly [least: number, most: number]

export const waterSources = {
  laTejana: {
    name: 'La Tejana Tree Sales: Tree Watering Guide',
    url: 'http://latejanatreesales.com/contact/watering-guide/',
    dated: null,
    read: '2026-11-16',
  },
  texasTreeFarms: {
    name: 'Texas Tree Farms: Watering your new tree',
    url: 'https://texastreefarms.com/blogs/news/watering-trees',
    dated: null,
    read: '2026-11-16',
  },
  treeland: {
    name: 'Treeland Nursery: Watering Guide',
    url: 'https://www.tree-land.com/tree-care-guides/watering-guidelines/',
    dated: null,
    read: '2026-11-16',
  },
  haufc: {
    name: 'Houston Area Urban Forestry Council: Watering Tips',
    url: 'http://haufc.org/tree-info-center/watering-tips/',
    dated: null,
    read: '2026-11-16',
  },
  saws: {
    name: 'SAWS: Fall Things Considered, Now Is the Time To Plant Trees',
    url: 'https://www.saws.org/fall-things-considered-now-is-the-time-to-plant-trees/',
    dated: null,
    read: '2026-11-16',
  },
  treeFolks: {
    name: 'TreeFolks: Water Smart',
    url: 'https://www.treefolks.org/2011/07/14/water-smart-tree-canopy-conserves-water/',
    dated: '2011-07-14',
    read: '2026-11-16',
  },
} as const

type WaterSource = keyof typeof waterSources

type Figure = {
  band: Band
  sources: readonly WaterSource[]
  /** True if no source has this size, and the band lies between its neighbors'. */
  isBetween?: true
}

/** Gallons a watering. The container says how big the root ball is. */
export const gallonsBySize: Readonly<Record<Exclude<ContainerSize, 'other'>, Figure>> = {
  '4-inch': { band: [0.25, 0.5], sources: [], isBetween: true },
  '6-inch': { band: [0.25, 0.5], sources: [], isBetween: true },
  '1-gal': { band: [0.5, 1], sources: [], isBetween: true },
  '3-gal': { band: [1, 1], sources: ['texasTreeFarms'] },
  '5-gal': { band: [1, 1], sources: ['texasTreeFarms'] },
  '7-gal': { band: [2, 3], sources: [], isBetween: true },
  '10-gal': { band: [3, 5], sources: [], isBetween: true },
  '15-gal': { band: [5, 7], sources: ['laTejana', 'texasTreeFarms'] },
  '25-gal': { band: [7, 10], sources: [], isBetween: true },
  '30-gal': { band: [10, 12], sources: ['laTejana', 'texasTreeFarms'] },
  '45-gal': { band: [12, 15], sources: ['laTejana', 'texasTreeFarms'] },
  '65-gal': { band: [15, 20], sources: ['laTejana', 'texasTreeFarms'] },
  '100-gal': { band: [20, 30], sources: ['laTejana', 'texasTreeFarms'] },
}

/** For a tree whose container isn't in the table: the container that usually goes with a trunk up to this wide. */
export const sizeByCaliper: readonly (readonly [inches: number, size: keyof typeof gallonsBySize])[] = [
  [0.5, '5-gal'],
  [1.5, '15-gal'],
  [2.5, '30-gal'],
  [3, '45-gal'],
  [3.5, '65-gal'],
  [Number.POSITIVE_INFINITY, '100-gal'],
]

/** Days between waterings in the first two weeks, while the roots are only in the ball: with summer heat, and without. */
export const firstWeeks = {
  days: 14,
  inSummer: { band: [1, 1], sources: ['texasTreeFarms'] },
  otherwise: { band: [2, 2], sources: ['texasTreeFarms'] },
} as const satisfies Record<string, Figure | number>

/** Until then, never longer than a week between waterings: three a week, then two, then one, a month each. */
export const settling = { days: 90, mostDaysBetween: 7, sources: ['saws', 'texasTreeFarms'] } as const

export const summerMonths: readonly number[] = [6, 7, 8, 9]

const winter: Figure = { band: [7, 21], sources: ['laTejana', 'treeland', 'haufc'] }
const summer: Figure = { band: [2, 7], sources: ['treeland', 'haufc', 'texasTreeFarms'] }

/** Days between waterings in the first year, January first. */
export const firstYear: readonly Figure[] = [
  winter,
  winter,
  { band: [4, 14], sources: ['laTejana', 'treeland', 'haufc'] },
  { band: [3, 14], sources: ['laTejana', 'treeland', 'haufc'] },
  { band: [3, 7], sources: ['laTejana', 'treeland', 'haufc'] },
  summer,
  summer,
  summer,
  summer,
  { band: [3, 14], sources: ['treeland', 'haufc'] },
  { band: [7, 21], sources: ['treeland', 'haufc'] },
  winter,
]

const secondWinter: Figure = { band: [21, 30], sources: ['haufc', 'saws'] }
const secondSummer: Figure = { band: [7, 10], sources: ['haufc', 'treeFolks'] }
const between: Figure = { band: [14, 21], sources: ['haufc'] }

/** Days between waterings in the second year, January first: the roots have left the ball, and the gaps grow. */
export const secondYear: readonly Figure[] = [
  secondWinter,
  secondWinter,
  between,
  between,
  secondSummer,
  secondSummer,
  secondSummer,
  secondSummer,
  secondSummer,
  between,
  secondWinter,
  secondWinter,
]

/** After its second summer: only plants that need much water, and only while it doesn't rain. */
export const laterDays: Figure = { band: [21, 30], sources: ['saws'] }
