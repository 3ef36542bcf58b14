import { capitalize } from '#domain/wording.ts'
import { feetInWords, feetRangeInWords } from '#domain/plants/grown-size.ts'
import { monthNames } from '#domain/plants/months.ts'
import { groundsOf, type CommunityFacts } from './community-facts.ts'
import { localNeeds, type LocalNeed } from './local-needs.ts'
import { ecoregionsOf, type PlantFacts } from './plant-facts.ts'

type Local = { facts: CommunityFacts; needs: ReadonlySet<LocalNeed> }
type Phrase = (plant: PlantFacts, local: Local) => string | false | null

const wildOn: Phrase = (plant, { facts }) => {
  const regions = groundsOf(facts).flatMap((ground) => ecoregionsOf[ground])
  const found = regions.filter((region) => plant.ecoregions.includes(region))
  const near = (region: string) => (/Savannah|Plains/.test(region) ? `in the ${region}` : `on the ${region}`)
  return found.length > 0 && `wild ${found.map(near).join(' and ')}`
}

/** Names harder ground that the plant tolerates, beyond what the whole list does. */
const takesMore: Phrase = ({ soilTextures, toleratesPoorDrainage }, { facts }) => {
  const [ground, other] = groundsOf(facts)
  if (other !== undefined) return false
  if (ground === 'clay') return toleratesPoorDrainage === 'Yes' && 'takes clay that drains slowly'
  const thin = ['caliche', 'shallow'].filter((texture) => soilTextures.includes(texture))
  if (ground !== 'limestone' || thin.length === 0) return false
  return thin.length === 2
    ? 'takes caliche and shallow soil'
    : `takes ${thin[0] === 'shallow' ? 'shallow soil' : 'caliche'}`
}

/** Each states one recorded fact in favor of the plant, or nothing. The most important come first. */
const phrases: readonly Phrase[] = [
  ({ landforms }, { facts }) =>
    landforms.includes('creek') &&
    facts.waters[0] !== undefined &&
    `for moist ground along ${facts.waters[0]}`,
  ({ oakWilt }, { needs }) =>
    needs.has('oak wilt') && oakWilt === 'low' && 'less prone to oak wilt than red or live oak',
  ({ growthRate }, { needs }) => needs.has('fast') && growthRate === 'fast' && 'grows fast',
  ({ maxHeightFt, plantType }, { needs }) =>
    needs.has('small') &&
    plantType === 'tree' &&
    maxHeightFt !== null &&
    maxHeightFt <= 30 &&
    `stays under ${feetInWords(maxHeightFt)}`,
  takesMore,
  ({ february2021 }) => february2021 === 'yes' && 'came through February 2021',
  wildOn,
  ({ larvalHostOf, hostIsPest }) => {
    const guest = hostIsPest ? undefined : larvalHostOf.find((name) => /^[A-Z]/.test(name))
    return guest !== undefined && `feeds ${guest} caterpillars`
  },
  ({ landscapeUses, minHeightFt, maxHeightFt }) =>
    landscapeUses.includes('shade') &&
    minHeightFt !== null &&
    maxHeightFt !== null &&
    `grows ${feetRangeInWords(minHeightFt, maxHeightFt)} tall`,
  ({ leafRetention }) => leafRetention === 'evergreen' && 'evergreen',
  ({ fallColor, plantType }) =>
    /tree|shrub/.test(plantType) &&
    fallColor !== null &&
    !/[,;(]|none|winter|cold/.test(fallColor) &&
    `${fallColor} in fall`,
  ({ bloomMonths, plantType, landscapeUses }) =>
    plantType !== 'grass' && !landscapeUses.includes('shade') && inFlower(bloomMonths),
  ({ droughtTolerance }) => droughtTolerance === 'high' && 'gets by on rain once grown',
]

/** Said of every oak that needs it, whatever speaks for it. */
const oakCaution: Record<string, string> = {
  high: 'the first to die where oak wilt arrives',
  intermediate: 'at risk where oak wilt is near',
}

export function inFlower(months: readonly number[]): string | null {
  const [first, last] = [months[0], months.at(-1)]
  const isOneRun = months.every((month, index) => index === 0 || month === (months[index - 1] ?? 0) + 1)
  if (first === undefined || last === undefined || !isOneRun) return null
  const names = [monthNames[first - 1], monthNames[last - 1]]
  if (months.length === 12) return 'flowers in every month'
  return first === last ? `flowers in ${names[0]}` : `flowers ${names[0]} to ${names[1]}`
}

const sentence = (parts: readonly string[]) => (parts.length === 0 ? '' : `${capitalize(parts.join(', '))}.`)

/**
 * Why each plant is on a community's list: the two facts that the fewest other plants share, or one and an oak's caution. The
 * ground and the zone, which all have in common, are mentioned once for the whole list; deer have a line of their own.
 */
export function reasonsFor(plants: readonly PlantFacts[], facts: CommunityFacts): string[] {
  const local = { facts, needs: localNeeds(facts) }
  const phrased = plants.map((plant) => phrases.map((phrase) => phrase(plant, local) || null))
  const sharedBy = phrases.map((_, index) => phrased.filter((texts) => texts[index] !== null).length)
  return plants.map((plant, row) => {
    const caution = oakCaution[plant.oakWilt ?? '']
    const rarest = (phrased[row] ?? [])
      .flatMap((text, index) => (text === null ? [] : [{ text, index, shared: sharedBy[index] ?? 0 }]))
      .toSorted((one, other) => one.shared - other.shared || one.index - other.index)
      .slice(0, caution === undefined ? 2 : 1)
      .toSorted((one, other) => one.index - other.index)
    return sentence([...rarest.map(({ text }) => text), ...(caution === undefined ? [] : [caution])])
  })
}
