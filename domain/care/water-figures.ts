import type { ContainerSize } from '#domain/stock/container-sizes.ts'

// The water plan in tables. Where each number comes from, and how sure it is: docs/decisions/023-the-water-plan.md.

export type Band = readonly [least: number, most: number]

export const waterSources = {
  forestService: { url: 'https://tfsweb.tamu.edu/?p=9663', read: '2026-11-19' },
  florida: { url: 'https://hort.ifas.ufl.edu/woody/irrigation-research.shtml', read: '2026-11-19' },
  laTejana: { url: 'http://latejanatreesales.com/contact/watering-guide/', read: '2026-11-16' },
  texasTreeFarms: { url: 'https://texastreefarms.com/blogs/news/watering-trees', read: '2026-11-16' },
  treeland: { url: 'https://www.tree-land.com/tree-care-guides/watering-guidelines/', read: '2026-11-16' },
  haufc: { url: 'http://haufc.org/tree-info-center/watering-tips/', read: '2026-11-16' },
  saws: {
    url: 'https://www.saws.org/fall-things-considered-now-is-the-time-to-plant-trees/',
    read: '2026-11-16',
  },
  treeFolks: {
    url: 'https://www.treefolks.org/2011/07/14/water-smart-tree-canopy-conserves-water/',
    read: '2026-11-16',
  },
} as const

/** 'ours': our own estimate, between what the sources say. */
type Sources = readonly (keyof typeof waterSources | 'ours')[]

type Pot = {
  /** Usual inches of trunk, 6 inches up: on the planting day and in the second year. */
  trunk: readonly [first: number, second: number]
  /** Gallons a watering in the first year, and in the second, our own estimate; null if it needs none by then. */
  first: Band
  second: Band | null
  sources: Sources
}

export type PotSize = Exclude<ContainerSize, 'other'>

export const pots: Readonly<Record<PotSize, Pot>> = {
  '4-inch': { trunk: [0.2, 0.2], first: [0.25, 0.5], second: null, sources: ['ours'] },
  '6-inch': { trunk: [0.2, 0.2], first: [0.25, 0.5], second: null, sources: ['ours'] },
  '1-gal': { trunk: [0.25, 0.5], first: [1, 1], second: [3, 3], sources: ['ours'] },
  '3-gal': { trunk: [0.35, 0.7], first: [1, 1.5], second: [4, 5], sources: ['ours'] },
  '5-gal': { trunk: [0.5, 0.8], first: [1.5, 2], second: [5, 6], sources: ['ours'] },
  '7-gal': { trunk: [0.6, 1], first: [2, 3], second: [6, 7], sources: ['ours'] },
  '10-gal': { trunk: [0.8, 1.2], first: [3, 5], second: [7, 9], sources: ['ours'] },
  '15-gal': { trunk: [1, 1.5], first: [5, 7], second: [9, 12], sources: ['laTejana', 'texasTreeFarms'] },
  '25-gal': { trunk: [1.75, 2.2], first: [7, 10], second: [14, 16], sources: ['ours'] },
  '30-gal': { trunk: [1.8, 2.2], first: [10, 12], second: [14, 17], sources: ['laTejana', 'texasTreeFarms'] },
  '45-gal': { trunk: [2.5, 3], first: [12, 15], second: [18, 22], sources: ['laTejana', 'texasTreeFarms'] },
  '65-gal': {
    trunk: [2.85, 3.4],
    first: [15, 20],
    second: [20, 25],
    sources: ['laTejana', 'texasTreeFarms'],
  },
  '100-gal': { trunk: [3.6, 4], first: [20, 30], second: [25, 32], sources: ['laTejana', 'texasTreeFarms'] },
}

/** For a tree whose container isn't in the table: the container that usually goes with a trunk up to this wide. */
export const sizeByCaliper: readonly (readonly [inches: number, size: PotSize])[] = [
  [0.5, '5-gal'],
  [1.5, '15-gal'],
  [2.5, '30-gal'],
  [3, '45-gal'],
  [3.5, '65-gal'],
  [Number.POSITIVE_INFINITY, '100-gal'],
]

/** The Forest Service's rule for the hot months, page 1284 of texasforestservice.tamu.edu: gallons a week for each inch of trunk. */
export const weeklyGallonsPerInch = 5

export const summerMonths: readonly number[] = [6, 7, 8, 9]

/** Up to 7 gal on rock or sand, and on clay or unknown ground; then the same from 10 gal up. */
export type Column = 0 | 1 | 2 | 3

type Row = {
  /** Days between waterings, by column. */
  days: readonly [Band, Band, Band, Band]
  sources: Sources
}

const same = (days: number): Row['days'] => [
  [days, days],
  [days, days],
  [days, days],
  [days, days],
]

// prettier-ignore
export const rows = {
  firstWeeks: { days: same(2), sources: ['texasTreeFarms'] },
  // Clay around a large root ball drains too slowly for every day.
  firstWeeksInSummer: { days: [[1, 1], [1, 1], [1, 1], [2, 2]], sources: ['texasTreeFarms', 'florida'] },
  threeAWeek: { days: [[2, 3], [2, 3], [2, 3], [3, 3]], sources: ['saws'] },
  twoAWeek: { days: [[3, 4], [3, 4], [3, 4], [4, 4]], sources: ['saws'] },
  onceAWeek: { days: same(7), sources: ['saws'] },
  summer: { days: [[2, 3], [3, 4], [4, 5], [4, 6]], sources: ['forestService', 'treeland', 'laTejana'] },
  mild: { days: [[4, 5], [5, 7], [5, 7], [7, 7]], sources: ['laTejana', 'treeland', 'haufc'] },
  cool: { days: [[7, 7], [7, 10], [7, 10], [10, 10]], sources: ['laTejana', 'treeland', 'haufc'] },
  winter: { days: [[10, 10], [14, 14], [14, 14], [14, 21]], sources: ['haufc', 'laTejana'] },
  winterEvergreen: { days: [[7, 7], [10, 10], [10, 10], [14, 14]], sources: ['haufc', 'laTejana'] },
  secondSummer: { days: [[7, 7], [7, 10], [7, 7], [8, 10]], sources: ['treeFolks', 'haufc'] },
  secondMild: { days: [[14, 14], [21, 21], [14, 14], [21, 21]], sources: ['haufc'] },
  secondWinter: { days: same(30), sources: ['saws', 'haufc'] },
  dryThirdSummer: { days: [[21, 21], [30, 30], [21, 21], [30, 30]], sources: ['florida', 'ours'] },
} as const satisfies Record<string, Row>
