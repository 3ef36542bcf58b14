import { capitalize } from '#domain/wording.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import { monthNames } from '#domain/plants/months.ts'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import type { Wish } from './wish.ts'

type Phrase = (plant: PlantFacts) => string | false | null

/** Each states one recorded fact in favor of a plant, or nothing. The most telling come first. */
const phrases: readonly Phrase[] = [
  ({ bloomMonths, showyFlowers }) => showyFlowers && inFlower(bloomMonths),
  ({ fallGrade, fallColor }) =>
    fallGrade >= 2 && fallColor !== null && !/[,;(]/.test(fallColor) && `${fallColor} in fall`,
  ({ february2021 }) => february2021 === 'yes' && 'came through February 2021',
  ({ larvalHostOf, hostIsPest }) => {
    const guest = hostIsPest ? undefined : larvalHostOf.find((name) => /^[A-Z]/.test(name))
    return guest !== undefined && `feeds ${guest} caterpillars`
  },
  ({ leafRetention }) => leafRetention === 'evergreen' && 'evergreen',
  ({ droughtTolerance }) => droughtTolerance === 'high' && 'gets by on rain once grown',
  ({ growthRate }) => growthRate === 'fast' && 'grows fast',
  ({ minHeightFt, maxHeightFt }) =>
    maxHeightFt !== null && `grows ${feetRangeInWords(minHeightFt ?? maxHeightFt, maxHeightFt)} tall`,
]

/** The two facts that speak most for a plant nobody has written a reason for. */
function factAbout(plant: PlantFacts): string {
  const facts = phrases.flatMap((phrase) => phrase(plant) || []).slice(0, 2)
  return facts.length === 0 ? '' : `${capitalize(facts.join(', '))}.`
}

/** Why we'd plant it, in the words of the first wish that has some for it, or else two facts. */
export const reasonFor = (plant: PlantFacts & { slug: string }, wishes: readonly Wish[]): string =>
  wishes.find(({ why }) => plant.slug in why)?.why[plant.slug] ?? factAbout(plant)

function inFlower(months: readonly number[]): string | null {
  const [first, last] = [months[0], months.at(-1)]
  const isOneRun = months.every((month, index) => index === 0 || month === (months[index - 1] ?? 0) + 1)
  if (first === undefined || last === undefined || !isOneRun) return null
  const names = [monthNames[first - 1], monthNames[last - 1]]
  if (months.length === 12) return 'flowers in every month'
  return first === last ? `flowers in ${names[0]}` : `flowers ${names[0]} to ${names[1]}`
}
