import { exposures } from '#domain/plants/vocabulary.ts'
import { facetBit, facetGroups, facetMask, facetValues, type FacetGroup } from '#domain/search/facet-bits.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allSun, type PlantChoices } from '#domain/search/plant-choices.ts'

// Counting beside filter values in one pass: rows that are alike are counted together by the database. Which groups of
// filters they fail is worked out here, as flags of one number. Only rows that fail none, or one, can be counted beside a
// value, and the rest is adding up.

/** Rows that are alike: the groups they fail, their plant's facet bits, and how many they are. */
export type FacetTally = { fails: number; bits: number; rows: number }

/** The first flag that is free for a group which is not a facet. */
export const firstFreeFlag = 1 << facetGroups.length
const groupFlag = (group: FacetGroup) => 1 << facetGroups.indexOf(group)

/** What is chosen, as a mask for each group in which something is. */
export function chosenMasks(choices: PlantChoices): [FacetGroup, mask: bigint][] {
  const steps = isFullRange(choices.sun, allSun) ? [] : exposures.slice(choices.sun[0] - 1, choices.sun[1])
  const chosen: [FacetGroup, readonly string[]][] = [
    ['types', choices.types],
    ['colors', choices.colors],
    ['water', choices.water],
    ['soilPh', choices.soilPh],
    ['zones', choices.zones],
    ['deer', choices.deer],
    ['sun', steps],
    ['native', choices.native ? ['Yes'] : []],
    ['poorDrainage', choices.poorDrainage ? ['Yes'] : []],
    ['petSafe', choices.petSafe ? ['Yes'] : []],
  ]
  return chosen
    .filter(([, values]) => values.length > 0)
    .map(([group, values]) => [group, facetMask(group, values)])
}

// Bit operations work on 32 bits, so these, up to 53, are looked at in two halves.
const halfBits = 26
const low = (bits: number) => bits % 2 ** halfBits
const high = (bits: number) => Math.floor(bits / 2 ** halfBits)

/** One flag for each group of facets in which something is chosen that a plant with these bits is not. */
export function facetFailures(choices: PlantChoices): (bits: number) => number {
  const chosen = chosenMasks(choices).map(([group, mask]) => ({
    flag: groupFlag(group),
    low: low(Number(mask)),
    high: high(Number(mask)),
  }))
  return (bits) =>
    chosen.reduce(
      (flags, mask) => ((low(bits) & mask.low) | (high(bits) & mask.high) ? flags : flags | mask.flag),
      0,
    )
}

const places = facetGroups.map((group) => ({
  group,
  flag: groupFlag(group),
  values: facetValues(group).map((value) => {
    const bit = Number(facetBit(group, value))
    return { value, low: low(bit), high: high(bit) }
  }),
}))

/** How many rows each value of each group would find, its own group's choice aside. */
export function countFacets(tallies: readonly FacetTally[]): Record<FacetGroup, Record<string, number>> {
  const halves = tallies.map(({ fails, bits, rows }) => ({ fails, rows, low: low(bits), high: high(bits) }))
  const counts = places.map(({ group, flag, values }) => {
    const countable = halves.filter(({ fails }) => fails === 0 || fails === flag)
    const ofGroup = values.map(({ value, ...bit }) => [
      value,
      countable.reduce(
        (sum, tally) => ((tally.low & bit.low) | (tally.high & bit.high) ? sum + tally.rows : sum),
        0,
      ),
    ])
    return [group, Object.fromEntries(ofGroup)]
  })
  return Object.fromEntries(counts) as Record<FacetGroup, Record<string, number>>
}
