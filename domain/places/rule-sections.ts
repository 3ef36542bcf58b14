import { readSource } from '#domain/content/source-link.ts'
import type { Block, Inline, Section } from '#domain/content/prose.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { listInWords } from '#domain/wording.ts'
import type { CommunityFacts } from './community-facts.ts'
import {
  oakRuleGaps,
  oakRuleLines,
  sourceNote,
  waterLines,
  type OakRule,
  type RuleLine,
  type WaterSupplier,
} from './local-rules.ts'

// The local rules as sections of an article, so that each rule is recorded once.

const paragraph = (...of: Inline[]): Block => ({ kind: 'paragraph', of })

const linesAsList = (lines: readonly RuleLine[]): Block => ({
  kind: 'list',
  ordered: false,
  items: lines.map(({ label, text }) => [{ kind: 'strong', of: [`${label}:`] }, ` ${text}`]),
})

type Sourced = Pick<WaterSupplier, 'sources' | 'sourceDate'>

/** Whom to ask, how old the source is, and the source. */
const askAndSource = (words: string, { sources, sourceDate }: Sourced, today: Day): Block =>
  paragraph(
    `${words} ${sourceNote(sourceDate, today)} Source: `,
    ...sources
      .map(readSource)
      .flatMap(({ name, url }, index): Inline[] => [
        index === 0 ? '' : '; ',
        url === null ? name : { kind: 'link', to: url, of: [name] },
      ]),
  )

const namesOf = (communities: readonly CommunityFacts[]) => listInWords(communities.map(({ name }) => name))

export function oakRuleSections(
  rules: readonly OakRule[],
  communities: readonly CommunityFacts[],
  today: Day,
): Section[] {
  const without = communities.filter(({ oakRule, ground }) => oakRule === null && ground !== 'unknown')
  return [
    ...rules.map((rule) => ({
      id: `oaks-${rule.slug}`,
      title: rule.city,
      blocks: oakRuleBlocks(rule, today),
    })),
    {
      id: 'oaks-nothing-on-record',
      title: 'Where we found nothing',
      blocks: [
        paragraph(
          `For ${namesOf(without.filter(({ kind }) => kind === 'city'))} we have no oak rule on record. Ask City Hall.`,
        ),
        paragraph(
          `${namesOf(without.filter(({ kind }) => kind !== 'city'))} aren’t in a city whose rule we know. Ask the county and your owners association.`,
        ),
      ],
    },
  ]
}

function oakRuleBlocks(rule: OakRule, today: Day): Block[] {
  const gaps = oakRuleGaps(rule)
  const words = [
    ...(rule.section === null ? [] : [`${rule.section}.`]),
    ...(gaps.length === 0 ? [] : [`We found nothing on ${listInWords(gaps)}.`]),
    `Ask ${rule.ask}.`,
  ]
  return [linesAsList(oakRuleLines(rule)), askAndSource(words.join(' '), rule, today)]
}

export function waterSections(
  suppliers: readonly WaterSupplier[],
  communities: readonly CommunityFacts[],
  today: Day,
): Section[] {
  const servedBy = ({ slug }: WaterSupplier) =>
    communities.filter(({ waterSuppliers }) => waterSuppliers.some((each) => each.slug === slug))
  const recorded = suppliers.filter((supplier) => waterLines(supplier).length > 0)
  const silent = suppliers.filter((supplier) => !recorded.includes(supplier))
  return [
    ...recorded.map((supplier) => ({
      id: `water-${supplier.slug}`,
      title: supplier.name,
      blocks: [
        paragraph(`Serves all or part of ${namesOf(servedBy(supplier))}.`),
        linesAsList(waterLines(supplier)),
        askAndSource(`Ask ${supplier.ask}.`, supplier, today),
      ],
    })),
    {
      id: 'water-nothing-on-record',
      title: 'Suppliers whose rules we haven’t found',
      blocks: [paragraph(`${listInWords(silent.map(({ name }) => name))}. Ask them before you plan.`)],
    },
  ]
}
