import { isOak } from '#domain/plants/oak-wilt.ts'
import { groundsOf, isLittleKnown, type CommunityFacts } from './community-facts.ts'
import { localWishes, type Wish } from './local-wishes.ts'
import { ecoregionsOf, type PlantFacts } from './plant-facts.ts'
import { plantFit } from './plant-fit.ts'
import { reasonsFor } from './why-it-fits.ts'

export type FittingPlant = PlantFacts & { reason: string }

type Slot = { most: number; accepts: (plant: PlantFacts) => boolean }

const ofKind =
  (...kinds: string[]) =>
  ({ plantType }: PlantFacts) =>
    kinds.includes(plantType)
export const isShadeTree = ({ plantType, landscapeUses }: Pick<PlantFacts, 'plantType' | 'landscapeUses'>) =>
  plantType === 'tree' && landscapeUses.includes('shade')
const isSmallTree = (plant: PlantFacts) => plant.plantType === 'tree' && !isShadeTree(plant)

/** The ten slots of a list: mostly trees, since we're a tree company, tall or small to suit the community. */
function slotsFor(wishes: ReadonlySet<Wish>): Slot[] {
  const shadeTrees = 3 + (wishes.has('large') ? 1 : 0) - (wishes.has('small') ? 1 : 0)
  return [
    { most: shadeTrees, accepts: isShadeTree },
    { most: 6 - shadeTrees, accepts: isSmallTree },
    { most: 2, accepts: ofKind('shrub') },
    { most: 1, accepts: ofKind('grass') },
    { most: 1, accepts: ofKind('perennial', 'succulent', 'vine') },
  ]
}
const mostOaks = 2

/** The points that a plant gains or loses for each wish. */
const worth: Record<Wish, (plant: PlantFacts) => number> = {
  // Every young tree needs a cage anyway, so a poor deer rating costs a tree nothing.
  deer: ({ deerTolerance, plantType }) =>
    ({ High: 2, Medium: 1 })[deerTolerance ?? ''] ?? (plantType === 'tree' ? 0 : -2),
  'oak wilt': ({ oakWilt }) => ({ low: 3, intermediate: -1, high: -20 })[oakWilt ?? ''] ?? 0,
  fast: ({ growthRate }) => ({ fast: 3, slow: -2 })[growthRate ?? ''] ?? 0,
  small: ({ heightFt }) => (heightFt !== null && heightFt.most > 45 ? -4 : 1),
  shade: ({ landscapeUses }) => (landscapeUses.includes('street tree') ? 1 : 0),
  large: ({ heightFt }) => (heightFt !== null && heightFt.most >= 50 ? 3 : 0),
  windbreak: ({ landscapeUses, leafRetention }) =>
    landscapeUses.includes('screen') && leafRetention === 'evergreen' ? 4 : 0,
  oak: ({ scientificName }) => (isOak(scientificName) ? 4 : 0),
  pecan: ({ slug }) => (slug === 'pecan' ? 12 : 0),
  wet: ({ toleratesPoorDrainage }) => (toleratesPoorDrainage ? 1 : 0),
}

/** Cautions that make a plant a poor recommendation. */
const drawback = /invade|invasive|flammable|hard to establish|seldom sold|ash borer/i

function scoreOf(plant: PlantFacts, facts: CommunityFacts, wishes: ReadonlySet<Wish>): number {
  const home = new Set(groundsOf(facts).flatMap((ground) => ecoregionsOf[ground]))
  const isWild = plant.ecoregions.some((region) => home.has(region))
  const isThin = facts.ground === 'limestone' && facts.groundCertain
  const thinSoil = ['caliche', 'shallow'].filter((texture) => plant.soilTextures.includes(texture)).length
  return (
    (isWild ? 3 : 0) +
    (plant.nativeHere ? 2 : 0) +
    (isThin ? thinSoil : 0) +
    ({ high: 1, low: wishes.has('wet') ? 0 : -4 }[plant.droughtTolerance ?? ''] ?? 0) +
    (plant.isBestSeller ? 2 : 0) -
    (plant.cautions.some((caution) => drawback.test(caution)) ? 4 : 0) +
    [...wishes].reduce((sum, wish) => sum + worth[wish](plant), 0)
  )
}

const inStockFirst = (one: PlantFacts, other: PlantFacts) =>
  Number(other.sizesInStock > 0) - Number(one.sizesInStock > 0)

const isAnOak = ({ scientificName }: PlantFacts) => isOak(scientificName)

function pick(ranked: readonly PlantFacts[], wishes: ReadonlySet<Wish>): PlantFacts[] {
  return slotsFor(wishes).flatMap(({ most, accepts }) => {
    const chosen: PlantFacts[] = []
    for (const plant of ranked) {
      if (chosen.length === most) break
      const isOneOakTooMany = isAnOak(plant) && chosen.filter(isAnOak).length === mostOaks
      if (accepts(plant) && !isOneOakTooMany) chosen.push(plant)
    }
    return chosen
  })
}

/** Ten natives for a community, those in stock first, each with a reason. Empty if the ground is unknown. */
export function fittingPlants(
  facts: CommunityFacts,
  natives: readonly PlantFacts[],
  alreadyNamed: AlreadyNamed = new Map(),
): FittingPlant[] {
  if (isLittleKnown(facts)) return []
  const wishes = localWishes(facts)
  const score = new Map(
    natives.map((plant) => [
      plant,
      scoreOf(plant, facts, wishes) - repeatPenalty(alreadyNamed.get(plant.slug)),
    ]),
  )
  const ranked = natives
    .filter((plant) => plantFit(plant, facts) === 'fits')
    .toSorted(
      (one, other) =>
        inStockFirst(one, other) ||
        (score.get(other) ?? 0) - (score.get(one) ?? 0) ||
        other.sizesInStock - one.sizesInStock ||
        one.name.localeCompare(other.name),
    )
  const chosen = pick(ranked, wishes).toSorted(inStockFirst)
  const reasons = reasonsFor(chosen, facts)
  return chosen.map((plant, index) => ({ ...plant, reason: reasons[index] ?? '' }))
}

/** By slug: how often earlier lists for the same ground have named a plant. */
type AlreadyNamed = ReadonlyMap<string, number>

const penaltyPerList = 0.75
const mostPenalty = 3

/** Keeps communities on the same ground from all listing the same ten: a plant loses points each time it's named. */
function repeatPenalty(times = 0): number {
  return Math.min(mostPenalty, times * penaltyPerList)
}

/** The lists of all communities, by slug. The order matters, because earlier lists count as repeats. */
export function fittingPlantsOfAll(
  communities: readonly CommunityFacts[],
  natives: readonly PlantFacts[],
): ReadonlyMap<string, FittingPlant[]> {
  const named: Record<CommunityFacts['ground'], Map<string, number>> = {
    limestone: new Map(),
    clay: new Map(),
    sand: new Map(),
    unknown: new Map(),
  }
  return new Map(
    communities.map((facts) => {
      const before = named[facts.ground]
      const list = fittingPlants(facts, natives, before)
      for (const { slug } of list) before.set(slug, (before.get(slug) ?? 0) + 1)
      return [facts.slug, list]
    }),
  )
}
