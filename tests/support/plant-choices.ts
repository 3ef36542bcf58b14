import fc from 'fast-check'
import { lastHeightStep } from '#domain/search/range-steps.ts'
import {
  deerTolerances,
  flowerColors,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'

// What a visitor may choose of a plant, as fast-check chooses it.

export const sorted = <Value extends string>(known: readonly Value[]) =>
  fc.subarray([...known]).map((values) => values.toSorted())

export const range = (low: number, high: number) =>
  fc
    .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

const yesOrNo = {
  native: fc.boolean(),
  poorDrainage: fc.boolean(),
  petSafe: fc.boolean(),
  bestSeller: fc.boolean(),
}

/** Anything at all, but for the words. */
export const anyChoices = {
  types: sorted(plantTypes),
  colors: sorted(flowerColors),
  water: sorted(waterNeeds),
  soilPh: sorted(soilPhs),
  zones: sorted(usdaZones),
  deer: sorted(deerTolerances),
  sun: range(1, 4),
  height: range(0, lastHeightStep),
  ...yesOrNo,
}

/** So few that a small catalogue still has plants for them. */
export const fewChoices = {
  types: fc.subarray([...plantTypes], { maxLength: 2 }),
  colors: fc.subarray([...flowerColors], { maxLength: 2 }),
  water: fc.subarray([...waterNeeds], { maxLength: 1 }),
  soilPh: fc.subarray([...soilPhs], { maxLength: 0 }),
  zones: fc.subarray([...usdaZones], { maxLength: 2 }),
  deer: fc.subarray([...deerTolerances], { maxLength: 2 }),
  sun: fc.constantFrom([1, 4] as const, [1, 2] as const, [3, 4] as const),
  height: fc.constantFrom([0, 18] as const, [6, 18] as const, [0, 10] as const),
  ...yesOrNo,
}
