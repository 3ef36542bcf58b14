import { isOak } from '#domain/plants/oak-wilt.ts'
import { groundsOf, isLittleKnown, type CommunityFacts } from './community-facts.ts'
import { localWishes, type Wish } from './local-wishes.ts'
import { ecoregionsOf, isHardyIn, takesGround, type PlantFacts } from './plant-facts.ts'
import { reasonsFor } from './why-it-fits.ts'

export type FittingPlant = PlantFacts & { reason: string }

type Place = { most: number; holds: (plant: PlantFacts) => boolean }

const ofKind =
  (...kinds: string[]) =>
  ({ plantType }: PlantFacts) =>
    kinds.includes(plantType)
const isShadeTree = ({ plantType, landscapeUses }: PlantFacts) =>
  plantType === 'tree' && landscapeUses.includes('shade')
const isSmallTree = (plant: PlantFacts) => plant.plantType === 'tree' && !isShadeTree(plant)

/** What stands on a list of ten: mostly trees, since these are who we are; tall or small ones as the place asks. */
function places(wishes: ReadonlySet<Wish>): Place[] {
  const shadeTrees = 3 + (wishes.has('large') ? 1 : 0) - (wishes.has('small') ? 1 : 0)
  return [
    { most: shadeTrees, holds: isShadeTree },
    { most: 6 - shadeTrees, holds: isSmallTree },
    { most: 2, holds: ofKind('shrub') },
    { most: 1, holds: ofKind('grass') },
    { most: 1, holds: ofKind('perennial', 'succulent', 'vine') },
  ]
}
const mostOaks = 2

/** What a wish is worth to a plant that answers it, or costs one that does not. */
const worth: Record<Wish, (plant: PlantFacts) => number> = {
  // Every young trunk needs a cage whatever its rating, so a tree is not judged by deer alone.
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

/** What nobody should be talked into. */
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

function fits(plant: PlantFacts, facts: CommunityFacts): boolean {
  return groundsOf(facts).every((ground) => takesGround(plant, ground)) && isHardyIn(plant, facts.usdaZone)
}

const inStockFirst = (one: PlantFacts, other: PlantFacts) =>
  Number(other.sizesInStock > 0) - Number(one.sizesInStock > 0)

const isAnOak = ({ scientificName }: PlantFacts) => isOak(scientificName)

function pick(ranked: readonly PlantFacts[], wishes: ReadonlySet<Wish>): PlantFacts[] {
  return places(wishes).flatMap(({ most, holds }) => {
    const chosen: PlantFacts[] = []
    for (const plant of ranked) {
      if (chosen.length === most) break
      const isOneOakTooMany = isAnOak(plant) && chosen.filter(isAnOak).length === mostOaks
      if (holds(plant) && !isOneOakTooMany) chosen.push(plant)
    }
    return chosen
  })
}

/** Ten natives for a community, in stock first, each with the reason; none where its ground is not known. */
export function fittingPlants(
  facts: CommunityFacts,
  natives: readonly PlantFacts[],
  alreadyNamed: AlreadyNamed = new Map(),
): FittingPlant[] {
  if (isLittleKnown(facts)) return []
  const wishes = localWishes(facts)
  const score = new Map(
    natives.map((plant) => [plant, scoreOf(plant, facts, wishes) - weariness(alreadyNamed.get(plant.slug))]),
  )
  const ranked = natives
    .filter((plant) => fits(plant, facts))
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

/** How often lists of communities on the same ground have named a plant before, by its slug. */
type AlreadyNamed = ReadonlyMap<string, number>

const wearinessOfOne = 0.75
const mostWeariness = 3

/** Neighbors on the same ground could all name the same ten; what has been named often steps back behind its equals. */
function weariness(times = 0): number {
  return Math.min(mostWeariness, times * wearinessOfOne)
}

/** The lists of all communities, by their slug, worked out in the order given. */
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
