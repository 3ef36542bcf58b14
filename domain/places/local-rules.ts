import type { CityOakRule } from '#domain/plants/oak-wilt.ts'
import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { isForbidden } from './planting-warning.ts'

/** A city's rules about oaks. Null means that nothing is on record. */
export type OakRule = {
  slug: string
  city: string
  pruning: string | null
  paint: string | null
  permit: string | null
  fee: string | null
  forbidsRedOaks: boolean
  incentive: string | null
  also: string | null
  section: string | null
  /** Markdown links. */
  sources: string[]
  sourceDate: string
  ask: string
  /** The day on which the owner checked it. */
}

/** How a water supplier lets its customers water. Null means that nothing is on record. */
export type WaterSupplier = {
  slug: string
  name: string
  hand: string | null
  drip: string | null
  soaker: string | null
  sprinkler: string | null
  newPlants: string | null
  sources: string[]
  sourceDate: string | null
  ask: string
}

export type RuleLine = { label: string; text: string }

const recorded = (lines: readonly { label: string; text: string | null }[]): RuleLine[] =>
  lines.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]))

const redOaksForbidden = 'Planting Texas red oak, Shumard oak and similar thin-barked red oaks is prohibited.'

/** What's on record, the ban first. */
export function oakRuleLines(rule: OakRule): RuleLine[] {
  return recorded([
    { label: 'Planting', text: rule.forbidsRedOaks ? redOaksForbidden : null },
    { label: 'Pruning', text: rule.pruning },
    { label: 'Paint', text: rule.paint },
    { label: 'Permit', text: withFee(rule) },
    { label: 'Help', text: rule.incentive },
    { label: 'Also', text: rule.also },
  ])
}

const withFee = ({ permit, fee }: OakRule) => (permit === null || fee === null ? permit : `${permit} ${fee}.`)

/** The subjects on which we found nothing, so that silence isn't taken for permission. */
export function oakRuleGaps({ pruning, paint, permit }: OakRule): string[] {
  return Object.entries({ 'pruning months': pruning, paint, permits: permit }).flatMap(([subject, text]) =>
    text === null ? [subject] : [],
  )
}

/** In one line, for the guide of an oak: the ban if it's forbidden, then when to cut, how to paint or what to apply for. */
function oakRuleInBrief(rule: OakRule, plant: { oakWilt: string | null }): string {
  const ban = isForbidden(plant, rule) ? ['Planting it is prohibited inside the city limits.'] : []
  const [first] = oakRuleLines({ ...rule, forbidsRedOaks: false })
  return [...ban, ...(first === undefined ? [] : [`${first.label}: ${first.text}`])].join(' ')
}

export const toCityOakRule = (rule: OakRule, plant: { oakWilt: string | null }): CityOakRule => ({
  city: rule.city,
  text: oakRuleInBrief(rule, plant),
  limitsPruning: rule.pruning !== null,
})

export function waterLines(supplier: WaterSupplier): RuleLine[] {
  return recorded([
    { label: 'Hose in hand', text: supplier.hand },
    { label: 'Drip', text: supplier.drip },
    { label: 'Soaker hose', text: supplier.soaker },
    { label: 'Sprinkler', text: supplier.sprinkler },
    { label: 'New plants', text: supplier.newPlants },
  ])
}

const oldAfterDays = 730

/** 'Undated page, read in November 2026.' Cities and suppliers rewrite their rules with every drought: one is as old as the newest year its source names. */
export function sourceNote(sourceDate: string | null, today: Day): string {
  if (sourceDate === null) return ''
  const year = sourceDate
    .match(/\b20\d\d\b/g)
    ?.toSorted()
    .at(-1)
  const isOld = year !== undefined && addDays(`${year}-12-31`, oldAfterDays) < today
  return `${sourceDate}.${isOld ? ' That’s more than two years ago, so ask before you rely on it.' : ''}`
}
