import {
  all,
  growsIn,
  hasNoThorns,
  isEvergreen,
  isOf,
  isTree,
  isUsedAs,
  isWoody,
  keepsLeaves,
  takesDrought,
} from '#domain/plants/plant-tests.ts'
import { sunSteps } from '#domain/plants/scale-steps.ts'
import { cameThroughFebruary2021 } from '#domain/plants/usda-zone.ts'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import type { WishId } from './wish.ts'

// The conditions of each wish, and the points a plant earns there. The curated order leads; the points decide on the rest.

type Test = (plant: PlantFacts) => boolean
type Points = (plant: PlantFacts) => number

const feeds =
  (...guests: readonly string[]): Test =>
  ({ wildlife }) =>
    guests.some((guest) => wildlife.includes(guest))
/** False if the size isn't on record. */
const within = (size: number | null, least: number, most: number) =>
  size !== null && size >= least && size <= most
const growsTo =
  (least: number, most = Infinity): Test =>
  ({ maxHeightFt }) =>
    within(maxHeightFt, least, most)
const spreadsTo =
  (least: number, most = Infinity): Test =>
  ({ maxSpreadFt }) =>
    within(maxSpreadFt, least, most)
const reachesShade =
  (step: number): Test =>
  ({ exposure }) =>
    (sunSteps(exposure)?.[1] ?? 0) >= step

/** The sum of the points of every test that the plant passes. */
const points =
  (...earned: readonly (readonly [Test, number])[]): Points =>
  (plant) =>
    earned.reduce((sum, [test, worth]) => sum + (test(plant) ? worth : 0), 0)

const growth =
  (growthRate: string): Test =>
  (plant) =>
    plant.growthRate === growthRate
const growsFast = points([growth('fast'), 3], [growth('medium'), 2])
const isDeerProof: Test = ({ deerTolerance }) => deerTolerance === 'High'
const bloomsLong: Points = ({ bloomMonths }) => Math.min(bloomMonths.length, 8)
const isThin: Test = ({ crown }) => crown === 'thin'
const needsCreek: Test = ({ landforms }) => landforms.includes('creek')
const takesWetFeet: Test = ({ toleratesPoorDrainage }) => toleratesPoorDrainage === 'Yes'
const suitsLime: Test = ({ soilPh }) => soilPh?.startsWith('acidic') !== true

