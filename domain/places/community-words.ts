import { capitalize, listInWords } from '#domain/wording.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { nameInSentence } from './communities.ts'
import { isLittleKnown, type CommunityFacts } from './community-facts.ts'
import type { PlantingPlace } from './verdict.ts'
import {
  oakRuleGaps,
  oakRuleLines,
  sourceNote,
  waterLines,
  type OakRule,
  type RuleLine,
  type WaterSupplier,
} from './local-rules.ts'

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

/** The lead under the heading: soil and road. The elevation is among the facts beside the map. */
export function leadOf(facts: CommunityFacts): string {
  if (isLittleKnown(facts))
    return `We plant in ${nameInSentence(facts)} too. Send us your street, and we’ll look at the ground with you.`
  const ground = `${capitalize(facts.soil ?? facts.ecoregion ?? '')}.`
  return facts.nearestRoad === null ? ground : `${ground} Along ${facts.nearestRoad}.`
}

/** One subject of a community: a text, recorded rules, where they're from and whom to ask. */
export type CommunityNote = {
  title: string
  text: string
  lines: RuleLine[]
  /** Markdown links. */
  sources: string[]
  /** When the source is from, and whether the owner has confirmed it. */
  dated: string
}

const deerNotes = {
  high: 'Expect deer every day. Cage every young trunk, whatever its rating.',
  medium: 'Deer come through some streets and not others. A young trunk is better off in a cage.',
  low: 'Deer are rarely a problem here, so you have more to choose from than folks in the hills.',
} as const

const plainNote = (title: string, text: string): CommunityNote => ({
  title,
  text,
  lines: [],
  sources: [],
  dated: '',
})

/** 'Oak wilt has been identified in Helotes.' Null if it isn't on record. */
function oakWiltInWords(facts: CommunityFacts): string | null {
  if (facts.oakWilt === 'here') return `Oak wilt has been identified in ${nameInSentence(facts)}.`
  const [county] = facts.counties
  return facts.oakWilt === null || county === undefined ? null : `Oak wilt is confirmed in ${county} County.`
}

const stateAdvice =
  'The Texas A&M Forest Service asks everyone: no cuts on oaks from February through June, and paint on every wound.'

function oakNote(facts: CommunityFacts, today: Day): CommunityNote {
  const wilt = oakWiltInWords(facts)
  const rules = facts.oakRule === null ? withoutOakRule(facts) : withOakRule(facts.oakRule, today)
  return { ...rules, title: 'Oaks', text: [wilt, rules.text].filter((part) => part !== null).join(' ') }
}

function withoutOakRule(facts: CommunityFacts) {
  const ask = facts.kind === 'city' ? 'City Hall' : 'your county and your owners association'
  return {
    text: `We didn’t find an oak rule for ${nameInSentence(facts)}. Ask ${ask}. ${stateAdvice}`,
    lines: [],
    sources: [],
    dated: '',
  }
}

function withOakRule(rule: OakRule, today: Day) {
  const gaps = oakRuleGaps(rule)
  const unknown = gaps.length === 0 ? '' : ` We found nothing on ${listInWords(gaps)}.`
  return {
    text: `Rules of the City of ${rule.city}${rule.section === null ? '' : `, ${rule.section}`}.${unknown} Ask ${rule.ask} before you cut or plant.`,
    lines: oakRuleLines(rule),
    sources: rule.sources,
    dated: sourceNote(rule.sourceDate, today),
  }
}

const toWaterNote = (supplier: WaterSupplier, today: Day): CommunityNote => {
  const lines = waterLines(supplier)
  const found =
    lines.length === 0 ? 'We have no watering rules on record.' : 'Stages change with the drought.'
  return {
    title: `Water: ${supplier.name}`,
    text: `${found} Check first with ${supplier.ask}.`,
    lines,
    sources: supplier.sources,
    dated: sourceNote(supplier.sourceDate, today),
  }
}

function waterNotes({ waterSuppliers, waterProvider }: CommunityFacts, today: Day): CommunityNote[] {
  if (waterSuppliers.length > 0) return waterSuppliers.map((supplier) => toWaterNote(supplier, today))
  const known = waterProvider === null ? 'We don’t know who supplies the water here.' : `${waterProvider}.`
  return [plainNote('Water', `${known} Your bill names the supplier. Ask how a new tree may be watered.`)]
}

