import { levelOf } from './scale-steps.ts'
import { isToxic } from './toxicity.ts'

export type ComparedPlant = {
  maxHeightFt: number | null
  leafRetention: string | null
  waterNeeds: string | null
  deerTolerance: string | null
  toxicToPets: string
  flowerColor: string | null
}

function heightDifference(ratio: number): string {
  if (ratio < 0.4) return 'Much smaller'
  if (ratio < 0.6) return 'About half the height'
  if (ratio < 0.87) return 'Shorter'
  if (ratio < 1.15) return 'About as tall'
  return ratio < 1.7 ? 'Taller' : 'Much taller'
}

function leafDifference(from: string | null, to: string | null): string | null {
  if (from === to) return null
  if (to === 'evergreen') return 'keeps its leaves'
  return from === 'evergreen' && to === 'deciduous' ? 'bare in winter' : null
}

/** Positive if the other plant has more of it; 0 if they're equal or one of them isn't rated. */
function compareLevels(from: string | null, to: string | null): number {
  const [one, other] = [levelOf(from), levelOf(to)]
  return one === null || other === null ? 0 : other - one
}

/** How another plant differs from this one: its height, then the one thing that matters most. */
export function plantDifference(from: ComparedPlant, to: ComparedPlant): string {
  const height =
    from.maxHeightFt === null || to.maxHeightFt === null
      ? null
      : heightDifference(to.maxHeightFt / from.maxHeightFt)
  const water = compareLevels(from.waterNeeds, to.waterNeeds)
  const other =
    (isToxic(from.toxicToPets) && to.toxicToPets === 'No' ? 'not toxic to pets' : null) ??
    (!isToxic(from.toxicToPets) && isToxic(to.toxicToPets) ? 'toxic to pets' : null) ??
    leafDifference(from.leafRetention, to.leafRetention) ??
    (compareLevels(from.deerTolerance, to.deerTolerance) > 0 ? 'deer bother it less' : null) ??
    (water === 0 ? null : water < 0 ? 'needs less water' : 'needs more water') ??
    flowersOf(to.flowerColor)
  return [height, other].filter((part) => part !== null).join(', ')
}

function flowersOf(flowerColor: string | null): string | null {
  const [first] = flowerColor?.split(', ') ?? []
  return first === undefined || first === 'none' || first === 'green' ? null : `${first} flowers`
}