export const wishRules: Record<WishId, { hard: Test; score: Points }> = {
  'shade-tree': {
    hard: all(isTree, isUsedAs('shade'), spreadsTo(25), hasNoThorns),
    score: (plant) =>
      Math.min(5, (plant.maxSpreadFt ?? 0) / 10) +
      growsFast(plant) +
      points([isEvergreen, 1], [isUsedAs('street tree'), 1], [needsCreek, -6], [isThin, -6])(plant),
  },
  'fast-shade': {
    hard: all(isTree, isUsedAs('shade'), hasNoThorns, ({ growthRate }) => growthRate !== 'slow'),
    score: points([growth('fast'), 4], [({ longevity }) => longevity === 'short', -4], [needsCreek, -2]),
  },
  // Those that are bare in winter come after all others, and say so.
  'privacy-screen': {
    hard: all(isWoody, growsTo(8), isUsedAs('screen', 'hedge', 'privacy'), hasNoThorns),
    score: (plant) =>
      growsFast(plant) +
      points(
        [isEvergreen, 4],
        [growsTo(8, 25), 2],
        [isUsedAs('hedge'), 2],
        [isDeerProof, 2],
        [({ crown }) => crown === 'dense', 3],
        [spreadsTo(21), -2],
      )(plant),
  },
  'small-tree': {
    hard: all(isTree, growsTo(8, 30), spreadsTo(0, 20), hasNoThorns),
    score: points(
      [growsTo(0, 20), 2],
      [({ litter }) => litter === 'none', 3],
      [({ litter }) => litter === 'heavy', -4],
      [({ showyFlowers }) => showyFlowers, 3],
      [isEvergreen, 2],
      [({ cautions }) => cautions.some((caution) => /sucker/i.test(caution)), -2],
    ),
  },
  'flowering-tree': {
    // The spurs of a Mexican plum are sparse.
    hard: all(
      isTree,
      ({ showyFlowers }) => showyFlowers,
      (plant) => hasNoThorns(plant) || plant.slug === 'mexican-plum',
    ),
    score: (plant) =>
      Math.min(5, plant.bloomMonths.length) +
      points(
        [({ fragrance }) => fragrance === true, 1],
        [feeds('hummingbirds'), 1],
        [isDeerProof, 1],
        [growsTo(10, 25), 2],
      )(plant),
  },
  pollinators: {
    hard: all(
      isOf('perennial', 'shrub', 'succulent'),
      feeds('bees', 'butterflies', 'hummingbirds'),
      // A holly feeds bees too, but nobody plants it for its flowers.
      (plant) => plant.showyFlowers || isOf('perennial')(plant),
      ({ bloomMonths }) => bloomMonths.length >= 3,
      ({ minHeightFt }) => within(minHeightFt, 0, 6),
    ),
    score: (plant) =>
      bloomsLong(plant) +
      points(
        [feeds('bees'), 1],
        [feeds('butterflies'), 1],
        [feeds('hummingbirds'), 1],
        [feeds('larval host'), 1],
        [({ bloomMonths }) => bloomMonths.includes(10) || bloomMonths.includes(11), 2],
        [({ larvalHostOf }) => larvalHostOf.some((guest) => /monarch/i.test(guest)), 3],
      )(plant),
  },
  'under-oaks': {
    hard: all(
      (plant) => !isOf('tree', 'vine')(plant),
      growsTo(0, 6),
      reachesShade(3),
      ({ droughtTolerance }) => droughtTolerance !== 'low',
    ),
    score: points(
      [isUsedAs('understory'), 4],
      [reachesShade(4), 3],
      [({ exposure }) => exposure?.startsWith('Full Sun') === true, -1],
      [({ thorns }) => thorns === true, -5],
      [isOf('succulent'), -5],
      [takesDrought, 2],
      [growsTo(0, 2), 2],
      [isDeerProof, 1],
      [({ deerTolerance }) => deerTolerance === 'Low', -3],
    ),
  },
  'ground-cover': {
    hard: all(
      growsTo(0, 3),
      isUsedAs('groundcover', 'lawn alternative'),
      hasNoThorns,
      (plant) => !isOf('annual')(plant),
    ),
    score: points(
      [growsTo(0, 1), 3],
      [({ maxSpreadFt, maxHeightFt }) => (maxSpreadFt ?? 0) >= 2 * (maxHeightFt ?? Infinity), 2],
      [keepsLeaves, 2],
      [isUsedAs('lawn alternative'), 2],
      [isDeerProof, 1],
    ),
  },
  'deer-country': {
    hard: isDeerProof,
    score: points([isTree, 2], [isOf('shrub'), 1], [({ thorns }) => thorns === true, -2]),
  },
  poolside: {
    hard: all(hasNoThorns, keepsLeaves, spreadsTo(0, 15), ({ litter }) => litter !== 'heavy'),
    score: points(
      [({ litter }) => litter === 'none', 5],
      [isEvergreen, 3],
      [growsTo(0, 8), 2],
      [takesDrought, 1],
    ),
  },
  'wet-spot': {
    hard: all(takesWetFeet, hasNoThorns),
    score: points([needsCreek, 3], [isTree, 1]),
  },
  'blackland-clay': {
    hard: all(growsIn('clay'), suitsLime),
    score: points(
      [takesWetFeet, 3],
      [({ cautions }) => cautions.some((caution) => /drain|rot|wet/i.test(caution)), -3],
    ),
  },
  'caliche-limestone': {
    hard: all(growsIn('limestone', 'caliche', 'shallow'), suitsLime),
    score: points([growsIn('caliche'), 2], [growsIn('shallow'), 2], [takesDrought, 2], [isDeerProof, 1]),
  },
  'fall-color': {
    hard: all(isOf('tree', 'shrub', 'grass', 'vine'), ({ fallGrade }) => fallGrade > 0),
    score: (plant) => 3 * plant.fallGrade + (isTree(plant) ? 2 : 0),
  },
  evergreen: {
    hard: all(
      isEvergreen,
      (plant) => isWoody(plant) || growsTo(1.5)(plant),
      (plant) => hasNoThorns(plant) || plant.slug === 'agarita',
    ),
    score: points([isWoody, 3], [({ longevity }) => longevity === 'long', 2], [growsTo(4), 2]),
  },
  vine: {
    hard: isOf('vine'),
    score: points(
      [keepsLeaves, 3],
      [growth('fast'), 2],
      [({ deerTolerance }) => deerTolerance === 'Low', -2],
    ),
  },
  tough: {
    hard: all(
      takesDrought,
      ({ february2021 }) => cameThroughFebruary2021(february2021),
      ({ maintenanceLevel }) => maintenanceLevel === 'low',
      ({ nativeHere }) => nativeHere === true,
      (plant) => !isOf('annual')(plant),
    ),
    score: points(
      [({ february2021 }) => february2021 === 'yes', 3],
      [({ longevity }) => longevity === 'long', 3],
      [({ waterNeeds }) => waterNeeds === 'low', 1],
      [isTree, 2],
      [isOf('shrub'), 1],
    ),
  },
  'dry-bold': {
    hard: all(takesDrought, (plant) => isOf('succulent')(plant) || plant.slug === 'texas-beargrass'),
    score: points([({ thorns }) => thorns === true, -2], [spreadsTo(0, 5), 2], [feeds('hummingbirds'), 1]),
  },
}