export function communityNotes(facts: CommunityFacts, today: Day): CommunityNote[] {
  if (isLittleKnown(facts)) return []
  const ground = [facts.ecoregion, facts.soil].flatMap((part) =>
    part === null ? [] : [`${capitalize(part)}.`],
  )
  return [
    oakNote(facts, today),
    ...waterNotes(facts, today),
    ...(ground.length === 0 ? [] : [plainNote('Ground', ground.join(' '))]),
    ...(facts.deerPressure === null ? [] : [plainNote('Deer', deerNotes[facts.deerPressure])]),
  ]
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
  const wilt = oakWiltInWords(facts)
  const winters = `All ten handle ${ground} and zone ${facts.usdaZone.replace('/', ' to ')} winters.`
  return wilt === null ? winters : `${winters} ${wilt.slice(0, -1)}, so there’s no red oak among them.`
}

const deerInBrief = {
  high: 'Deer come by daily',
  medium: 'Deer on some streets',
  low: 'Few deer',
} as const

/** 'Thin soil over limestone. Deer come by daily. Oak wilt is there.' Empty if nothing is recorded. */
export function placeInBrief({
  ground,
  groundCertain,
  deerPressure,
  oakWilt,
  forbidsRedOaks,
}: PlantingPlace): string {
  const meets = groundCertain || ground === 'clay' ? '' : ', at the edge of clay'
  return [
    ground === 'unknown' ? '' : `${capitalize(takenBy[ground])}${meets}`,
    deerPressure === null ? '' : deerInBrief[deerPressure],
    oakWilt === null ? '' : `Oak wilt is ${oakWilt === 'here' ? 'there' : 'in the county'}`,
    forbidsRedOaks ? 'The city bans red oaks' : '',
  ]
    .flatMap((part) => (part === '' ? [] : [`${part}.`]))
    .join(' ')
}

export type CommunityQuestion = { question: string; answer: string }

/** The question that only this community's recorded facts answer. Null if there's no such fact. */
export function localQuestion(facts: CommunityFacts): CommunityQuestion | null {
  const place = nameInSentence(facts)
  const { oakRule: rule } = facts
  if (rule?.forbidsRedOaks === true)
    return {
      question: `Can I plant a red oak in ${place}?`,
      answer: `Not inside the city limits: ${rule.city} prohibits Texas red oak, Shumard oak and similar thin-barked red oaks (${rule.section ?? 'city code'}). Your address can say ${rule.city} and still be outside, so ask ${rule.ask}.`,
    }
  if (rule?.pruning != null)
    return { question: `When can I prune an oak in ${place}?`, answer: joined(rule.pruning, rule.paint) }
  if (rule?.paint != null)
    return { question: `Do I have to paint a cut on an oak in ${place}?`, answer: joined('Yes.', rule.paint) }
  const supplier = facts.waterSuppliers.find(({ newPlants, hand }) => newPlants !== null || hand !== null)
  if (supplier === undefined) return null
  const rules = waterLines(supplier)
    .filter(({ label }) => ['New plants', 'Hose in hand', 'Drip'].includes(label))
    .map(({ label, text }) => `${label}: ${text}`)
  return {
    question: `How can I water a new tree in ${place} during a drought?`,
    answer: `Rules of the supplier, ${supplier.name}. ${rules.join(' ')} Check the stage first.`,
  }
}

const joined = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' ')

const longestTitle = 60
const longestDescription = 160

/** The first text that fits a search result; the longest come first. */
function firstThatFits(texts: readonly string[], most: number): string {
  return texts.find((text) => text.length <= most) ?? (texts.at(-1) ?? '').slice(0, most)
}

export function titleOf({ name }: Pick<CommunityFacts, 'name'>): string {
  const plain = `Tree planting in ${name}, TX`
  return firstThatFits(
    [`${plain}: native trees, priced planted`, `${plain}: native trees`, plain],
    longestTitle,
  )
}

export function descriptionOf(facts: CommunityFacts, reach: string): string {
  if (isLittleKnown(facts))
    return `Tree planting in ${facts.name}, Texas, natives only. Send us your street, and we’ll look at the ground before we name a tree.`
  const county = countiesInWords(facts)
  const place = county === null ? facts.name : `${facts.name}, ${county}`
  const ground = facts.soil ?? groundInBrief(facts)?.toLowerCase() ?? ''
  const start = `Tree planting in ${place}: `
  return firstThatFits(
    [
      `${start}${ground}, zone ${facts.usdaZone}. ${reach}.`,
      `${start}zone ${facts.usdaZone}, ${groundInBrief(facts)?.toLowerCase()}. ${reach}.`,
      `Tree planting in ${facts.name}: ten natives for its ground and zone ${facts.usdaZone}. ${reach}.`,
      `Tree planting in ${facts.name}: ten natives for its ground and zone ${facts.usdaZone}.`,
    ],
    longestDescription,
  )
}
