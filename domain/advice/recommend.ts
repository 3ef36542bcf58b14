import { knownGrounds, groundsOf, type KnownGround } from '#domain/places/community-facts.ts'
import { ecoregionsOf, type PlantFacts } from '#domain/places/plant-facts.ts'
import { verdictOn, type PlantingPlace } from '#domain/places/verdict.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import { keepsLeaves } from '#domain/plants/plant-tests.ts'
import { sunSteps } from '#domain/plants/scale-steps.ts'
import { exposures } from '#domain/plants/vocabulary.ts'
import { containerSizes } from '#domain/stock/container-sizes.ts'
import { reasonFor } from './fact-about.ts'
import { wishRules } from './wish-rules.ts'
import type { Wish } from './wish.ts'

/** How high a plant may grow; `knee` is 3 ft, `window` 6, `eaves` up to 25, `roof` above 16. */
export type Room = 'knee' | 'window' | 'eaves' | 'roof'

/** A question to the nursery. Whatever is left open decides nothing. */
export type Asked = {
  /** A plant has to do for one of them. Without any, the records alone decide. */
  wishes: readonly Wish[]
  /** One of the wishes' other orders. */
  variant?: string
  place?: PlantingPlace | null
  /** Water stands there after rain: the order is this wish's. */
  wet?: Wish | undefined
  /** One of the four exposures. */
  light?: string
  room?: Room
  deer?: 'daily' | 'some' | 'never'
}

export type Miss = 'light' | 'room' | 'leaves'

export type Recommended<Plant> = {
  plant: Plant
  /** At most twelve words. */
  reason: string
  /** The answers it doesn't meet. */
  misses: Miss[]
}

/** Where a plant stands that isn't on a list of eight. */
const unlisted = 12

/** The one order of everything we recommend, best first. Plants that fail a condition aren't in it. */
export function recommend<Plant extends PlantFacts>(
  plants: readonly Plant[],
  asked: Asked,
): Recommended<Plant>[] {
  const { place = null, wet } = asked
  const grounds = place === null ? (['limestone', 'clay'] as const) : groundsOf(place)
  const ordering = wet === undefined ? asked.wishes : [wet]
  const ranked = plants.flatMap((plant) => {
    const wishes = wishesMetBy(plant, asked)
    if (asked.wishes.length > 0 && wishes.length === 0) return []
    if (wet !== undefined && !wishRules['wet-spot'].hard(plant)) return []
    if (!mayBeRecommended(plant, place)) return []
    const [light, room] = [stepsOfLight(plant, asked.light), tooBigOrSmall(plant, asked.room)]
    const isBare = wishes.some(({ id }) => id === 'privacy-screen') && !keepsLeaves(plant)
    const misses: Miss[] = [
      ...(light > 0 ? (['light'] as const) : []),
      ...(room > 0 ? (['room'] as const) : []),
      ...(isBare ? (['leaves'] as const) : []),
    ]
    const used = wet === undefined ? wishes : ordering
    return [
      {
        plant,
        reason: reasonFor(plant, [...used, ...wishes]),
        misses,
        // Wrong light kills; tall is only tall.
        missed: 2 * light + room + (isBare ? 2 : 0),
        isOut: plant.stock.length === 0,
        deer: deerGroup(plant, asked),
        listed: Math.min(unlisted, ...used.map((wish) => listedAt(plant, wish, asked.variant, grounds))),
        score:
          baseScore(plant, grounds, place, wet !== undefined) +
          Math.max(0, ...used.map(({ id }) => wishRules[id].score(plant))),
      },
    ]
  })
  const sorted = ranked.toSorted(
    (one, other) =>
      one.missed - other.missed ||
      Number(one.isOut) - Number(other.isOut) ||
      one.deer - other.deer ||
      one.listed - other.listed ||
      other.score - one.score ||
      one.plant.name.localeCompare(other.plant.name),
  )
  return fewerOaks(sorted).map(({ plant, reason, misses }) => ({ plant, reason, misses }))
}

/** Red oaks are left out everywhere: the counties where oak wilt isn't on record border those where it is. */
function mayBeRecommended(plant: PlantFacts, place: PlantingPlace | null): boolean {
  if (plant.byNameOnly || plant.oakWilt === 'high') return false
  return place === null || (verdictOn(plant, place)?.answer === 'fits' && !needsACreek(plant, place))
}

const needsACreek = ({ landforms, droughtTolerance }: PlantFacts, { waters }: PlantingPlace) =>
  landforms.includes('creek') && droughtTolerance === 'low' && waters.length === 0

function wishesMetBy(plant: PlantFacts, { wishes, variant = '', wet }: Asked): readonly Wish[] {
  return wishes.filter(
    (wish) =>
      wish.variants[variant]?.includes(plant.slug) === true ||
      (wishRules[wish.id].hard(plant) && !(plant.slug in (wet ?? wish).never)),
  )
}

/** How many of the four steps of light the plant is away from the one asked for. */
function stepsOfLight({ exposure }: PlantFacts, light: string | undefined): number {
  const step = exposures.findIndex((known) => known === light) + 1
  const taken = sunSteps(exposure)
  return step === 0 || taken === null ? 0 : Math.max(0, taken[0] - step, step - taken[1])
}

const mostFeet: Record<Exclude<Room, 'roof'>, number> = { knee: 3, window: 6, eaves: 25 }
const leastFeet: Record<Room, number> = { knee: 0, window: 0, eaves: 3, roof: 16 }

