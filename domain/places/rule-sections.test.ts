import { expect, test } from 'vitest'
import { plainText, type Block, type Section } from '#domain/content/prose.ts'
import { fillProse } from '#domain/content/text-values.ts'
import { oakRule, place, ridge, unknown, waterSupplier } from '#tests/support/sample-communities.ts'
import { oakRuleSections, waterSections } from './rule-sections.ts'

const textOf = (block: Block) => {
  if (block.kind === 'paragraph') return plainText(block.of)
  return block.kind === 'list' ? block.items.map(plainText).join(' / ') : ''
}
const textsOf = (sections: readonly Section[]) =>
  sections.map(({ title, blocks }) => [title, ...blocks.map(textOf)])

test('each city has a section with its rule, whom to ask and the source; the others are named', () => {
  const rule = { ...oakRule, section: 'Ordinance 7', paint: 'At once.' }
  const communities = [{ ...ridge, oakRule: rule }, place, { ...ridge, name: 'Hollow' }, unknown]
  expect(textsOf(oakRuleSections([rule], communities, '2023-11-19'))).toEqual([
    [
      'Ridge',
      'Paint: At once.',
      'Ordinance 7. We found nothing on pruning months and permits. Ask Ridge City Hall. Notice of June 2022. Source: City of Ridge: Oak Wilt',
    ],
    [
      'Where we found nothing',
      'For Place we have no oak rule on record. Ask City Hall.',
      'Hollow aren’t in a city whose rule we know. Ask the county and your owners association.',
    ],
  ])
})

test('each supplier has a section if its rules are on record', () => {
  const supplier = { ...waterSupplier, hand: 'Any day.', sources: ['Its bill'], sourceDate: 'June 2022' }
  const silent = { ...waterSupplier, slug: 'silent', name: 'Silent Water' }
  const communities = [{ ...ridge, waterSuppliers: [supplier] }, place]
  expect(textsOf(waterSections([supplier, silent], communities, '2026-11-19'))).toEqual([
    [
      'City of Ridge',
      'Serves all or part of Ridge.',
      'Hose in hand: Any day.',
      'Ask Ridge City Hall. June 2022. That’s more than two years ago, so ask before you rely on it. Source: Its bill',
    ],
    ['Suppliers whose rules we haven’t found', 'Silent Water. Ask them before you plan.'],
  ])
})

test('the sections take the place of their heading in an article', () => {
  const section = (title: string): Section => ({ id: title, title, blocks: [] })
  const body = { opening: [], sections: [section('Before'), section('{{oakRules}}'), section('After')] }
  const written = { '{{oakRules}}': [section('Boerne'), section('Helotes')] }
  expect(fillProse(body, () => undefined, written).sections.map(({ title }) => title)).toEqual([
    'Before',
    'Boerne',
    'Helotes',
    'After',
  ])
})
