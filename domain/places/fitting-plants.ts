import { isOak } from '#domain/plants/oak-wilt.ts'
import { groundsOf, isLittleKnown, type CommunityFacts } from './community-facts.ts'
import { localNeeds, type LocalNeed } from './local-needs.ts'
import { ecoregionsOf, type PlantFacts } from './plant-facts.ts'
import { inWords, verdictOn, type Verdict } from './verdict.ts'
import { reasonsFor } from './why-it-fits.ts'

/** The use of a plant on a community's list. */
const plantUses = ['shade', 'screen', 'color', 'under oaks'] as const
export type PlantUse = (typeof plantUses)[number]

export type FittingPlant<Plant> = { plant: Plant; reason: string; use: PlantUse }

type Fitting = { plant: PlantFacts; verdict: Verdict }
type Slot = { use: PlantUse; most: number; accepts: (candidate: Fitting) => boolean }

const isShadeTree = ({ plantType, landscapeUses }: PlantFacts) =>
  plantType === 'tree' && landscapeUses.includes('shade')
const isScreen = ({ landscapeUses, leafRetention }: PlantFacts) =>
  landscapeUses.includes('screen') && leafRetention === 'evergreen'
const isForColor = ({ plantType, landscapeUses, bloomMonths, fallColor }: PlantFacts) =>
  !landscapeUses.includes('shade') &&
  !['grass', 'annual'].includes(plantType) &&
  landscapeUses.includes('accent') &&
  (bloomMonths.length > 0 || fallColor !== null)
/** Dry shade: what grows there has to share the roots' water. */
const growsUnderOaks = ({ exposure, landscapeUses, droughtTolerance }: PlantFacts) =>
  landscapeUses.includes('understory') && (exposure?.includes('Shade') ?? false) && droughtTolerance !== 'low'

const belongsByWater = ({ landforms }: PlantFacts) => landforms.includes('creek')

const onDryGround =
  (accepts: (plant: PlantFacts) => boolean) =>
  ({ plant, verdict }: Fitting) =>
    verdict.answer === 'fits' && !belongsByWater(plant) && accepts(plant)

/** The ten slots of a list. Big lots get one more shade tree, small yards one fewer; a creek gets one of its own. */
function slotsFor(needs: ReadonlySet<LocalNeed>, hasCreek: boolean): Slot[] {
  const shadeTrees = 3 + (needs.has('large') ? 1 : 0) - (needs.has('small') ? 1 : 0)
  const creek = hasCreek ? 1 : 0
  return [
    { use: 'shade', most: shadeTrees - creek, accepts: onDryGround(isShadeTree) },
    { use: 'shade', most: creek, accepts: ({ plant }) => isShadeTree(plant) && belongsByWater(plant) },
    { use: 'screen', most: 2, accepts: onDryGround(isScreen) },
    { use: 'under oaks', most: 2, accepts: onDryGround(growsUnderOaks) },
    { use: 'color', most: 6 - shadeTrees, accepts: onDryGround(isForColor) },
  ]
}

/** The points that a plant gains or loses for each need. */
const worth: Record<LocalNeed, (plant: PlantFacts) => number> = {
  // Every young tree needs a cage anyway, so a poor deer rating costs a tree nothing.
  deer: ({ deerTolerance, plantType }) =>
    ({ High: 2, Medium: 1 })[deerTolerance ?? ''] ?? (plantType === 'tree' ? 0 : -2),
  'oak wilt': ({ oakWilt }) => ({ low: 3, intermediate: -1, high: -20 })[oakWilt ?? ''] ?? 0,
  fast: ({ growthRate }) => ({ fast: 3, slow: -2 })[growthRate ?? ''] ?? 0,
  small: ({ maxHeightFt }) => ((maxHeightFt ?? 0) > 45 ? -4 : 1),
  shade: ({ landscapeUses }) => (landscapeUses.includes('street tree') ? 1 : 0),
  large: ({ maxHeightFt }) => ((maxHeightFt ?? 0) >= 50 ? 3 : 0),
  windbreak: (plant) => (isScreen(plant) ? 4 : 0),
  oak: ({ scientificName }) => (isOak(scientificName) ? 4 : 0),
  pecan: ({ slug }) => (slug === 'pecan' ? 12 : 0),
}

