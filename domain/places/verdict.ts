import { deerRule, needsCage } from '#domain/plants/deer.ts'
import { hardySteps, zoneSteps } from '#domain/plants/usda-zone.ts'
import type { CatalogPlantRow } from '#domain/search/catalog-rows.ts'
import { listInWords } from '#domain/wording.ts'
import { nameInSentence } from './communities.ts'
import { groundsOf, knownGrounds, type CommunityFacts } from './community-facts.ts'
import { isHardyIn, takesGround } from './plant-facts.ts'
import { isForbidden } from './planting-warning.ts'

export type PlantingPlace = Pick<
  CommunityFacts,
  'slug' | 'name' | 'ground' | 'groundCertain' | 'usdaZone' | 'waters' | 'deerPressure' | 'oakWilt'
> & { forbidsRedOaks: boolean }

export type JudgedPlant = Pick<
  CatalogPlantRow,
  | 'plantType'
  | 'soilTextures'
  | 'soilPh'
  | 'ecoregions'
  | 'usdaZone'
  | 'oakWilt'
  | 'landforms'
  | 'deerTolerance'
  | 'deerEats'
  | 'minHeightFt'
>

/** 'but': it grows there, but we'd plant something else. */
type Answer = 'fits' | 'but' | 'not'

/** The reason continues the answer: 'Grows in Helotes, but deer eat it.' */
export type Verdict = { answer: Answer; why: string; isForCreeks: boolean }

const said = (answer: Answer, why: string, isForCreeks = false): Verdict => ({ answer, why, isForCreeks })

/**
 * The one rule for whether a plant belongs in a community; null if we know too little. Lists, guides, cards, comparisons, carts and
 * community pages all show it. What only needs a cage fits. Nothing here keeps anyone from ordering.
 */
export function verdictOn(plant: JudgedPlant, place: PlantingPlace): Verdict | null {
  if (isForbidden(plant, place)) return said('not', 'the city bans red oaks, to slow oak wilt.')
  const grounds = groundsOf(place)
  if (grounds.length === 0 || place.usdaZone === null) return null
  if (plant.soilTextures.length === 0 || hardySteps(plant) === null) return null
  const takesIt = grounds.every((ground) => takesGround(plant, ground))
  if (!takesIt && !(plant.landforms.includes('creek') && place.waters.length > 0))
    return said(
      'not',
      grounds.length > 1
        ? `${listInWords(grounds)} meet there, and it doesn’t take both.`
        : `it doesn’t do well on ${listInWords(grounds)}.`,
    )
  if (!isHardyIn(plant, place.usdaZone)) return said('not', winterWords(plant, place))
  if (place.oakWilt !== null && plant.oakWilt === 'high')
    return said(
      'but',
      `but oak wilt is on record ${place.oakWilt === 'here' ? 'there' : 'in the county'}, and it kills red oaks.`,
    )
  if (place.deerPressure === 'high' && deerRule(plant) === 'fence')
    return said('but', 'but deer come by daily, eat it, and it never outgrows them.')
  return takesIt
    ? said(
        'fits',
        [oakWords(plant, place), deerWords(plant, place)].filter((words) => words !== '').join(' ') ||
          `It takes ${listInWords(grounds)} and ${zoneWords(place)}.`,
      )
    : said('but', `but only on low, moist ground along ${listInWords(place.waters)}.`, true)
}

/** A verdict's two parts: 'Not for Boerne:' and 'the city bans red oaks, to slow oak wilt.' */
export function inWords(
  { answer, why }: Pick<Verdict, 'answer' | 'why'>,
  place: { slug: string; name: string },
) {
  const name = nameInSentence(place)
  const begins = { fits: `Fits ${name}.`, but: `Grows in ${name},`, not: `Not for ${name}:` }
  return [begins[answer], why] as const
}

const zoneWords = ({ usdaZone }: PlantingPlace) => `zone ${usdaZone?.replace('/', ' to ') ?? ''}`

function winterWords(plant: JudgedPlant, place: PlantingPlace): string {
  const [coldest = 0] = zoneSteps(plant.usdaZone) ?? []
  const [local = 0] = zoneSteps(place.usdaZone) ?? []
  return `${zoneWords(place)} is too ${coldest > local ? 'cold' : 'warm'} for it.`
}

const oakWords = ({ oakWilt: risk }: JudgedPlant, { oakWilt }: PlantingPlace) =>
  oakWilt === 'here' && risk === 'intermediate'
    ? 'Oak wilt is on record there, so keep it well away from other live oaks.'
    : ''

/** Only where deer are a daily matter. */
function deerWords(plant: JudgedPlant, { deerPressure }: PlantingPlace): string {
  if (deerPressure !== 'high') return ''
  const rule = deerRule(plant)
  if (needsCage(rule)) return 'Deer come by daily, so cage it at first.'
  if (rule === 'nibble') return 'Deer come by daily and nibble it.'
  return rule === 'blooms' ? 'Deer come by daily and eat the blooms.' : ''
}

/** The communities a plant fits, grouped by ground; last, those where it only grows along a creek. */
export function fittingCommunities(plant: JudgedPlant, places: readonly PlantingPlace[]) {
  const groundIn = (place: PlantingPlace) => {
    const verdict = verdictOn(plant, place)
    return verdict?.answer === 'fits' ? place.ground : verdict?.isForCreeks === true ? 'creek' : null
  }
  const byGround = Map.groupBy(places, groundIn)
  return [...knownGrounds, 'creek' as const].flatMap((ground) => {
    const communities = byGround.get(ground)?.map(({ slug, name }) => ({ slug, name }))
    return communities === undefined ? [] : [{ ground, communities }]
  })
}

/** All verdicts in one place: each reason with the plants it holds for, and a plant to choose instead. */
export type PlaceVerdicts = {
  /** Its ground, deer and oak wilt in a line. */
  about: string
  reasons: { answer: Answer; why: string; slugs: string[] }[]
  instead: Record<string, { slug: string; name: string }>
}