/** 0 if it fits, 1 if only its tallest is too tall, 2 otherwise, a little more the taller it is. */
function tooBigOrSmall({ minHeightFt, maxHeightFt }: PlantFacts, room: Room | undefined): number {
  if (room === undefined) return 0
  if (minHeightFt === null || maxHeightFt === null || maxHeightFt <= leastFeet[room]) return 2
  if (room === 'roof') return 0
  const startsBelow = room === 'eaves' ? 16 : mostFeet[room]
  if (minHeightFt > startsBelow) return 2 + minHeightFt / 1000
  return maxHeightFt > mostFeet[room] ? 1 : 0
}

const outOfReachFt = 20

/** Every young tree is caged whatever its rating, so among tall trees deer decide nothing. */
function deerGroup(plant: PlantFacts, { deer, place }: Asked): number {
  const isDaily = deer === 'daily' || (deer === undefined && place?.deerPressure === 'high')
  if (!isDaily && deer !== 'some') return 0
  const isTree = plant.plantType === 'tree'
  const isEaten = plant.deerTolerance !== 'High' && plant.deerTolerance !== 'Medium' && !isTree
  if (!isDaily) return isEaten ? 1 : 0
  // A low grass that's nibbled is only mown.
  const growsBack = plant.plantType === 'grass' && !isEaten && (plant.maxHeightFt ?? Infinity) <= 1
  if (plant.deerTolerance === 'High' || growsBack || (isTree && (plant.maxHeightFt ?? 0) > outOfReachFt))
    return 0
  return isEaten ? 2 : 1
}

/** Where two grounds meet, the mean of both lists. */
function listedAt(
  { slug }: PlantFacts,
  wish: Wish,
  variant: string | undefined,
  grounds: readonly KnownGround[],
): number {
  const chosen = wish.variants[variant ?? '']
  const lists = chosen === undefined ? grounds.map((ground) => wish.first[ground] ?? []) : [chosen]
  const places = lists.map((list) => (list.includes(slug) ? list.indexOf(slug) : unlisted))
  return places.reduce((sum, each) => sum + each, 0) / Math.max(1, places.length)
}

const cautionPoints: readonly (readonly [RegExp, number])[] = [
  [/\binvades|it's invasive|thicket|coloniz/i, -2],
  [/flammable/i, -2],
  [/hard to establish|seldom|ash borer/i, -5],
  [/brittle|borers get/i, -1],
  [/pollen|allerg/i, -1],
]

/** The points of its records, whatever it's for. */
function baseScore(
  plant: PlantFacts,
  grounds: readonly KnownGround[],
  place: PlantingPlace | null,
  isWet: boolean,
): number {
  const regions = new Set((place === null ? knownGrounds : grounds).flatMap((ground) => ecoregionsOf[ground]))
  const dry = isWet ? 0 : ({ high: 2, low: -4 }[plant.droughtTolerance ?? ''] ?? 0)
  const oak =
    plant.oakWilt === 'intermediate' ? { here: -3, county: -1, none: 0 }[place?.oakWilt ?? 'none'] : 0
  const isWildHere = plant.ecoregions.some((region) => regions.has(region))
  return (isWildHere ? 3 : 0) + dry + oak + scoreAnywhere(plant)
}

const scoresAnywhere = new WeakMap<PlantFacts, number>()

/** The part that's the same in every place, worked out once for each plant of a catalog. */
function scoreAnywhere(plant: PlantFacts): number {
  const known = scoresAnywhere.get(plant)
  if (known !== undefined) return known
  const cautions = cautionPoints.filter(([pattern]) =>
    plant.cautions.some((caution) => pattern.test(caution)),
  )
  const score =
    (plant.nativeHere === true ? 1 : 0) +
    (plant.texasNative === 'No' ? -4 : 0) +
    ({ yes: 2, 'as natives did': 2, damaged: -2, no: -5 }[plant.february2021] ?? 0) +
    ({ long: 2, short: -2 }[plant.longevity ?? ''] ?? 0) +
    ({ low: 1, high: -3 }[plant.maintenanceLevel ?? ''] ?? 0) +
    cautions.reduce((sum, [, worth]) => sum + worth, 0) +
    sizePoints(plant)
  scoresAnywhere.set(plant, score)
  return score
}

/** A tree is worth most in a size that shows. */
function sizePoints({ stock, plantType }: PlantFacts): number {
  const largest = Math.max(
    -1,
    ...stock.map(({ size }) => (size === 'other' ? -1 : containerSizes.indexOf(size))),
  )
  if (plantType !== 'tree') return largest === containerSizes.indexOf('4-inch') ? -1 : 0
  if (largest >= containerSizes.indexOf('30-gal')) return 2
  return largest >= containerSizes.indexOf('15-gal') ? 1 : 0
}

const inView = 6

/** At most half of what people see first are oaks, so that one disease can't take it all. */
function fewerOaks<Row extends { plant: PlantFacts }>(rows: readonly Row[]): Row[] {
  const isOakRow = ({ plant }: Row) => isOak(plant.scientificName)
  const late = new Set(
    rows
      .slice(0, inView)
      .filter(isOakRow)
      .slice(inView / 2),
  )
  const others = rows.filter((row) => !late.has(row))
  return [...others.slice(0, inView), ...late, ...others.slice(inView)]
}