/** Cautions that make a plant a poor recommendation. */
const drawback = /invade|invasive|flammable|hard to establish|seldom sold|ash borer/i

/** Below this a plant isn't listed, even if a slot stays empty. */
const leastScore = -10

function scoreOf(plant: PlantFacts, facts: CommunityFacts, needs: ReadonlySet<LocalNeed>): number {
  const home = new Set(groundsOf(facts).flatMap((ground) => ecoregionsOf[ground]))
  const isWild = plant.ecoregions.some((region) => home.has(region))
  const isThin = facts.ground === 'limestone' && facts.groundCertain
  const thinSoil = ['caliche', 'shallow'].filter((texture) => plant.soilTextures.includes(texture)).length
  return (
    (isWild ? 3 : 0) +
    (plant.nativeHere === true ? 2 : 0) +
    (isThin ? thinSoil : 0) +
    (facts.ground === 'clay' && plant.toleratesPoorDrainage === 'Yes' ? 2 : 0) +
    (belongsByWater(plant) ? 0 : ({ high: 1, low: -4 }[plant.droughtTolerance ?? ''] ?? 0)) +
    (plant.isBestSeller ? 2 : 0) -
    (plant.cautions.some((caution) => drawback.test(caution)) ? 4 : 0) +
    [...needs].reduce((sum, need) => sum + worth[need](plant), 0)
  )
}

const sizesInStock = ({ stock }: PlantFacts) => new Set(stock.map(({ size }) => size)).size

/** Fills each slot with the best plants that no earlier slot took. */
function pick<Candidate extends Fitting>(ranked: readonly Candidate[], slots: readonly Slot[]) {
  const chosen: { candidate: Candidate; use: PlantUse }[] = []
  for (const { use, most, accepts } of slots) {
    let left = most
    // Half of the shade may be oaks, so that one disease can't take it all.
    let oaksLeft = Math.ceil(most / 2)
    for (const candidate of ranked) {
      if (left === 0) break
      const isTaken = chosen.some((each) => each.candidate === candidate)
      const isAnOak = isOak(candidate.plant.scientificName)
      if (isTaken || !accepts(candidate) || (isAnOak && oaksLeft === 0)) continue
      chosen.push({ candidate, use })
      left -= 1
      if (isAnOak) oaksLeft -= 1
    }
  }
  return plantUses.flatMap((wanted) => chosen.filter(({ use }) => use === wanted))
}

/**
 * Ten natives for a community, grouped by use, those in stock first, each with a reason. All fit, or grow along its creeks. Empty if
 * the ground is unknown.
 */
export function fittingPlants<Plant extends PlantFacts>(
  facts: CommunityFacts,
  natives: readonly Plant[],
): FittingPlant<Plant>[] {
  if (isLittleKnown(facts)) return []
  const needs = localNeeds(facts)
  const place = { ...facts, forbidsRedOaks: facts.oakRule?.forbidsRedOaks ?? false }
  const ranked = natives
    .flatMap((plant) => {
      const verdict = verdictOn(plant, place)
      const belongs = verdict?.answer === 'fits' || verdict?.isForCreeks === true
      const score = scoreOf(plant, facts, needs)
      return belongs && score > leastScore ? [{ plant, verdict, score, sizes: sizesInStock(plant) }] : []
    })
    .toSorted(
      (one, other) =>
        Number(other.sizes > 0) - Number(one.sizes > 0) ||
        other.score - one.score ||
        other.sizes - one.sizes ||
        one.plant.name.localeCompare(other.plant.name),
    )
  const chosen = pick(ranked, slotsFor(needs, facts.waters.length > 0))
  const reasons = reasonsFor(
    chosen.map(({ candidate }) => candidate.plant),
    facts,
  )
  return chosen.map(({ candidate: { plant, verdict }, use }, index) => ({
    plant,
    use,
    reason: verdict.answer === 'fits' ? (reasons[index] ?? '') : inWords(verdict, facts).join(' '),
  }))
}
