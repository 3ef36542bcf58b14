import { capitalize, listInWords } from '#domain/wording.ts'
import { nameInSentence } from './communities.ts'
import { isLittleKnown, type CommunityFacts } from './community-facts.ts'

// The texts on a community's page. Every sentence states a recorded fact; unknown facts are left out.

/** 'Kendall County', 'Bexar, Comal and Kendall counties'. */
export function countiesInWords({ counties }: Pick<CommunityFacts, 'counties'>): string | null {
  if (counties.length === 0) return null
  return `${listInWords(counties)} ${counties.length === 1 ? 'County' : 'counties'}`
}

/** Lists up to four; of more, gives the count with the first and last. */
export function zipCodesInBrief({ zipCodes }: Pick<CommunityFacts, 'zipCodes'>): string | null {
  if (zipCodes.length === 0) return null
  if (zipCodes.length <= 4) return zipCodes.join(', ')
  return `${zipCodes.length}, from ${zipCodes[0]} to ${zipCodes.at(-1)}`
}

const groundNames = {
  limestone: 'Limestone',
  clay: 'Clay',
  sand: 'Sandier ground',
  unknown: null,
} as const

export function groundInBrief({ ground, groundCertain }: CommunityFacts): string | null {
  const name = groundNames[ground]
  return name === null || groundCertain ? name : `${name}, at the edge of clay`
}

/** The lead under the heading: soil, road and elevation. */
export function leadOf(facts: CommunityFacts): string {
  if (isLittleKnown(facts))
    return `We plant in ${nameInSentence(facts)} too. Send us the street, and we look at the ground with you.`
  const ground = `${capitalize(facts.soil ?? facts.ecoregion ?? '')}.`
  const where = [
    facts.nearestRoad === null ? null : `on ${facts.nearestRoad}`,
    facts.elevationFt === null ? null : `${facts.elevationFt.toLocaleString('en-US')} ft above the sea`,
  ].filter((part) => part !== null)
  return where.length === 0 ? ground : `${ground} ${capitalize(where.join(', '))}.`
}

export type CommunityNote = { title: string; text: string }

const deerNotes = {
  high: 'Deer are a daily matter. Every young trunk gets a cage, whatever its rating.',
  medium: 'Deer come through some streets and not others. A young trunk is better off in a cage.',
  low: 'Deer are seldom the trouble, so the choice is wider than in the hills.',
} as const

function waterNote({ waterProvider }: CommunityFacts): string | null {
  return waterProvider === null
    ? null
    : `${waterProvider}. Ask there how a new tree may be watered; drought rules change.`
}

export function communityNotes(facts: CommunityFacts): CommunityNote[] {
  const ground = [facts.ecoregion, facts.soil].flatMap((part) =>
    part === null ? [] : [`${capitalize(part)}.`],
  )
  const notes: { title: string; text: string | null }[] = [
    { title: 'Ground', text: ground.length === 0 ? null : ground.join(' ') },
    { title: 'Oak wilt', text: facts.oakWiltRules },
    { title: 'Deer', text: facts.deerPressure === null ? null : deerNotes[facts.deerPressure] },
    { title: 'Water', text: waterNote(facts) },
  ]
  return notes.filter((note): note is CommunityNote => note.text !== null)
}

const takenBy = {
  limestone: 'thin soil over limestone',
  clay: 'clay',
  sand: 'sandier ground',
} as const

/** Says what all ten plants on the community's list have in common. */
export function listIntro(facts: CommunityFacts): string {
  if (facts.ground === 'unknown' || facts.usdaZone === null) return ''
  const ground =
    facts.groundCertain || facts.ground === 'clay' ? takenBy[facts.ground] : `both ${facts.ground} and clay`
  return `Each of these takes ${ground} and USDA zone ${facts.usdaZone.replace('/', ' to ')}. What else speaks for it in ${nameInSentence(facts)} is beside its name.`
}

const longestTitle = 60
const longestDescription = 160

/** The first text that fits a search result; the longest come first. */
function firstThatFits(texts: readonly string[], most: number): string {
  return texts.find((text) => text.length <= most) ?? (texts.at(-1) ?? '').slice(0, most)
}

export function titleOf({ name }: Pick<CommunityFacts, 'name'>): string {
  const plain = `Native trees in ${name}, TX`
  return firstThatFits(
    [`${plain} | Hill Country Tree Company`, `${plain} | Hill Country Trees`, plain],
    longestTitle,
  )
}

export function descriptionOf(facts: CommunityFacts, reach: string): string {
  if (isLittleKnown(facts))
    return `Native trees delivered and planted in ${facts.name}, Texas. Send us the street and we look at the ground before we name a tree.`
  const county = countiesInWords(facts)
  const place = county === null ? facts.name : `${facts.name}, ${county}`
  const ground = facts.soil ?? groundInBrief(facts)?.toLowerCase() ?? ''
  const start = `Native trees for ${place}: `
  return firstThatFits(
    [
      `${start}${ground}, zone ${facts.usdaZone}. ${reach}.`,
      `${start}zone ${facts.usdaZone}, ${groundInBrief(facts)?.toLowerCase()}. ${reach}.`,
      `Native trees for ${facts.name}: ten that take its ground and zone ${facts.usdaZone}. ${reach}.`,
      `Native trees for ${facts.name}: ten that take its ground and zone ${facts.usdaZone}.`,
    ],
    longestDescription,
  )
}
